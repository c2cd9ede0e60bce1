import { getMetadataStorage, IsInt, IsString, validateSync } from 'class-validator';
import { keepValidationMetadata } from './validation-metadata.js';

class Place {
  @IsString()
  name: unknown;
}

class Dock extends Place {
  @IsInt()
  number: unknown;
}

/** A metadata storage that counts its searches. */
function counting() {
  const storage = getMetadataStorage();
  const counted = { searches: 0 };
  const search = storage.getTargetValidationMetadatas.bind(storage);
  return {
    counted,
    storage: Object.assign(Object.create(storage) as typeof storage, {
      getTargetValidationMetadatas: (...args: Parameters<typeof search>) => ((counted.searches += 1), search(...args)),
    }),
  };
}

describe('keepValidationMetadata', () => {
  const search = (storage: ReturnType<typeof getMetadataStorage>, target: typeof Place) =>
    storage.getTargetValidationMetadatas(target, undefined as never, false, false);

  it('finds the same as the library, for the class and its base classes', () => {
    const { storage } = counting();
    const expected = [Place, Dock].map((target) => search(getMetadataStorage(), target));
    keepValidationMetadata(storage);
    for (let time = 0; time < 2; time += 1)
      expect([Place, Dock].map((target) => search(storage, target))).toEqual(expected);
    expect(expected.map(({ length }) => length)).toEqual([1, 2]);
  });

  it('searches once per class and schema, and every time for groups', () => {
    const { storage, counted } = counting();
    keepValidationMetadata(storage);
    for (let time = 0; time < 3; time += 1) search(storage, Dock);
    for (let time = 0; time < 3; time += 1) storage.getTargetValidationMetadatas(Dock, 'Place', false, false);
    expect(counted.searches).toBe(2);
    for (let time = 0; time < 3; time += 1)
      storage.getTargetValidationMetadatas(Dock, undefined as never, false, false, ['a']);
    expect(counted.searches).toBe(5);
  });

  it('does not change validation', () => {
    keepValidationMetadata();
    const dock = Object.assign(new Dock(), { name: 1, number: 'x' });
    for (let time = 0; time < 2; time += 1)
      expect(
        validateSync(dock)
          .map(({ property }) => property)
          .sort(),
      ).toEqual(['name', 'number']);
  });
});

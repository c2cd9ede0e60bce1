import 'reflect-metadata';
import {
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  getMetadataStorage,
  validateSync,
} from 'class-validator';
import { translate } from '../../../messages/translate.js';
import { ValidationFailed, type FieldError } from '../problems/domain-error.js';
import { Nested, NestedList } from './nested.js';
import { createValidationPipe, keepValidationMetadata } from './validation.pipe.js';

class StopDto {
  @IsString()
  @IsNotEmpty({ message: 'Enter a postal code.' })
  @MaxLength(7)
  @Matches(/^\d{5}$/, { message: 'Enter five digits.', context: { code: 'ZIP_FORMAT' } })
  postalCode: string;

  @IsInt()
  @Min(1)
  @Max(10)
  pieces = 1;
}

class QuoteDto {
  @NestedList(() => StopDto, { max: 2 })
  stops: StopDto[];

  @IsOptional()
  @Nested(() => StopDto)
  via?: StopDto | null;
}

async function errorsOf(body: unknown): Promise<(Omit<FieldError, 'message'> & { message: string })[]> {
  try {
    await createValidationPipe().transform(body, { type: 'body', metatype: QuoteDto });
  } catch (error) {
    if (error instanceof ValidationFailed)
      return (error.errors ?? []).map((one) => ({ ...one, message: translate('en-US', one.message) }));
    throw error;
  }
  return [];
}

describe('validation pipe', () => {
  it('creates an instance of the DTO', async () => {
    const dto = await createValidationPipe().transform(
      { stops: [{ postalCode: '60601' }] },
      { type: 'body', metatype: QuoteDto },
    );
    expect(dto.stops[0]).toBeInstanceOf(StopDto);
    expect(dto.stops[0].pieces).toBe(1);
  });

  it('reports all errors of all elements, each with its pointer', async () => {
    const errors = await errorsOf({ stops: [{ postalCode: 'x', pieces: 0 }, { pieces: 'two' }], 'a/b~c': 1 });
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
      '/a~1b~0c UNKNOWN_FIELD',
      '/stops/0/pieces RANGE',
      '/stops/0/postalCode ZIP_FORMAT',
      '/stops/1/pieces TYPE',
      '/stops/1/postalCode REQUIRED',
    ]);
  });

  it('reports a missing field once', async () => {
    expect(await errorsOf({ stops: [{}] })).toEqual([
      { pointer: '/stops/0/postalCode', code: 'REQUIRED', message: 'Enter a postal code.' },
    ]);
  });

  it('reports a missing list, a wrong type and an element that is no object', async () => {
    expect(await errorsOf({})).toMatchObject([{ pointer: '/stops', code: 'REQUIRED' }]);
    expect(await errorsOf({ stops: 'x' })).toMatchObject([{ pointer: '/stops', code: 'TYPE' }]);
    expect(await errorsOf({ stops: ['x'] })).toMatchObject([{ pointer: '/stops/0', code: 'TYPE' }]);
    expect(await errorsOf({ stops: [{ postalCode: '1' }, null] })).not.toEqual([]);
  });

  it('refuses an array in place of an object', async () => {
    const places: [unknown, string][] = [
      [{ stops: [[]] }, '/stops/0'],
      [{ stops: [[{ postalCode: '60601' }]] }, '/stops/0'],
      [{ stops: [{ postalCode: '60601' }, [[]]] }, '/stops/1'],
      [{ stops: [], via: [] }, '/via'],
      [{ stops: [], via: [{ postalCode: '60601' }] }, '/via'],
      [{ stops: [], via: 'x' }, '/via'],
      [{ stops: {} }, '/stops'],
    ];
    for (const [body, pointer] of places) expect(await errorsOf(body)).toMatchObject([{ pointer, code: 'TYPE' }]);
    expect(await errorsOf({ stops: [null] })).toMatchObject([{ pointer: '/stops/0', code: 'REQUIRED' }]);
    expect(await errorsOf({ stops: [], via: null })).toEqual([]);
  });

  it('refuses an array as the body, and a missing body', async () => {
    expect(await errorsOf([])).not.toEqual([]);
    expect(await errorsOf([{ stops: [] }])).not.toEqual([]);
    expect(await errorsOf(undefined)).toMatchObject([{ pointer: '/stops', code: 'REQUIRED' }]);
  });

  it('prevents prototype pollution', async () => {
    const body = JSON.parse('{"stops":[],"__proto__":{"admin":true}}');
    const dto = await createValidationPipe().transform(body, { type: 'body', metatype: QuoteDto });
    expect(dto.admin).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

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

import { storedDocument } from './stored-document.js';

interface Box {
  readonly widthInches: number;
  readonly label: string | null;
}

/** Version 1 had feet, version 2 had no label. */
const BOX = storedDocument<Box>({
  version: 3,
  upcasters: {
    1: ({ feet }) => ({ widthInches: Number(feet) * 12 }),
    2: (box) => ({ ...box, label: null }),
  },
});

it('writes the current version beside the properties and reads it without', () => {
  const box = { widthInches: 48, label: 'A' };
  expect(BOX.write(box)).toEqual({ widthInches: 48, label: 'A', schemaVersion: 3 });
  expect(BOX.read(BOX.write(box))).toEqual(box);
});

it.each([
  ['1, without schemaVersion', { feet: 4 }],
  ['1', { feet: 4, schemaVersion: 1 }],
  ['2', { widthInches: 48, schemaVersion: 2 }],
  ['3', { widthInches: 48, label: null, schemaVersion: 3 }],
])('reads version %s, from text and from a value', (_, stored) => {
  expect(BOX.read(JSON.stringify(stored))).toEqual({ widthInches: 48, label: null });
  expect(BOX.read(stored)).toEqual({ widthInches: 48, label: null });
});

it('refuses later versions and values that are not objects', () => {
  expect(() => BOX.read({ schemaVersion: 4 })).toThrow(RangeError);
  expect(() => BOX.read({ schemaVersion: '1' })).toThrow(RangeError);
  expect(() => BOX.read('[]')).toThrow(RangeError);
  expect(() => BOX.read(null)).toThrow(RangeError);
});

it('refuses a definition without an upcaster for each earlier version', () => {
  expect(() => storedDocument({ version: 3, upcasters: { 2: (box) => box } })).toThrow('from schema version 1');
});

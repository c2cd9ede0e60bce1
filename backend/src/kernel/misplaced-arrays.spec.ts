import { withoutMisplacedArrays } from './misplaced-arrays.js';

const WELL = {
  stops: [
    { type: 'origin', contact: { name: 'Pat Doe' } },
    { type: 'destination', contact: null },
  ],
  handlingUnits: [{ count: 1, commodities: [{ weight: 1, hazmat: { unNumber: 'UN1090', subsidiary: ['3'] } }] }],
  references: [{ type: 'PO', value: '1' }],
  accessorials: ['LFTD'],
  declaredValue: { amount: 1, currency: 'USD' },
};

it('leaves correct values unchanged', () => {
  expect(withoutMisplacedArrays(structuredClone(WELL))).toEqual(WELL);
  expect(withoutMisplacedArrays(null)).toBeNull();
});

it('replaces an array in place of an object with null, and removes it from a list', () => {
  const stored = {
    stops: [{ type: 'origin', contact: [] }, []],
    handlingUnits: [{ count: 1, commodities: [[], { weight: 1, hazmat: [] }] }],
    references: [[], [{ type: 'PO', value: '1' }], { type: 'PO', value: '2' }],
    declaredValue: [],
    temperature: [[]],
    freight: { declaredValue: [] },
  };
  expect(withoutMisplacedArrays(stored)).toEqual({
    stops: [{ type: 'origin', contact: null }],
    handlingUnits: [{ count: 1, commodities: [{ weight: 1, hazmat: null }] }],
    references: [{ type: 'PO', value: '2' }],
    declaredValue: null,
    temperature: null,
    freight: { declaredValue: null },
  });
});

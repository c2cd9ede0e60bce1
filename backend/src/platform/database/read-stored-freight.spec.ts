import { readStoredFreight } from './read-stored-freight.js';

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

it('leaves what is right as it is, from text and from a value', () => {
  expect(readStoredFreight(JSON.stringify(WELL))).toEqual(WELL);
  expect(readStoredFreight(structuredClone(WELL))).toEqual(WELL);
  expect(readStoredFreight(null)).toBeNull();
});

it('reads an array in the place of an object as null, and leaves it out of a list', () => {
  const stored = {
    stops: [{ type: 'origin', contact: [] }, []],
    handlingUnits: [{ count: 1, commodities: [[], { weight: 1, hazmat: [] }] }],
    references: [[], [{ type: 'PO', value: '1' }], { type: 'PO', value: '2' }],
    declaredValue: [],
    temperature: [[]],
    freight: { declaredValue: [] },
  };
  expect(readStoredFreight(stored)).toEqual({
    stops: [{ type: 'origin', contact: null }],
    handlingUnits: [{ count: 1, commodities: [{ weight: 1, hazmat: null }] }],
    references: [{ type: 'PO', value: '2' }],
    declaredValue: null,
    temperature: null,
    freight: { declaredValue: null },
  });
});

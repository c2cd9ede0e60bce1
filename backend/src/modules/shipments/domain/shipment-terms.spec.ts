import { type SearchableShipment, shipmentTerms } from './shipment-terms.js';

const SHIPMENT: SearchableShipment = {
  number: 'S-000317',
  bolNumber: '06141411234567890',
  proNumber: 'ZZ-1234 5675',
  quoteNumber: 'Q-001042',
  stops: [
    { type: 'origin', name: 'Ünlü & Sons', city: 'Montréal', state: 'QC', postalCode: 'H2X1Y4', country: 'CA' },
    { type: 'destination', city: 'Salt Lake City', state: 'UT', postalCode: '84101', country: 'US' },
  ],
  references: [{ type: 'PO', value: 'AB-77' }],
};

describe('shipmentTerms', () => {
  it('include numbers, references, names and places', () => {
    expect(shipmentTerms(SHIPMENT)).toEqual([
      's',
      '000317',
      '06141411234567890',
      'zz',
      '1234',
      '5675',
      'q',
      '001042',
      'ab',
      '77',
      'unlu',
      'sons',
      'montreal',
      'qc',
      'h2x1y4',
      '1y4',
      'salt',
      'lake',
      'city',
      'ut',
      '84101',
    ]);
  });

  it('exclude a PRO that is not assigned yet', () => {
    expect(shipmentTerms({ ...SHIPMENT, proNumber: null })).not.toEqual(expect.arrayContaining(['null']));
  });

  it('are limited to 200', () => {
    const references = Array.from({ length: 20 }, (_, index) => ({
      type: 'PO' as const,
      value: Array.from({ length: 25 }, (_v, word) => `${index}x${word}`).join(' '),
    }));
    expect(shipmentTerms({ ...SHIPMENT, references })).toHaveLength(200);
  });
});

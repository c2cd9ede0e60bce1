import { type InvoiceReferences, type MatchCandidate, matchByPo, matchInvoice } from './match-invoice.js';

const first: MatchCandidate = {
  id: 'shp_1',
  scac: 'ZZMW',
  proNumber: '123456782',
  bolNumber: '06141410000000017',
  number: 'S-000317',
};
const second: MatchCandidate = {
  ...first,
  id: 'shp_2',
  scac: 'ZZAA',
  bolNumber: '06141410000000024',
  number: 'S-000318',
};
const none = { scac: null, proNumber: null, bolNumber: null, shipmentNumber: null };

describe('matchInvoice', () => {
  it('uses the PRO number of the carrier first, as printed with dashes', () => {
    const references = { ...none, scac: 'ZZAA', proNumber: '123-456782', bolNumber: first.bolNumber };
    expect(matchInvoice(references, [first, second])).toEqual({ shipmentId: 'shp_2', by: 'pro' });
  });

  it('then the BOL number, then our number', () => {
    expect(matchInvoice({ ...none, bolNumber: first.bolNumber, shipmentNumber: 'S-000318' }, [first, second])).toEqual({
      shipmentId: 'shp_1',
      by: 'bol',
    });
    expect(matchInvoice({ ...none, shipmentNumber: 's-000318' }, [first, second])).toEqual({
      shipmentId: 'shp_2',
      by: 'shipment',
    });
  });

  it('goes on with the next reference if the PRO number is that of another carrier', () => {
    const references = { ...none, scac: 'ZZXX', proNumber: '123456782', shipmentNumber: 'S-000317' };
    expect(matchInvoice(references, [first, second])).toEqual({ shipmentId: 'shp_1', by: 'shipment' });
  });

  it('matches nothing if the reference is ambiguous, unknown or missing', () => {
    expect(matchInvoice({ ...none, proNumber: '123456782' }, [first, second])).toBeNull();
    expect(matchInvoice({ ...none, proNumber: '99' }, [first, second])).toBeNull();
    expect(matchInvoice(none, [first])).toBeNull();
    expect(matchInvoice({ ...none, proNumber: '123456782' }, [first])).toEqual({ shipmentId: 'shp_1', by: 'pro' });
  });
});

describe('matchByPo', () => {
  const freight = { id: 'shp_1', scac: 'ZZMW', pickupOn: '2026-11-20', postalCode: '75201', weight: 2_000 };
  const references: InvoiceReferences = {
    ...none,
    poNumber: 'PO-7',
    shippedOn: '2026-11-23',
    consigneePostalCode: '75201-1234',
    weight: 2_100,
  };

  it('takes the shipment with date, postal code and weight of the invoice', () => {
    expect(matchByPo(references, [freight, { ...freight, id: 'shp_2', postalCode: '75202' }])).toEqual({
      shipmentId: 'shp_1',
      by: 'po',
    });
  });

  it.each([
    ['four days', { shippedOn: '2026-11-24' }],
    ['more than five percent', { weight: 2_101 }],
    ['another consignee', { consigneePostalCode: '60601' }],
    ['another carrier', { scac: 'ZZAA' }],
    ['no weight', { weight: null }],
  ])('takes none with %s', (_what, change) => {
    expect(matchByPo({ ...references, ...change }, [freight])).toBeNull();
  });

  it('takes none if two fit', () => {
    expect(matchByPo(references, [freight, { ...freight, id: 'shp_2' }])).toBeNull();
  });
});

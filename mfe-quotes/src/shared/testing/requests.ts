import type { QuoteRequest } from '../api/types';

/** A whole request: two pallets from Chicago to Napa (freight.md Annex I). */
export function chicagoToNapa(): QuoteRequest {
  return {
    mode: 'auto',
    equipment: null,
    temperature: null,
    units: 'imperial',
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    delivery: { type: 'none', on: null, to: null },
    stops: [
      {
        type: 'origin',
        name: 'Acme DC',
        address1: '12 S Dock Pl',
        address2: null,
        city: 'Chicago',
        state: 'IL',
        postalCode: '60601',
        country: 'US',
        placeType: null,
        dock: true,
        forklift: true,
        contact: { name: 'Pat Doe', phone: '+13125550100', email: null },
      },
      {
        type: 'destination',
        name: 'Oak Winery',
        address1: '1 Oak Rd',
        address2: null,
        city: 'Napa',
        state: 'CA',
        postalCode: '94558',
        country: 'US',
        placeType: 'Farm-87 - Winery',
        dock: false,
      },
    ],
    handlingUnits: [
      {
        count: 2,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight: 1000,
        stackable: false,
        evidence: 'measured',
        commodities: [
          {
            description: 'Aluminium fittings, boxed',
            pieces: 24,
            packagingType: 'BOX',
            weight: 1000,
            freightClass: '70',
            nmfc: '13360',
            nmfcSub: null,
            hazmat: null,
          },
        ],
      },
    ],
    accessorials: ['LFTD'],
    waivedAccessorials: [{ code: 'LTDAD', reason: 'dock photo on file' }],
    declaredValue: null,
    references: [{ type: 'PO', value: '554238' }],
    instructions: null,
  };
}

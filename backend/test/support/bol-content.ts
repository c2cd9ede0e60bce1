import type { BolContent, BolLine } from '../../src/modules/documents/bol/bol-content.js';

const FITTINGS: BolLine = {
  handlingUnits: { count: 2, type: 'PAT' },
  packages: { count: 24, type: 'BOX' },
  weight: 1_000,
  description: 'Aluminium fittings, boxed',
  hazmat: null,
  note: '48 x 40 x 48 in',
  nmfc: '13360',
  freightClass: '70',
};

/** A bill of lading from Chicago to Dallas for tests, with some parts replaced. */
export function bolContent(changes: Partial<BolContent> = {}): BolContent {
  return {
    bolNumber: '06141411234567890',
    proNumber: '771000042',
    version: 1,
    correction: false,
    changes: [],
    issuedAt: '2026-11-20T15:04:05.000Z',
    date: '2026-11-24',
    carrier: { name: 'Example Freight Lines', scac: 'ZZAA' },
    shipFrom: {
      name: 'Acme DC',
      address1: '12 S Dock Pl',
      address2: 'Door 4',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
      contactName: 'Pat Doe',
      contactPhone: '+13125550100',
      partyNumber: 'S-000301',
    },
    shipTo: {
      name: 'Oak Fixtures',
      address1: '1 Oak Rd',
      address2: null,
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
      country: 'US',
      contactName: 'Sam Roe',
      contactPhone: '+12145550199',
      partyNumber: null,
    },
    terms: 'prepaid',
    billTo: null,
    cod: null,
    instructions: ['Services: Liftgate at delivery', 'Call before delivery.'],
    orders: [{ number: '554238', packages: 24, weight: 1_000, note: 'PO' }],
    lines: [FITTINGS],
    totals: { handlingUnits: 2, packages: 24, weight: 1_000 },
    declaredValue: null,
    ...changes,
  };
}

/** A commodity line with some parts replaced. */
export function bolLine(changes: Partial<BolLine> = {}): BolLine {
  return { ...FITTINGS, ...changes };
}

import type { TenderedShipment } from '../../src/modules/carriers/connectors/tenders.js';

/** A shipment from Chicago to Toronto for tests of tenders, with some parts replaced. */
export function tenderedShipment(changes: Partial<TenderedShipment> = {}): TenderedShipment {
  return {
    number: 'S-000301',
    bolNumber: '06141411234567890',
    proNumber: '771000042',
    carrierQuoteNumber: 'SW-1',
    carrierService: null,
    mode: 'LTL',
    stops: [
      {
        type: 'origin',
        name: 'Acme DC',
        address1: '12 S Dock Pl',
        city: 'Chicago',
        state: 'IL',
        postalCode: '60601',
        country: 'US',
        contact: { name: 'Pat Doe', phone: '+13125550100' },
      },
      {
        type: 'destination',
        name: 'Oak Fixtures',
        address1: '1 Oak Rd',
        city: 'Toronto',
        state: 'ON',
        postalCode: 'M5V 2T6',
        country: 'CA',
        contact: { name: 'Sam Roe', phone: '+14165550199' },
      },
    ],
    timeZones: ['America/Chicago', 'America/Toronto'],
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    delivery: null,
    units: 'imperial',
    handlingUnits: [
      {
        count: 2,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight: 1_000,
        commodities: [
          {
            description: 'Boxes',
            pieces: 24,
            packagingType: 'BOX',
            weight: 1_000,
            freightClass: '70',
            nmfc: '13360',
            nmfcSub: '2',
          },
        ],
      },
    ],
    accessorials: ['LFTD'],
    references: [
      { type: 'PO', value: '554238' },
      { type: 'SO', value: '9' },
    ],
    instructions: 'Keep dry',
    declaredValue: null,
    handlingUnitCount: 2,
    totalWeight: 1_000,
    payment: null,
    equipment: null,
    temperature: null,
    accessorialDetails: [],
    customs: null,
    estimatedDeliveryOn: '2026-12-01',
    cubicFeet: 106.67,
    linearFeet: 4,
    ...changes,
  };
}

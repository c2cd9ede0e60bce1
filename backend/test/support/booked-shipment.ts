import type { CommodityDto } from '../../src/modules/rating/index.js';
import type { BolShipment } from '../../src/modules/shipments/documents/shipment-bol.js';
import type { RatesShipment } from '../../src/modules/shipments/documents/shipment-rates.js';
import type { ShipmentBody } from '../../src/modules/shipments/domain/shipment-body.js';

export const BOXES: CommodityDto = {
  description: 'Boxes',
  pieces: 24,
  packagingType: 'BOX',
  weight: 1_000,
  freightClass: '70',
  nmfc: '13360',
  nmfcSub: '2',
};

/** A booked shipment of two pallets from Chicago to Dallas for documents, with parts of its body replaced. */
export function bookedShipment(body: Partial<ShipmentBody> = {}): BolShipment & RatesShipment {
  return {
    number: 'S-000301',
    mode: 'LTL',
    estimatedDeliveryOn: '2026-11-30',
    earliestDeliveryOn: null,
    latestDeliveryOn: null,
    total: 26_584,
    currency: 'USD',
    bolNumber: '06141411234567890',
    proNumber: null,
    carrierName: 'Example Freight Lines',
    scac: 'ZZAA',
    pickupOn: '2026-11-24',
    handlingUnitCount: 2,
    totalWeight: 1_000,
    createdAt: new Date('2026-11-20T15:00:00.000Z'),
    body: {
      quoteNumber: 'Q-001001',
      service: 'direct',
      stops: [
        {
          type: 'origin',
          postalCode: '60601',
          country: 'US',
          name: 'Acme DC',
          address1: '12 S Dock Pl',
          city: 'Chicago',
          state: 'IL',
        },
        {
          type: 'destination',
          postalCode: '75201',
          country: 'US',
          name: 'Oak Fixtures',
          address1: '1 Oak Rd',
          city: 'Dallas',
          state: 'TX',
          instructions: 'Ring',
        },
      ],
      timeZones: ['America/Chicago', 'America/Chicago'],
      pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
      delivery: null,
      units: 'imperial',
      handlingUnits: [
        { count: 2, type: 'PAT', length: 48, width: 40, height: 48, weight: 1_000, commodities: [BOXES] },
      ],
      accessorials: ['LFTD'],
      references: [{ type: 'PO', value: '554238' }],
      instructions: null,
      declaredValue: null,
      lines: [],
      ...body,
    },
  };
}

import type { CommodityDto } from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import { type BolShipment, bolContentOf } from './shipment-bol.js';

const BOXES: CommodityDto = {
  description: 'Boxes',
  pieces: 24,
  packagingType: 'BOX',
  weight: 1_000,
  freightClass: '70',
  nmfc: '13360',
  nmfcSub: '2',
};

function shipment(body: Partial<ShipmentBody> = {}): BolShipment {
  return {
    number: 'S-000301',
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

const withCommodities = (...commodities: CommodityDto[]) =>
  shipment({ handlingUnits: [{ ...shipment().body.handlingUnits[0]!, commodities }] });

describe('bill of lading of a shipment', () => {
  it('counts a handling unit only on its first commodity', () => {
    const { lines, totals } = bolContentOf(
      withCommodities(BOXES, { ...BOXES, description: 'Bags', pieces: 6, packagingType: 'BAG' }),
    );
    expect(lines.map(({ handlingUnits, packages, note }) => ({ handlingUnits, packages, note }))).toEqual([
      {
        handlingUnits: { count: 2, type: 'PAT' },
        packages: { count: 24, type: 'BOX' },
        note: '48 x 40 x 48 in, do not stack',
      },
      { handlingUnits: null, packages: { count: 6, type: 'BAG' }, note: null },
    ]);
    expect(totals).toEqual({ handlingUnits: 2, packages: 30, weight: 1_000 });
  });

  it('prints handling units as packages if there are no pieces', () => {
    const { lines, totals } = bolContentOf(withCommodities({ ...BOXES, pieces: null }));
    expect(lines[0]!.packages).toEqual({ count: 2, type: 'PAT' });
    expect(totals.packages).toBe(2);
  });

  it('converts kilograms to pounds, rounded up', () => {
    const metric = withCommodities({ ...BOXES, weight: 453.6 });
    const { lines } = bolContentOf({ ...metric, body: { ...metric.body, units: 'metric' } });
    expect(lines[0]).toMatchObject({ weight: 1_001, note: '48 x 40 x 48 cm, do not stack' });
  });

  it('joins NMFC item and sub', () => {
    expect(bolContentOf(shipment()).lines[0]!.nmfc).toBe('13360-2');
    expect(bolContentOf(withCommodities({ ...BOXES, nmfcSub: null })).lines[0]!.nmfc).toBe('13360');
    expect(bolContentOf(withCommodities({ ...BOXES, nmfc: null, nmfcSub: null })).lines[0]!.nmfc).toBeNull();
  });

  // The second is the example of 49 CFR 172.202(b); the others follow its order.
  it.each([
    [
      { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' },
      'UN1090, Acetone, 3, PG II',
    ],
    [
      {
        unNumber: 'UN2744',
        properShippingName: 'Cyclobutyl chloroformate',
        hazardClass: '6.1',
        subsidiary: ['8', '3'],
        packingGroup: 'II',
      },
      'UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II',
    ],
    [
      {
        unNumber: 'UN1760',
        properShippingName: 'Corrosive liquids, n.o.s.',
        technicalName: 'Caprylyl chloride',
        hazardClass: '8',
        packingGroup: 'II',
      },
      'UN1760, Corrosive liquids, n.o.s., (Caprylyl chloride), 8, PG II',
    ],
    [
      { unNumber: 'UN1950', properShippingName: 'Aerosols', hazardClass: '2.1', packingGroup: null },
      'UN1950, Aerosols, 2.1',
    ],
  ] as const)('describes %j as "%s"', (hazmat, description) => {
    const commodity = {
      ...BOXES,
      hazmat: { ...hazmat, emergencyPhone: '+18005551234', contractNumber: 'CCN9' },
    } as CommodityDto;
    expect(bolContentOf(withCommodities(commodity)).lines[0]!.hazmat).toEqual({
      description,
      emergencyContact: '+18005551234 (contract CCN9)',
    });
  });

  it('prints packages and weight only for a single order', () => {
    expect(bolContentOf(shipment()).orders).toEqual([
      { number: '554238', packages: 24, weight: 1_000, note: 'Purchase order' },
    ]);
    const two = bolContentOf(
      shipment({
        references: [
          { type: 'PO', value: '1' },
          { type: 'SO', value: '2' },
        ],
      }),
    ).orders;
    expect(two).toEqual([
      { number: '1', packages: null, weight: null, note: 'Purchase order' },
      { number: '2', packages: null, weight: null, note: 'Sales order' },
    ]);
  });

  it('prints services, times and instructions of every stop for the driver', () => {
    const { instructions } = bolContentOf(
      shipment({
        instructions: 'Keep dry\nNo Fridays',
        delivery: { type: 'window', on: '2026-11-30', to: '2026-12-02' },
      }),
    );
    expect(instructions).toEqual([
      'Services: Liftgate at delivery',
      'Pickup 2026-11-24, ready 10:00, dock closes 16:00',
      'Deliver from 2026-11-30 to 2026-12-02',
      'Delivery: Ring',
      'Keep dry',
      'No Fridays',
    ]);
  });

  it("ends with the company's own text", () => {
    const { instructions } = bolContentOf(
      shipment({
        instructions: 'Keep dry',
        billOfLadingText: 'Seal intact at delivery.\nCall 312 555 0100 after hours.',
      }),
    );
    expect(instructions.slice(-3)).toEqual(['Keep dry', 'Seal intact at delivery.', 'Call 312 555 0100 after hours.']);
  });
});

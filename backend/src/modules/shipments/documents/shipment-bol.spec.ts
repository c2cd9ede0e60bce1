import { bookedShipment as shipment, BOXES } from '../../../../test/support/booked-shipment.js';
import type { CommodityDto } from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import { bolContentOf } from './shipment-bol.js';

const PAYER = {
  name: 'Acme AP Dept',
  address1: '9 Mill St',
  address2: 'Suite 2',
  city: 'Akron',
  state: 'OH',
  postalCode: '44301',
  country: 'US',
  accountNumber: '4711',
} as const;

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

  it('says that the carrier arranges a delivery appointment without a date', () => {
    const instructionsOf = (change: object) => {
      const base = shipment();
      return bolContentOf({ ...base, body: { ...base.body, ...change } }).instructions.join('\n');
    };
    const text = 'Appointment at delivery: carrier calls to arrange';
    expect(instructionsOf({ accessorials: ['APTD'], accessorialDetails: [] })).toContain(text);
    const dated = { code: 'APTD', date: '2026-11-30' };
    expect(instructionsOf({ accessorials: ['APTD'], accessorialDetails: [dated] })).not.toContain('calls to arrange');
    expect(instructionsOf({ accessorials: ['LFTD'], accessorialDetails: [] })).not.toContain('calls to arrange');
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

  it('gives a single purchase order all packages and weight, also beside other references', () => {
    const two = shipment({
      references: [
        { type: 'SO', value: '2' },
        { type: 'PO', value: '1' },
      ],
    });
    expect(bolContentOf(two).orders).toEqual([
      { number: '2', packages: null, weight: null, note: 'Sales order' },
      { number: '1', packages: 24, weight: 1_000, note: 'Purchase order' },
    ]);
    expect(bolContentOf(shipment({ references: [{ type: 'SO', value: '2' }] })).orders[0]!.packages).toBe(24);
  });

  it('leaves packages and weight of several purchase orders blank, because the split is unknown', () => {
    const two = shipment({
      references: [
        { type: 'PO', value: '1' },
        { type: 'PO', value: '2' },
      ],
    });
    expect(bolContentOf(two).orders.map(({ packages, weight }) => [packages, weight])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('prints complete postal codes and phone extensions', () => {
    const [origin, destination] = shipment().body.stops;
    const contact = { name: 'Pat Doe', phone: '+13125550100', extension: '12' };
    const { shipFrom, shipTo } = bolContentOf(
      shipment({
        stops: [
          { ...origin!, postalCode: '60601-1234', contact },
          { ...destination!, country: 'CA', state: 'QC', city: 'Montreal', postalCode: 'H3B4W5' },
        ],
      }),
    );
    expect([shipFrom.postalCode, shipFrom.contactPhone]).toEqual(['60601-1234', '+13125550100 ext. 12']);
    expect(shipTo.postalCode).toBe('H3B 4W5');
  });

  it('prints terms, payer and COD', () => {
    const facts: Partial<ShipmentBody> = {
      payment: { terms: 'third_party', byCompany: true, billTo: PAYER },
      accessorialDetails: [
        {
          code: 'COD',
          amount: { amount: 120_000, currency: 'USD' },
          feeTerms: 'collect',
          checkAccepted: true,
          remitTo: PAYER,
        },
      ],
    };
    const content = bolContentOf(shipment(facts));
    expect(content).toMatchObject({
      terms: 'third_party',
      billTo: {
        name: 'Acme AP Dept',
        address: '9 Mill St, Suite 2',
        cityLine: 'Akron, OH 44301 US',
        accountNumber: '4711',
      },
      cod: { amount: '1,200.00 USD', feeTerms: 'collect', checkAccepted: true },
    });
    expect(content.instructions.join(' ')).toContain('remit to Acme AP Dept, 9 Mill St, Suite 2, Akron, OH 44301 US');
  });

  it('is prepaid by the shipper for shipments without these facts', () => {
    expect(bolContentOf(shipment())).toMatchObject({ terms: 'prepaid', billTo: null, cod: null });
  });

  it('prints trailer, temperature, appointment and stops of a truckload', () => {
    const [origin, destination] = shipment().body.stops;
    const facts: Partial<ShipmentBody> = {
      equipment: 'REEFER',
      temperature: { min: -20, max: -18, unit: 'C', mode: 'continuous', preCool: true },
      accessorialDetails: [{ code: 'APTD', date: '2026-11-30', from: '10:00', to: '12:00', confirmationNumber: 'A7' }],
    };
    const stop = {
      type: 'intermediate' as const,
      name: 'Elm Cold Store',
      address1: '5 Elm St',
      city: 'Tulsa',
      state: 'OK',
      postalCode: '74103',
      country: 'US' as const,
      operation: 'drop' as const,
      handlingUnits: [0],
      contact: { name: 'Kim Poe', phone: '+19185550100' },
    };
    const { instructions } = bolContentOf(shipment({ ...facts, stops: [origin!, stop, destination!] }));
    for (const line of [
      'Trailer Refrigerated, 53 ft',
      'Temperature -20 to -18 °C, continuous, pre-cool the trailer',
      'Stop 1: drop item 1 (2 PAT), Elm Cold Store, 5 Elm St, Tulsa, OK 74103 US, Kim Poe +19185550100',
      expect.stringMatching(/2026-11-30 10:00 to 12:00, confirmation A7$/),
    ])
      expect(instructions).toContainEqual(line);
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
      'Deliver between 2026-11-30 and 2026-12-02',
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

import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, printed, SAMPLE_FUEL } from '../../../../../../test/fixtures/sample-tariff.js';
import {
  rateTruck,
  truckload,
  truckloadOffer,
  truckloadTariffOf,
} from '../../../../../../test/fixtures/sample-truckload.js';
import { fuelIndex, type RatableShipment } from '../../index.js';

const FUEL_375 = fuelIndex('US', [{ effectiveOn: '2026-11-18', price: '3.75' }]);

/** The same load over the given legs, in miles. */
const overLegs = (freight: RatableShipment, ...miles: number[]): RatableShipment => ({
  ...freight,
  route: {
    ...freight.route,
    miles: miles.reduce((sum, leg) => sum + leg, 0),
    legs: miles.map((leg) => ({ from: '60601', to: '75201', miles: leg, basis: 'estimate' as const })),
  },
});

// freight.md 2.10 E10: 967 miles at 1.66 = 1,605.22; fuel (3.75 - 1.20) / 6.0 = 0.425 a mile = 410.975 -> 410.98; 2,016.20.
describe('E10: a truckload from Chicago to Dallas', () => {
  const load = overLegs(truckload(), 967);

  it('comes to 2,016.20', () => {
    const offer = truckloadOffer(load, {}, FUEL_375);
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 160_522],
      ['FUEL', 41_098],
    ]);
    expect(offer.total).toEqual({ amount: 201_620, currency: 'USD' });
  });

  it('explains both lines', () => {
    const offer = truckloadOffer(load, {}, FUEL_375);
    expect(lineOf(offer, 'LINEHAUL')).toMatchObject({
      basis: 'mile',
      quantity: '967',
      rate: '1.66',
      rule: 'ZZTL 2026 truckload v1 · 606 > 752 · DRYVAN',
      inputs: {
        equipment: 'DRYVAN',
        lane: '606 > 752',
        miles: 967,
        rate: '1.66',
        milesBasis: 'highway estimate, ±12%',
        rounding: 'once to the cent, half away from zero',
      },
    });
    expect(lineOf(offer, 'FUEL')).toMatchObject({
      basis: 'mile',
      quantity: '967',
      rate: '0.425',
      rule: 'ZZTL 2026 truckload v1 · fuel index US',
      inputs: {
        price: '3.75',
        week: '2026-11-18',
        publishedPrice: '3.75',
        base: '1.20',
        milesPerGallon: '6.0',
        miles: 967,
      },
    });
  });

  // Fuel for 967 miles is unchanged; 967 x 1.66 is 1,605.22, so 1,700.00 adds 94.78.
  it('is raised to the minimum of its lane, else of its tariff', () => {
    expect(
      printed(
        truckloadOffer(load, { minimumCharge: 200_000 }, FUEL_375, [['606', '752', 'DRYVAN', '1.66', '1700', '']]),
      ),
    ).toEqual([
      ['LINEHAUL', 160_522],
      ['MINIMUM', 9_478],
      ['FUEL', 41_098],
    ]);
    expect(printed(truckloadOffer(load, { minimumCharge: 200_000 }, FUEL_375))).toEqual([
      ['LINEHAUL', 160_522],
      ['MINIMUM', 39_478],
      ['FUEL', 41_098],
    ]);
  });

  // 100.00 for the first stop, 175.00 for each of two more; 1,000 miles at 1.66 and 0.425.
  it('charges intermediate stops', () => {
    const offer = truckloadOffer(overLegs(truckload(), 300, 300, 300, 100), {}, FUEL_375);
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 166_000],
      ['FUEL', 42_500],
      ['STOP_OFF', 10_000],
      ['STOP_OFF', 35_000],
    ]);
    expect(offer.lines.at(-1)).toMatchObject({
      basis: 'unit',
      quantity: '2',
      rate: '175.00',
      inputs: { stops: 3, first: '100.00', next: '175.00' },
    });
    expect(printed(truckloadOffer(overLegs(truckload(), 500, 500), {}, FUEL_375)).at(-1)).toEqual(['STOP_OFF', 10_000]);
  });

  // 3.768 is truncated to 3.76: 2.56 / 6 x 967 = 412.5866... -> 412.59.
  it('truncates the fuel price to cents and charges no fuel below the base', () => {
    expect(lineOf(truckloadOffer(load, {}, SAMPLE_FUEL), 'FUEL').amount.amount).toBe(41_259);
    expect(
      lineOf(truckloadOffer(load, {}, fuelIndex('US', [{ effectiveOn: '2026-11-18', price: '1.19' }])), 'FUEL').amount
        .amount,
    ).toBe(0);
  });

  // 5% of the linehaul of 1,605.22 is 80.261; 22.50 per 100 lb would be 6,750.00 and stops at 250.00.
  it('charges accessorials on the linehaul', () => {
    const asked = overLegs(truckload({ accessorials: ['EXPD', 'PSC'] }), 967);
    const accessorials = [
      { code: 'EXPD', basis: 'percent', bps: 500 },
      { code: 'PSC', basis: 'cwt', rate: '22.50', minimum: null, maximum: 25_000 },
    ];
    expect(printed(truckloadOffer(asked, { accessorials }, FUEL_375)).slice(2)).toEqual([
      ['EXPD', 8_026],
      ['PSC', 25_000],
    ]);
    expect(truckloadOffer(asked, {}, FUEL_375).warnings.map((warning) => warning.code)).toEqual([
      'ACCESSORIAL_UNPRICED',
      'ACCESSORIAL_UNPRICED',
    ]);
  });

  it('lists detention, layover and truck ordered not used as terms', () => {
    expect(truckloadOffer(load).terms).toEqual([
      {
        code: 'DET',
        description: 'Detention: 120 minutes free, then $50.00 an hour by started quarters, at most $400.00 a day',
      },
      { code: 'LAYOVER', description: 'Layover: $250.00 a day' },
      {
        code: 'VOR',
        description: 'Truck ordered and not used: $150.00',
        amount: { amount: 15_000, currency: 'USD' },
      },
    ]);
  });
});

describe('the transit of a truckload', () => {
  const transit = (miles: number, rest: Parameters<typeof truckload>[0] = {}) =>
    truckloadOffer(overLegs(truckload(rest), miles)).transit;

  // ceil(miles / 550), and the same for 12% fewer and more miles.
  it.each([
    [1, 1, 1, 1],
    [500, 1, 1, 2],
    [550, 1, 1, 2],
    [551, 2, 1, 2],
    [967, 2, 2, 2],
    [2_790, 6, 5, 6],
  ])('of %d miles is %d days, from %d to %d', (miles, businessDays, minimumDays, maximumDays) =>
    expect(transit(miles)).toMatchObject({ businessDays, minimumDays, maximumDays }),
  );

  it('adds a day if the freight is ready after noon', () => {
    expect(transit(967, { pickup: { on: '2026-11-24', readyFrom: '12:00' } }).businessDays).toBe(2);
    expect(transit(967, { pickup: { on: '2026-11-24', readyFrom: '12:01' } })).toMatchObject({
      businessDays: 3,
      basis: '967 estimated miles at 550 a day, +1 pickup after noon',
    });
  });

  it('is from the tariff if it has one', () => {
    expect(
      truckloadOffer(overLegs(truckload(), 967), {}, FUEL_375, [['606', '752', 'DRYVAN', '1.66', '', '3']]).transit,
    ).toEqual({ businessDays: 3, minimumDays: 3, maximumDays: 3, basis: 'carrier lane table' });
  });
});

describe('trailer limits', () => {
  const code = (rest: Parameters<typeof truckload>[0], row: Parameters<typeof pallets>[0]) => {
    const tariff = truckloadTariffOf(
      {},
      ['DRYVAN', 'REEFER', 'FLATBED', 'STEPDECK', 'TANKER'].map((equipment) => ['*', '*', equipment, '2', '', '']),
    );
    const answer = rateTruck(shipment([pallets(row)], rest), tariff);
    return answer.kind === 'decline' ? answer.code : 'offer';
  };

  it.each([
    ['DRYVAN', 45_000, 'offer'],
    ['DRYVAN', 45_001, 'FTL_LIMIT'],
    ['REEFER', 44_000, 'offer'],
    ['REEFER', 44_001, 'FTL_LIMIT'],
    ['FLATBED', 48_000, 'offer'],
    ['FLATBED', 48_001, 'FTL_LIMIT'],
    ['STEPDECK', 48_000, 'offer'],
    ['TANKER', 45_001, 'FTL_LIMIT'],
  ] as const)('a %s with %d lb: %s', (equipment, weight, expected) =>
    expect(code({ equipment }, { weight, count: 20 })).toBe(expected),
  );

  // Turned, two across are 96 in: 27 pallets are 14 rows of 40 in, 46.7 ft; 30 are 15 rows, 50 ft; 31 are 16 rows, 53.3 ft. Lengthwise, 27 would take 56 ft.
  it.each([
    [27, 'offer'],
    [30, 'offer'],
    [31, 'FTL_LIMIT'],
  ])('%d pallets: %s', (count, expected) => expect(code({}, { weight: 20_000, count })).toBe(expected));

  it.each([
    ['DRYVAN', { width: 98 }, 'offer'],
    ['DRYVAN', { width: 99 }, 'FTL_LIMIT'],
    ['FLATBED', { width: 102 }, 'offer'],
    ['FLATBED', { width: 103 }, 'FTL_LIMIT'],
    ['DRYVAN', { width: 40, height: 108 }, 'offer'],
    ['DRYVAN', { width: 40, height: 109 }, 'FTL_LIMIT'],
    ['FLATBED', { width: 40, height: 103 }, 'FTL_LIMIT'],
  ] as const)('a unit in a %s of %j: %s', (equipment, sides, expected) =>
    expect(code({ equipment }, { weight: 900, length: 120, ...sides })).toBe(expected),
  );

  it('decline a load without a rate for the trailer or a fuel price', () => {
    const van = truckloadTariffOf();
    expect(rateTruck(truckload({ equipment: 'REEFER' }), van)).toMatchObject({ code: 'TARIFF_GAP' });
    expect(rateTruck(truckload(), van, null)).toMatchObject({ code: 'FSC_MISSING' });
  });
});

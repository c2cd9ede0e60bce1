import { CHICAGO_TO_DALLAS, DALLAS, pallets, request } from '../../../../../test/fixtures/sample-request.js';
import { carrierCalendar } from '../../../../kernel/time/carrier-calendar.js';
import { deriveFreight } from './derive-freight.js';

const derive = (...parameters: Parameters<typeof request>) =>
  deriveFreight(request(...parameters), CHICAGO_TO_DALLAS, carrierCalendar(['US']));
const warnings = (...parameters: Parameters<typeof request>) =>
  derive(...parameters).warnings.map(({ code, pointer }) => [code, pointer]);

describe('deriveFreight', () => {
  it('measures two pallets of 500 lb', () => {
    expect(derive([pallets({ count: 2, weight: 1_000, freightClass: '100' })])).toEqual({
      totalWeight: 1_000,
      cubicFeet: 106.67,
      occupiedCubicFeet: 213.33,
      densityPcf: 9.38,
      linearFeet: 4,
      miles: 972,
      milesBasis: 'highway estimate, ±12%',
      modes: [{ mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_12', 'PALLETS_UP_TO_6'] }],
      units: [{ densityPcf: 9.38, densityClass: '100' }],
      inferredAccessorials: [],
      warnings: [],
      // Weight of 1,000 lb 10, a class without an NMFC item 10; 9.375 is not within 3% of 8 or 10.
      risk: {
        score: 20,
        level: 'medium',
        reasons: expect.arrayContaining([expect.objectContaining({ code: 'NO_NMFC_ITEM', points: 10 })]),
      },
    });
  });

  it('pairs one-pallet items like one item of the same pallets', () => {
    const pallet = pallets({ count: 1, weight: 200 });
    expect(derive(Array.from({ length: 6 }, () => pallet)).linearFeet).toBe(12);
    expect(derive([pallets({ count: 6, weight: 1_200 })]).linearFeet).toBe(12);
  });

  it('measures items separately and rounds linear feet to one decimal', () => {
    const derived = derive([pallets({ weight: 500 }), pallets({ weight: 300, length: 50, stackable: true })]);
    // 48 x 40 x 48 is 53.33 cu ft; 50 x 40 x 48 is 55.56; linear feet 48 + 50 in = 8.17 ft.
    expect(derived).toMatchObject({
      totalWeight: 800,
      cubicFeet: 108.89,
      occupiedCubicFeet: 162.22,
      densityPcf: 7.35,
      linearFeet: 8.2,
    });
    expect(derived.units).toEqual([
      { densityPcf: 9.38, densityClass: '100' },
      { densityPcf: 5.4, densityClass: '175' },
    ]);
  });

  it('has no miles if a location is unknown', () => {
    expect(deriveFreight(request([pallets({ weight: 500 })]), null, carrierCalendar(['US'])).miles).toBeNull();
  });
});

describe('risk of a reclass', () => {
  const risk = (mode: 'auto' | 'FTL', row: { count: number; weight: number }) =>
    derive([pallets({ ...row, freightClass: '50' })], { mode }).risk;

  it('is null for truckloads, which are not rated by class', () => {
    expect(risk('auto', { count: 2, weight: 1_000 })).toMatchObject({ level: 'high' });
    expect(risk('FTL', { count: 2, weight: 1_000 })).toBeNull();
    expect(risk('auto', { count: 22, weight: 38_500 })).toBeNull();
  });
});

describe('warnings', () => {
  it('for a class below density name the amount at stake', () => {
    expect(derive([pallets({ count: 2, weight: 1_000, freightClass: '70' })]).warnings).toEqual([
      {
        code: 'DENSITY_MISMATCH',
        message:
          'Class 70 is declared; 9.38 lb per cubic foot is class 100 by density. ' +
          'A carrier that measures it will charge the higher class and an inspection. Check weight and dimensions, or keep the class if your NMFC item sets it.',
        pointer: '/handlingUnits/0/commodities/0/freightClass',
      },
    ]);
  });

  it('for a class above density propose the lower one', () => {
    const [warning] = derive([pallets({ weight: 500, freightClass: '125' })]).warnings;
    expect(warning).toMatchObject({
      code: 'DENSITY_MISMATCH',
      message: expect.stringContaining('Use the lower class if your NMFC item is rated by density.'),
    });
  });

  it('are absent for an equal class or a class by density', () => {
    expect(warnings([pallets({ weight: 500, freightClass: '100' }), pallets({ weight: 500 })])).toEqual([]);
  });

  it.each([
    [{ length: 96, weight: 500 }, []],
    [{ length: 97, weight: 500 }, [['OVERLENGTH', '/handlingUnits/0/length']]],
    [{ width: 97, weight: 500 }, [['OVERLENGTH', '/handlingUnits/0/width']]],
    [
      { length: 241, weight: 500 },
      [
        ['OVERLENGTH', '/handlingUnits/0/length'],
        ['DIM_RANGE', '/handlingUnits/0/length'],
        ['LINEAR_FOOT', '/handlingUnits'],
      ],
    ],
    [
      { length: 97, width: 97, weight: 500 },
      [
        ['LTL_LIMIT', '/handlingUnits/0/width'],
        ['OVERLENGTH', '/handlingUnits/0/length'],
      ],
    ],
    [{ height: 84, weight: 500 }, []],
    [{ height: 85, weight: 500 }, [['DIM_RANGE', '/handlingUnits/0/height']]],
    [{ count: 2, weight: 8_000 }, []],
    [{ count: 2, weight: 8_001 }, [['LTL_LIMIT', '/handlingUnits/0/weight']]],
    [{ count: 6, weight: 20_001 }, [['LTL_LIMIT', '/handlingUnits']]],
    [{ count: 6, weight: 3_000 }, []],
    [{ count: 7, weight: 7_000 }, [['LINEAR_FOOT', '/handlingUnits']]],
    [
      { count: 8, weight: 2_400 },
      [
        ['CUBIC_CAPACITY', '/handlingUnits'],
        ['LINEAR_FOOT', '/handlingUnits'],
      ],
    ],
  ])('for %j are %j', (row, expected) => expect(warnings([pallets(row)])).toEqual(expected));

  it.each([
    ['2026-11-24', []],
    ['2026-11-26', [['PICKUP_HOLIDAY', '/pickup/on']]],
    ['2026-11-28', [['PICKUP_HOLIDAY', '/pickup/on']]],
  ])('for a pickup on %s are %j', (on, expected) =>
    expect(warnings([pallets({ weight: 500 })], { pickup: { on } })).toEqual(expected),
  );

  // Saturday 2026-11-28 is a normal day for a truckload; Thanksgiving is not.
  it.each([
    ['2026-11-28', {}, []],
    ['2026-11-26', {}, ['PICKUP_HOLIDAY']],
    ['2026-11-28', { delivery: { type: 'on' as const, on: '2026-11-29' } }, []],
  ])('for a truckload pickup on %s are %j', (on, changes, expected) => {
    const truckload = { mode: 'FTL' as const, equipment: 'DRYVAN' as const, ...changes, pickup: { on } };
    expect(warnings([pallets({ weight: 500 })], truckload).map(([code]) => code)).toEqual(expected);
  });

  it('for a pickup on a holiday name the next business day', () => {
    expect(derive([pallets({ weight: 500 })], { pickup: { on: '2026-11-26' } }).warnings[0]!.message).toBe(
      'Carriers do not pick up on Thu, Nov 26, 2026, a holiday. The pickup moves to Mon, Nov 30, 2026; choose that day or another.',
    );
  });

  it('for a pickup on a holiday propose the same hours of the next business day', () => {
    const pickup = { on: '2026-11-26', readyFrom: '10:00', closeAt: '16:00' };
    expect(derive([pallets({ weight: 500 })], { pickup }).warnings[0]!.proposedPickup).toEqual({
      ...pickup,
      on: '2026-11-30',
    });
  });

  it.each([
    ['12:00', []],
    ['11:59', [['WINDOW_SHORT', '/pickup/closeAt']]],
  ])('for a dock open from 10:00 to %s are %j', (closeAt, expected) => {
    expect(warnings([pallets({ weight: 500 })], { pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt } })).toEqual(
      expected,
    );
  });

  it('include value above $25 per pound', () => {
    const valued = (amount: number) =>
      warnings([pallets({ weight: 500 })], { declaredValue: { amount, currency: 'USD' } });
    expect(valued(1_250_000)).toEqual([]);
    expect(valued(1_250_001)).toEqual([['VALUE_PER_POUND', '/declaredValue']]);
  });

  it('include non-contiguous locations', () => {
    const anchorage = { country: 'US', area: '99501', state: 'AK', latitude: 61.2, longitude: -149.9 } as const;
    const derived = deriveFreight(
      request([pallets({ weight: 500 })]),
      { origin: DALLAS, destination: anchorage },
      carrierCalendar(['US']),
    );
    expect(derived.warnings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['NON_CONTIGUOUS', '/stops/1/postalCode'],
    ]);
  });

  // Saturday 2026-11-28; Thanksgiving and the Friday after are closed days.
  it.each([
    [{ type: 'on' as const, on: '2026-11-28' }, [['DELIVERY_HOLIDAY', '/delivery/on']]],
    [{ type: 'on' as const, on: '2026-11-27' }, [['DELIVERY_HOLIDAY', '/delivery/on']]],
    [{ type: 'on' as const, on: '2026-11-30' }, []],
    [{ type: 'by' as const, on: '2026-11-28' }, []],
  ])('for a delivery %j are %j', (delivery, expected) =>
    expect(warnings([pallets({ weight: 500 })], { delivery })).toEqual(expected),
  );

  // 20 pallets, two across, take 10 rows of 4 ft.
  it('advise other modes only if one was chosen', () => {
    const message = (mode: 'auto' | 'LTL' | 'VLTL' | undefined, weight: number) =>
      derive([pallets({ count: 20, weight })], { mode })
        .warnings.filter(({ code }) => code === 'LINEAR_FOOT')
        .map((warning) => warning.message);
    const taken = 'The freight needs 40.0 linear feet. Above 12 many LTL carriers charge by floor space.';
    expect(message('auto', 19_000)).toEqual([taken]);
    expect(message(undefined, 19_000)).toEqual([taken]);
    expect(message('LTL', 19_000)).toEqual([`${taken} Choose volume LTL or a full truckload.`]);
    expect(message('LTL', 20_001)).toEqual([`${taken} Choose a full truckload.`]);
    expect(message('VLTL', 19_000)).toEqual([]);
  });

  it('for a truckload exclude those of LTL carriers', () => {
    const row = pallets({ count: 22, weight: 30_000, length: 100, freightClass: '50' });
    expect(warnings([row]).map(([code]) => code)).toEqual(
      expect.arrayContaining(['OVERLENGTH', 'LTL_LIMIT', 'LINEAR_FOOT']),
    );
    expect(warnings([row], { mode: 'FTL' }).map(([code]) => code)).toEqual(['DENSITY_MISMATCH']);
  });
});

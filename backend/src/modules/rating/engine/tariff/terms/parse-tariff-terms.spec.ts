import { parseTariffTerms } from './parse-tariff-terms.js';

/** The example of freight.md Annex H. */
const EXAMPLE = {
  carrier: { scac: 'ZZAA', name: 'Example Freight Lines' },
  name: '2026 contract',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  modes: ['LTL'],
  basis: 'lane',
  discountBps: 7_800,
  minimumCharge: 12_500,
  fak: [{ from: '50', to: '150', as: '85' }],
  fuel: {
    index: 'US',
    steps: [
      { from: '3.70', to: '3.74', bps: 2_730 },
      { from: '3.75', to: '3.79', bps: 2_750 },
    ],
    beyond: { step: '0.05', bps: 30 },
  },
  accessorials: [
    { code: 'LFTD', basis: 'flat', amount: 9_500 },
    { code: 'SRT', basis: 'cwt', rate: '3.00', minimum: 12_100, maximum: 50_000 },
    { code: 'HAZ', basis: 'percent', bps: 500 },
  ],
  rules: {
    cubic: { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' },
    linearFoot: { overFeet: 15, underPcf: '22.5', poundsPerFoot: 1_250, asClass: null },
    overlength: [
      { fromInches: 96, amount: 9_000 },
      { fromInches: 144, amount: 12_500 },
    ],
    maxWeight: 20_000,
    maxLinearFeet: 28,
    maxUnitWeight: 4_000,
  },
  liabilityPerPound: 2_500,
  transit: { fallback: 'distance' },
};
const {
  fak: _fak,
  accessorials: _accessorials,
  rules: _rules,
  liabilityPerPound: _liability,
  transit: _transit,
  ...NEEDED
} = EXAMPLE;

const errorsOf = (change: object) =>
  parseTariffTerms({ ...EXAMPLE, ...change }).errors?.map(({ pointer, code }) => [pointer, code]);
const fuel = (change: object) => ({ fuel: { ...EXAMPLE.fuel, ...change } });

describe('parseTariffTerms', () => {
  it('parses the published example', () => {
    const { rules } = EXAMPLE;
    expect(parseTariffTerms(EXAMPLE)).toEqual({
      terms: {
        ...EXAMPLE,
        rules: {
          ...rules,
          cubic: { ...rules.cubic, overCubicFeet: '750' },
          linearFoot: { ...rules.linearFoot, overFeet: '15' },
        },
      },
      warnings: [],
    });
  });

  it('parses its own result', () => {
    const { terms } = parseTariffTerms(EXAMPLE);
    expect(parseTariffTerms(JSON.parse(JSON.stringify(terms))).terms).toEqual(terms);
  });

  it('defaults to no rules, prices and liability', () => {
    expect(parseTariffTerms({ ...NEEDED, fuel: { ...NEEDED.fuel, beyond: undefined } }).terms).toMatchObject({
      fak: [],
      accessorials: [],
      liabilityPerPound: 0,
      transit: { fallback: 'distance' },
      fuel: { beyond: null },
      rules: {
        cubic: null,
        linearFoot: null,
        overlength: [],
        maxWeight: null,
        maxLinearFeet: null,
        maxUnitWeight: null,
      },
    });
  });

  it('normalizes import forms of classes', () => {
    expect(parseTariffTerms({ ...EXAMPLE, fak: [{ from: '77', to: '92', as: '85' }] }).terms).toMatchObject({
      fak: [{ from: '77.5', to: '92.5', as: '85' }],
    });
  });

  it.each([[null], [[]], ['terms'], [undefined]])('requires an object, not %j', (json) => {
    expect(parseTariffTerms(json).errors?.[0]).toMatchObject({ pointer: '', message: 'An object is needed here.' });
  });

  it.each([
    [
      { carrier: { scac: 'zzaa', name: '' } },
      [
        ['/carrier/scac', 'INVALID'],
        ['/carrier/name', 'INVALID'],
      ],
    ],
    [{ name: undefined }, [['/name', 'REQUIRED']]],
    [{ currency: 'EUR' }, [['/currency', 'INVALID']]],
    [{ effectiveTo: '2026-02-30' }, [['/effectiveTo', 'INVALID']]],
    [{ effectiveTo: '2025-12-31' }, [['/effectiveTo', 'DATE_ORDER']]],
    [{ modes: ['LTL', 'FTL'] }, [['/modes', 'MODE_COUNT']]],
    [{ basis: 'zone' }, [['/basis', 'INVALID']]],
    [{ discountBps: 10_001 }, [['/discountBps', 'INVALID']]],
    [{ discountBps: '7800' }, [['/discountBps', 'INVALID']]],
    [{ minimumCharge: 125.5 }, [['/minimumCharge', 'INVALID']]],
    [{ fak: {} }, [['/fak', 'INVALID']]],
    [{ fak: [{ from: '50', to: '151', as: '85' }] }, [['/fak/0/to', 'CLASS_UNKNOWN']]],
    [{ fak: [{ from: '150', to: '50', as: '85' }] }, [['/fak/0/to', 'CLASS_ORDER']]],
    [
      {
        fak: [
          { from: '50', to: '100', as: '70' },
          { from: '100', to: '150', as: '85' },
        ],
      },
      [['/fak/1', 'FAK_OVERLAP']],
    ],
    [
      { fuel: undefined },
      [
        ['/fuel', 'REQUIRED'],
        ['/fuel/steps', 'REQUIRED'],
        ['/fuel/index', 'REQUIRED'],
      ],
    ],
    [fuel({ steps: [] }), [['/fuel/steps', 'REQUIRED']]],
    [fuel({ steps: [{ from: '3.755', to: '3.79', bps: 1 }] }), [['/fuel/steps/0/from', 'INVALID']]],
    [fuel({ steps: [{ from: '3.75', to: '3.74', bps: 1 }] }), [['/fuel/steps/0/to', 'STEP_ORDER']]],
    [
      fuel({
        steps: [
          { from: '3.70', to: '3.75', bps: 1 },
          { from: '3.75', to: '3.79', bps: 1 },
        ],
      }),
      [['/fuel/steps/1/from', 'STEP_OVERLAP']],
    ],
    [fuel({ beyond: { step: '0', bps: 30 } }), [['/fuel/beyond/step', 'INVALID']]],
    [{ accessorials: [{ code: 'lftd', basis: 'flat', amount: 1 }] }, [['/accessorials/0/code', 'INVALID']]],
    [{ accessorials: [{ code: 'LFTD', basis: 'flat' }] }, [['/accessorials/0/amount', 'REQUIRED']]],
    [{ accessorials: [{ code: 'LFTD', basis: 'mile', amount: 1 }] }, [['/accessorials/0/basis', 'INVALID']]],
    [
      { accessorials: [{ code: 'SRT', basis: 'cwt', rate: '3', minimum: 2, maximum: 1 }] },
      [['/accessorials/0/maximum', 'BOUND_ORDER']],
    ],
    [
      {
        accessorials: [
          { code: 'LFTD', basis: 'flat', amount: 1 },
          { code: 'LFTD', basis: 'unit', amount: 1 },
        ],
      },
      [['/accessorials/1/code', 'CODE_DUPLICATE']],
    ],
    [
      { rules: { cubic: { overCubicFeet: 750, underPcf: 'x', asPcf: '6' } } },
      [
        ['/rules/cubic/underPcf', 'INVALID'],
        ['/rules/cubic/asClass', 'REQUIRED'],
      ],
    ],
    [{ rules: { maxWeight: 0 } }, [['/rules/maxWeight', 'INVALID']]],
    [
      {
        rules: {
          overlength: [
            { fromInches: 96, amount: 1 },
            { fromInches: 96, amount: 2 },
          ],
        },
      },
      [['/rules/overlength/1/fromInches', 'STEP_DUPLICATE']],
    ],
    [{ transit: { fallback: 'none' } }, [['/transit/fallback', 'INVALID']]],
  ])('rejects %j', (change, expected) => expect(errorsOf(change)).toEqual(expected));

  it('describes the required value in the message', () => {
    expect(parseTariffTerms({ ...EXAMPLE, discountBps: -1 }).errors).toEqual([
      { pointer: '/discountBps', code: 'INVALID', message: 'A whole number from 0 to 10000 is needed here.' },
    ]);
  });

  it('warns about unknown fields and gaps between fuel steps', () => {
    const steps = [
      { from: '0.00', to: '3.04', bps: 2_280 },
      { from: '3.10', to: '3.14', bps: 2_360 },
    ];
    expect(parseTariffTerms({ ...EXAMPLE, ...fuel({ steps }), 'minimum/charge': 1 })).toMatchObject({
      warnings: [
        { pointer: '/minimum~1charge', code: 'UNKNOWN_FIELD' },
        {
          pointer: '/fuel/steps/1/from',
          code: 'STEP_GAP',
          message: 'No step covers prices between 3.04 and 3.10; such a price takes the step that ends at 3.04.',
        },
      ],
    });
  });
});

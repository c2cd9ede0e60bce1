import { pallets, request, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, rateSample, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';
import { fuelIndex } from '../../index.js';

const freight = (on = '2026-11-24') =>
  shipment([pallets({ weight: 620, freightClass: '70' })], { pickup: { ...request([]).pickup, on } });
const tariff = sampleTariff();
const fuelAt = (price: string, fuel?: object) => {
  const offer = offerFor(
    freight(),
    fuel ? sampleTariff({ fuel }) : tariff,
    fuelIndex('US', [{ effectiveOn: '2026-11-18', price }]),
  );
  const { amount, inputs } = lineOf(offer, 'FUEL');
  return [inputs['price'], inputs['bps'], amount.amount];
};

// E1's net of 133.99. Steps: 3.70 to 3.74 is 27.3%, 3.75 to 3.79 is 27.5%, above 0.3% for each started 0.05.
describe('fuel edge', () => {
  it.each([
    ['3.70', '3.70', 2_730, 3_658], // 36.57927
    ['3.7499', '3.74', 2_730, 3_658],
    ['3.75', '3.75', 2_750, 3_685], // 36.84725
    ['3.79', '3.79', 2_750, 3_685],
    ['3.795', '3.79', 2_750, 3_685], // truncated, not rounded to 3.80
    ['3.7999', '3.79', 2_750, 3_685],
    ['3.80', '3.80', 2_780, 3_725], // first started step: 37.24922
    ['3.84', '3.84', 2_780, 3_725],
    ['3.85', '3.85', 2_810, 3_765], // second: 37.65119
    ['5.375', '5.37', 3_710, 4_971], // 1.58 above is 32 started steps: 27.5 + 9.6 = 37.1%; 49.71029
    ['3.6999', '3.69', 0, 0],
    ['0.99', '0.99', 0, 0],
  ])('at %s looks up %s and charges %d basis points', (published, price, bps, cents) => {
    expect(fuelAt(published)).toEqual([price, bps, cents]);
  });

  it('stays at the last step if the tariff has no increase beyond it', () => {
    expect(fuelAt('5.375', { index: 'US', steps: [{ from: '3.75', to: '3.79', bps: 2_750 }] })).toEqual([
      '5.37',
      2_750,
      3_685,
    ]);
  });

  it('uses the lower step between two steps', () => {
    const steps = [
      { from: '2.50', to: '2.54', bps: 1_960 },
      { from: '3.00', to: '3.04', bps: 2_280 },
    ];
    expect(fuelAt('2.75', { index: 'US', steps })).toEqual(['2.75', 1_960, 2_626]); // 26.26204
  });
});

describe('fuel week', () => {
  const fuel = fuelIndex('US', [
    { effectiveOn: '2026-11-18', price: '3.768' },
    { effectiveOn: '2026-11-04', price: '3.701' },
    { effectiveOn: '2026-11-11', price: '3.812' },
  ]);
  const week = (on: string) => lineOf(offerFor(freight(on), tariff, fuel), 'FUEL').inputs;

  it.each([
    ['2026-11-04', '2026-11-04', '3.70'],
    ['2026-11-10', '2026-11-04', '3.70'],
    ['2026-11-11', '2026-11-11', '3.81'],
    ['2026-11-17', '2026-11-11', '3.81'],
    ['2026-11-18', '2026-11-18', '3.76'],
    ['2026-12-30', '2026-11-18', '3.76'],
  ])('for a pickup on %s starts on %s', (on, start, price) => expect(week(on)).toMatchObject({ week: start, price }));

  it('that is not published yet adds a warning to the offer', () => {
    expect(offerFor(freight('2026-11-24'), tariff, fuel).warnings).toEqual([]);
    expect(offerFor(freight('2026-11-25'), tariff, fuel).warnings).toEqual([
      {
        code: 'FUEL_WEEK_PENDING',
        message:
          'No fuel price is known for Wed, Nov 25, 2026; the week from Wed, Nov 18, 2026 was used. The surcharge may change.',
      },
    ]);
  });

  it('that does not exist declines with FSC_MISSING', () => {
    const message =
      'No price of the fuel index US is known on or before Tue, Nov 3, 2026. Enter the weekly price first.';
    expect(rateSample(freight('2026-11-03'), tariff, fuel)).toEqual({ kind: 'decline', code: 'FSC_MISSING', message });
    expect(rateSample(freight(), tariff, fuelIndex('US', []))).toMatchObject({ code: 'FSC_MISSING' });
    expect(rateSample(freight(), tariff, null)).toMatchObject({ code: 'FSC_MISSING' });
  });
});

import { pallets, request, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const tariff = sampleTariff({
  accessorials: [
    { code: 'SRT', basis: 'cwt', rate: '3.00', minimum: 12_100, maximum: 50_000 },
    { code: 'HAZ', basis: 'percent', bps: 500 },
    { code: 'MARK', basis: 'unit', amount: 1_250 },
    { code: 'LFTD', basis: 'flat', amount: 9_500 },
    { code: 'PSC', basis: 'cwt', rate: '1.2345' },
  ],
});
const offer = (weight: number, accessorials: string[], count = 1) =>
  offerFor(shipment([pallets({ count, weight, freightClass: '70' })], { accessorials }), tariff);
const cents = (weight: number, code: string, count = 1) => lineOf(offer(weight, [code], count), code).amount.amount;

describe('accessorial bases', () => {
  it('flat is the amount', () => expect(cents(620, 'LFTD')).toBe(9_500));

  it.each([
    [620, 12_100], // 18.60, below the minimum of 121.00
    [4_033, 12_100], // 120.99
    [4_034, 12_102],
    [5_000, 15_000],
    [16_667, 50_000], // 500.01, above the maximum of 500.00
  ])('cwt of %d lb is %d cents within minimum and maximum', (weight, expected) =>
    expect(cents(weight, 'SRT')).toBe(expected),
  );

  // 1.2345 x 6.20 = 7.6539
  it('cwt rounds to the cent', () => expect(cents(620, 'PSC')).toBe(765));

  it('unit counts handling units', () => {
    expect(cents(620, 'MARK', 3)).toBe(3_750);
    expect(lineOf(offer(620, ['MARK'], 3), 'MARK')).toMatchObject({
      basis: 'unit',
      quantity: '3',
      rate: '12.50',
      inputs: { units: 3, amountPerUnit: '12.50' },
    });
  });

  // 5% of 133.99 = 6.6995 -> 6.70; after the minimum 5% of 125.00 = 6.25.
  it('percent is of the net after the minimum', () => {
    expect(cents(620, 'HAZ')).toBe(670);
    expect(cents(120, 'HAZ')).toBe(625);
    expect(lineOf(offer(620, ['HAZ']), 'HAZ')).toMatchObject({
      basis: 'percent',
      quantity: '133.99',
      rate: '5',
      inputs: { net: '133.99', bps: 500 },
    });
  });

  it('are charged once each, in code order, without fuel', () => {
    const { lines, total } = offer(620, ['SRT', 'LFTD', 'HAZ', 'LFTD', 'MARK']);
    expect(lines.slice(-4).map((line) => [line.code, line.amount.amount])).toEqual([
      ['HAZ', 670],
      ['LFTD', 9_500],
      ['MARK', 1_250],
      ['SRT', 12_100],
    ]);
    expect(total.amount).toBe(13_399 + 3_685 + 670 + 9_500 + 1_250 + 12_100);
  });

  it('explain a bounded charge', () => {
    expect(lineOf(offer(620, ['SRT']), 'SRT')).toMatchObject({
      basis: 'cwt',
      quantity: '6.20',
      rate: '3.00',
      inputs: { pounds: 620, rate: '3.00', minimum: '121.00', maximum: '500.00' },
    });
  });
});

describe('an accessorial without a price in the tariff', () => {
  it('is shown at 0 with a warning', () => {
    const answer = offer(620, ['TCS', 'LFTD']);
    expect(printed(answer).slice(-2)).toEqual([
      ['LFTD', 9_500],
      ['TCS', 0],
    ]);
    expect(answer.warnings).toEqual([
      {
        code: 'ACCESSORIAL_UNPRICED',
        message:
          'Time-critical service (TCS) has no price in this tariff and is shown at 0. Ask the carrier before booking.',
      },
    ]);
  });
});

describe('inferred accessorials', () => {
  const stops = request([]).stops.map((stop) =>
    stop.type === 'destination' ? { ...stop, dock: false, placeType: 'Farm-87 - Winery' } : stop,
  );
  const rated = (rest: object) =>
    offerFor(shipment([pallets({ weight: 620, freightClass: '70' })], { stops, ...rest }), tariff);

  it('are charged like requested ones', () => {
    expect(printed(rated({})).slice(-2)).toEqual([
      ['LFTD', 9_500],
      ['LTDAD', 0],
    ]);
    expect(printed(rated({ accessorials: ['LFTD'] })).slice(-2)).toEqual([
      ['LFTD', 9_500],
      ['LTDAD', 0],
    ]);
  });

  it('are not charged when waived', () => {
    expect(printed(rated({ waivedAccessorials: [{ code: 'LTDAD', reason: 'dock photo on file' }] })).at(-1)).toEqual([
      'LFTD',
      9_500,
    ]);
    expect(
      rated({ waivedAccessorials: [{ code: 'LTDAD', reason: 'dock photo on file' }] }).lines.map((line) => line.code),
    ).not.toContain('LTDAD');
  });

  it('that are waived but requested are charged', () => {
    const waived = {
      waivedAccessorials: [
        { code: 'LFTD', reason: 'own liftgate' },
        { code: 'LTDAD', reason: 'dock' },
      ],
      accessorials: ['LFTD'],
    };
    expect(printed(rated(waived)).at(-1)).toEqual(['LFTD', 9_500]);
  });
});

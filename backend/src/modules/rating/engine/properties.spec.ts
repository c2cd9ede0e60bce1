import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import type { PlainFreight } from '../../../../test/fixtures/annex-h.js';
import { packed, randomFreight, randomTariff, ratable, unitsOf } from '../../../../test/fixtures/random-ltl.js';
import { pallets, request, shipment } from '../../../../test/fixtures/sample-request.js';
import { rateSample, sampleTariff } from '../../../../test/fixtures/sample-tariff.js';
import { truckload, truckloadOffer } from '../../../../test/fixtures/sample-truckload.js';
import { SeededRandom } from '../../../../test/fixtures/seeded-random.js';
import { BREAK_MINIMUMS, breakOf } from './tariff/rates/rate-row.js';
import { CLASS_RATES } from '../../../../test/fixtures/class-rates.js';
import { FREIGHT_CLASS_NAMES } from '../../../kernel/codes.js';
import { type Decline, deriveFreight, type RatableShipment, type RatedOffer } from './index.js';

const CASES = 1_000;

const sum = (offer: RatedOffer) => offer.lines.reduce((total, line) => total + line.amount.amount, 0);

/** Result independent of item order: the decline reason, or the sorted amounts. */
function essence(answer: RatedOffer | Decline) {
  if (answer.kind === 'decline') return answer.code;
  const { total, likelyTotal, nextClassTotal, transit, lines } = answer;
  return {
    total,
    likelyTotal,
    nextClassTotal,
    transit,
    lines: lines.map((line) => `${line.code} ${line.quantity} ${line.rate} ${line.amount.amount}`).sort(),
  };
}

function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.whole(0, left.length - 1), 1)[0]!);
}

describe('items in another order', () => {
  it(`change nothing in ${CASES} random shipments`, () => {
    const random = new SeededRandom(51);
    for (let i = 0; i < CASES; i++) {
      const freight = randomFreight(random);
      const tariff = packed(randomTariff(random));
      const permuted: PlainFreight = {
        ...freight,
        rows: shuffled(freight.rows, random).map((row) => ({ ...row, commodities: shuffled(row.commodities, random) })),
      };
      expect(essence(rateSample(ratable(permuted), tariff))).toEqual(essence(rateSample(ratable(freight), tariff)));
    }
  });

  it('change neither miles, floor, modes nor risk', () => {
    const random = new SeededRandom(52);
    const derive = (freight: PlainFreight) => {
      const { units, warnings, inferredAccessorials, risk, ...rest } = deriveFreight(
        request(unitsOf(freight)),
        null,
        carrierCalendar(['US']),
      );
      return { ...rest, score: risk?.score };
    };
    for (let i = 0; i < CASES; i++) {
      const freight = randomFreight(random);
      expect(derive({ ...freight, rows: shuffled(freight.rows, random) })).toEqual(derive(freight));
    }
  });
});

describe('the deficit weight price at the next break', () => {
  const tariff = sampleTariff({ discountBps: 0, minimumCharge: 0 });
  const gross = (load: RatableShipment) => {
    const answer = rateSample(load, tariff);
    if (answer.kind === 'decline') throw new Error(answer.message);
    return sum(answer) - answer.lines.find((line) => line.code === 'FUEL')!.amount.amount;
  };

  // Every lighter shipment can be charged as the next break's minimum weight. Rounding line and deficit separately may add a cent.
  it(`is never undercut by more weight, nor exceeded by less, in ${CASES} random weights`, () => {
    const random = new SeededRandom(53);
    for (let i = 0; i < CASES; i++) {
      const freightClass = random.pick(FREIGHT_CLASS_NAMES);
      const weight = random.whole(1, random.pick([600, 2_500, 12_000, 19_900]));
      const next = breakOf(weight) + 1;
      const minimum = BREAK_MINIMUMS[next]!;
      const rate = Number(CLASS_RATES.find(([name]) => name === freightClass)![next + 1]);
      const deficitPrice = Math.round(rate * minimum);
      const price = gross(shipment([pallets({ weight, freightClass })]));
      expect(price).toBeLessThanOrEqual(deficitPrice + 1);
      const heavier = gross(shipment([pallets({ weight: random.whole(weight, minimum), freightClass })]));
      expect(heavier).toBeGreaterThanOrEqual(price - 1);
    }
  });
});

describe('metric freight', () => {
  /** Pounds for hundredths of a kilogram, rounded up, with integer arithmetic. */
  const pounds = (hundredths: number) => Number((BigInt(hundredths) * 1_000_000n + 45_359_237n - 1n) / 45_359_237n);

  it(`costs what its pounds, rounded up, and its inches cost, in ${CASES} random shipments`, () => {
    const random = new SeededRandom(54);
    for (let i = 0; i < CASES; i++) {
      const tariff = packed(randomTariff(random));
      const { rows, accessorials } = randomFreight(random);
      const weights = rows.map((row) => row.commodities.map(() => random.whole(1, 250_000)));
      const units = (metric: boolean) =>
        rows.map((row, index) => {
          const commodities = row.commodities.map((commodity, line) => ({
            ...commodity,
            weight: metric ? weights[index]![line]! / 100 : pounds(weights[index]![line]!),
          }));
          const total = weights[index]!.reduce((all, weight) => all + weight, 0);
          const side = (inches: number) => (metric ? (inches * 254) / 100 : inches);
          return {
            ...row,
            length: side(row.length),
            width: side(row.width),
            height: side(row.height),
            weight: metric ? total / 100 : pounds(total),
            commodities,
          };
        });
      const [metric, imperial] = (['metric', 'imperial'] as const).map((system) =>
        shipment(units(system === 'metric'), { units: system, accessorials: [...accessorials] }),
      );
      expect(essence(rateSample(metric!, tariff))).toEqual(essence(rateSample(imperial!, tariff)));
    }
  });
});

describe('truckloads', () => {
  const random = new SeededRandom(55);
  const offers = Array.from({ length: CASES }, () => {
    const miles = random.whole(1, 3_500);
    const load = truckload({ accessorials: random.once(2) ? ['PSC'] : [] });
    const terms = {
      minimumCharge: random.whole(0, 100_000),
      accessorials: [{ code: 'PSC', basis: 'percent', bps: random.whole(0, 2_000) }],
      stopOff: { first: random.whole(0, 30_000), next: random.whole(0, 30_000) },
    };
    const legs = Array.from({ length: random.whole(1, 9) }, () => ({
      from: '60601',
      to: '75201',
      miles,
      basis: 'estimate' as const,
    }));
    return truckloadOffer({ ...load, route: { ...load.route, miles: miles * legs.length, legs } }, terms, undefined, [
      ['*', '*', 'DRYVAN', (random.whole(1, 90_000) / 10_000).toFixed(4), '', ''],
    ]);
  });

  it('have totals equal to the sum of their lines, in whole cents', () => {
    expect(offers.filter((offer) => offer.total.amount !== sum(offer))).toEqual([]);
    expect(offers.flatMap((offer) => offer.lines).filter((line) => !Number.isSafeInteger(line.amount.amount))).toEqual(
      [],
    );
  });

  it('cover every kind of line', () => {
    expect([...new Set(offers.flatMap((offer) => offer.lines.map((line) => line.code)))].sort()).toEqual([
      'FUEL',
      'LINEHAUL',
      'MINIMUM',
      'PSC',
      'STOP_OFF',
    ]);
  });
});

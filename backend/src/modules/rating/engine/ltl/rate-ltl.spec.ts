import { totalByAnnexH } from '../../../../../test/fixtures/annex-h.js';
import { packed, randomFreight, randomTariff, ratable } from '../../../../../test/fixtures/random-ltl.js';
import { rateRow, rateSample, sampleTariff } from '../../../../../test/fixtures/sample-tariff.js';
import { SeededRandom } from '../../../../../test/fixtures/seeded-random.js';
import type { RatedOffer } from '../index.js';

const CASES = 2_000;
const sum = (offer: RatedOffer) => offer.lines.reduce((total, line) => total + line.amount.amount, 0);

describe(`${CASES} random shipments and tariffs`, () => {
  const random = new SeededRandom(20_261_124);
  const cases = Array.from({ length: CASES }, () => {
    const [freight, tariff] = [randomFreight(random), randomTariff(random)];
    return { freight, tariff, answer: rateSample(ratable(freight), packed(tariff)) };
  });
  const offers = cases.flatMap(({ answer }) => (answer.kind === 'offer' ? [answer] : []));

  it('match a literal implementation of the rule', () => {
    const wrong = cases.filter(
      ({ freight, tariff, answer }) =>
        totalByAnnexH(freight, tariff) !== (answer.kind === 'offer' ? answer.total.amount : answer.code),
    );
    expect(wrong).toEqual([]);
  });

  it('cover every kind of line and reason', () => {
    const codes = new Set(offers.flatMap((offer) => offer.lines.map((line) => line.code)));
    expect([...codes].sort()).toEqual([
      'APTD',
      'CUBIC',
      'DEFICIT',
      'DISCOUNT',
      'FUEL',
      'LFTD',
      'LINEAR_FOOT',
      'LINEHAUL',
      'MINIMUM',
      'MNC',
      'OVR',
      'RES',
    ]);
    expect(new Set(cases.map(({ answer }) => (answer.kind === 'decline' ? answer.code : answer.kind)))).toEqual(
      new Set(['offer', 'TARIFF_GAP']),
    );
  });

  it('have totals that are the sum of their lines, in whole cents', () => {
    expect(offers.filter((offer) => offer.total.amount !== sum(offer))).toEqual([]);
    expect(offers.flatMap((offer) => offer.lines).filter((line) => !Number.isSafeInteger(line.amount.amount))).toEqual(
      [],
    );
  });

  it('never have a likely total below the total; it differs or is unknown exactly if there is a reason', () => {
    const likely = (offer: RatedOffer) => offer.likelyTotal?.amount ?? Number.POSITIVE_INFINITY;
    expect(offers.filter((offer) => likely(offer) < offer.total.amount)).toEqual([]);
    expect(offers.filter((offer) => (offer.likelyReason === null) !== (likely(offer) === offer.total.amount))).toEqual(
      [],
    );
  });

  it('survive a JSON round trip', () => {
    for (const offer of offers) expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  });
});

describe('an additional pound', () => {
  // The cheapest break at or above the weight never gets cheaper as weight increases. Splitting a charge into a line and its deficit changes it by at most one cent.
  it('never lowers the price by more than a cent', () => {
    const tariff = sampleTariff({ discountBps: 0, minimumCharge: 0 });
    const gross = (weight: number) => {
      const answer = rateSample(
        ratable({
          rows: [
            {
              count: 1,
              length: 48,
              width: 40,
              height: 48,
              stackable: false,
              commodities: [{ weight, freightClass: '85' }],
            },
          ],
          accessorials: [],
        }),
        tariff,
      );
      if (answer.kind === 'decline') throw new Error(answer.message);
      return sum(answer) - answer.lines.find((line) => line.code === 'FUEL')!.amount.amount;
    };
    const falls: number[] = [];
    for (let weight = 1, before = gross(1); weight < 12_000; weight++) {
      const after = gross(weight + 1);
      if (after < before - 1) falls.push(weight);
      before = after;
    }
    expect(falls).toEqual([]);
  });
});

describe('numbers beyond the safe integers', () => {
  it('are rejected', () => {
    const tariff = sampleTariff({}, [rateRow(['606', '752', '70', '', '', '', '', '', '', '', '', '214748.3647'])]);
    const freight = ratable({
      rows: [
        {
          count: 1,
          length: 48,
          width: 40,
          height: 48,
          stackable: false,
          commodities: [{ weight: 50_000_000, freightClass: '70' }],
        },
      ],
      accessorials: [],
    });
    expect(() => rateSample(freight, tariff)).toThrow(RangeError);
  });
});

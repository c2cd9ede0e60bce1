import { type PlainFreight, type PlainTariff, totalByAnnexH } from '../../../../test/fixtures/annex-h.js';
import { CLASS_RATES } from '../../../../test/fixtures/class-rates.js';
import { shipment } from '../../../../test/fixtures/sample-request.js';
import { rateRow, rateSample, sampleTariff } from '../../../../test/fixtures/sample-tariff.js';
import { SeededRandom } from '../../../../test/fixtures/seeded-random.js';
import { FREIGHT_CLASS_NAMES } from '../../../kernel/codes.js';
import type { LtlTariff, RatedOffer } from './index.js';

const CASES = 2_000;
const CODES = ['APTD', 'LFTD', 'MNC', 'RES'];

function randomFreight(random: SeededRandom): PlainFreight {
  const rows = Array.from({ length: random.whole(1, 4) }, () => ({
    count: random.whole(1, 9),
    length: random.pick([36, 40, 48, 49, 60, 96, 120, 150]),
    width: random.pick([36, 40, 48, 49, 60, 96]),
    height: random.whole(12, 96),
    stackable: random.once(2),
    commodities: Array.from({ length: random.whole(1, 2) }, () => ({
      weight: random.whole(1, random.pick([400, 1_200, 6_000])),
      freightClass: random.pick(FREIGHT_CLASS_NAMES),
    })),
  }));
  return { rows, accessorials: CODES.filter(() => random.once(3)) };
}

function randomTariff(random: SeededRandom): PlainTariff {
  const rates = Object.fromEntries(
    CLASS_RATES.filter(() => !random.once(60)).map(([name, ...cells]) => {
      const noise = random.whole(-200, 200);
      const known = cells.map((cell) => (random.once(40) ? null : Math.round(Number(cell) * 10_000) + noise));
      return [name!, [...known, random.once(2) ? null : known.at(-1)!]];
    }),
  );
  return {
    rates,
    discountBps: random.whole(0, 9_000),
    minimumCharge: random.whole(0, 20_000),
    fak: random.once(2) ? [{ from: '50', to: random.pick(['100', '175']), as: random.pick(['70', '85']) }] : [],
    fuelBps: random.whole(0, 4_000),
    flat: Object.fromEntries(CODES.slice(0, 3).map((code) => [code, random.whole(0, 20_000)])),
    cubic: random.once(2) ? { overCubicFeet: random.whole(300, 800), underPcf: random.whole(4, 12), asPcf: random.whole(4, 12), asClass: random.pick(['100', '125']) } : null,
    linearFoot: random.once(2)
      ? { overFeet: random.whole(8, 20), underPcf: random.whole(6, 22), poundsPerFoot: random.whole(500, 1_250), asClass: random.pick([null, '70']) }
      : null,
    overlength: random.once(2) ? [{ fromInches: 96, amount: 9_000 }, { fromInches: 144, amount: 12_500 }] : [],
  };
}

function packed(tariff: PlainTariff): LtlTariff {
  const rows = Object.entries(tariff.rates)
    .filter(([, rates]) => rates.some((rate) => rate !== null))
    .map(([name, rates]) => rateRow(['606', '752', name, ...rates.map((rate) => (rate === null ? '' : String(rate / 10_000)))]));
  return sampleTariff(
    {
      discountBps: tariff.discountBps,
      minimumCharge: tariff.minimumCharge,
      fak: tariff.fak,
      fuel: { index: 'US', steps: [{ from: '3.70', to: '3.79', bps: tariff.fuelBps }] },
      accessorials: Object.entries(tariff.flat).map(([code, amount]) => ({ code, basis: 'flat', amount })),
      rules: { cubic: tariff.cubic, linearFoot: tariff.linearFoot, overlength: tariff.overlength },
    },
    rows,
  );
}

function ratable(freight: PlainFreight) {
  const units = freight.rows.map((row) => ({ ...row, weight: row.commodities.reduce((sum, commodity) => sum + commodity.weight, 0) }));
  return shipment(units, { accessorials: [...freight.accessorials] });
}

const sum = (offer: RatedOffer) => offer.lines.reduce((total, line) => total + line.amount.amount, 0);

describe(`${CASES} random shipments and tariffs`, () => {
  const random = new SeededRandom(20_261_124);
  const cases = Array.from({ length: CASES }, () => {
    const [freight, tariff] = [randomFreight(random), randomTariff(random)];
    return { freight, tariff, answer: rateSample(ratable(freight), packed(tariff)) };
  });
  const offers = cases.flatMap(({ answer }) => (answer.kind === 'offer' ? [answer] : []));

  it('come to what a plain reading of the rule says', () => {
    const wrong = cases.filter(({ freight, tariff, answer }) => totalByAnnexH(freight, tariff) !== (answer.kind === 'offer' ? answer.total.amount : answer.code));
    expect(wrong).toEqual([]);
  });

  it('reach every kind of line and reason', () => {
    const codes = new Set(offers.flatMap((offer) => offer.lines.map((line) => line.code)));
    expect([...codes].sort()).toEqual(['APTD', 'CUBIC', 'DEFICIT', 'DISCOUNT', 'FUEL', 'LFTD', 'LINEAR_FOOT', 'LINEHAUL', 'MINIMUM', 'MNC', 'OVR', 'RES']);
    expect(new Set(cases.map(({ answer }) => (answer.kind === 'decline' ? answer.code : answer.kind)))).toEqual(new Set(['offer', 'TARIFF_GAP']));
  });

  it('have totals that are the sum of their lines, in whole cents', () => {
    expect(offers.filter((offer) => offer.total.amount !== sum(offer))).toEqual([]);
    expect(offers.flatMap((offer) => offer.lines).filter((line) => !Number.isSafeInteger(line.amount.amount))).toEqual([]);
  });

  it('are never likely to cost less than the total', () => {
    expect(offers.filter((offer) => offer.likelyTotal.amount < offer.total.amount)).toEqual([]);
    expect(offers.filter((offer) => (offer.likelyReason === null) !== (offer.likelyTotal.amount === offer.total.amount))).toEqual([]);
  });

  it('carry JSON without holes: what is written is what is read', () => {
    for (const offer of offers) expect(JSON.parse(JSON.stringify(offer))).toEqual(offer);
  });
});

describe('a pound more', () => {
  // The cheapest of all breaks at or above the weight can only rise with it; splitting a charge into a line and its deficit moves it by a cent at most.
  it('never costs less by more than a cent', () => {
    const tariff = sampleTariff({ discountBps: 0, minimumCharge: 0 });
    const gross = (weight: number) => {
      const answer = rateSample(ratable({ rows: [{ count: 1, length: 48, width: 40, height: 48, stackable: false, commodities: [{ weight, freightClass: '85' }] }], accessorials: [] }), tariff);
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
  it('are refused', () => {
    const tariff = sampleTariff({}, [rateRow(['606', '752', '70', '', '', '', '', '', '', '', '', '214748.3647'])]);
    const freight = ratable({ rows: [{ count: 1, length: 48, width: 40, height: 48, stackable: false, commodities: [{ weight: 50_000_000, freightClass: '70' }] }], accessorials: [] });
    expect(() => rateSample(freight, tariff)).toThrow(RangeError);
  });
});

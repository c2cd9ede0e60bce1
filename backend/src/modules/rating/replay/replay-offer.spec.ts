import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { packed, randomFreight, randomTariff, unitsOf } from '../../../../test/fixtures/random-ltl.js';
import { CHICAGO, DALLAS, pallets, request, TORONTO } from '../../../../test/fixtures/sample-request.js';
import { SAMPLE_FUEL, sampleTariff } from '../../../../test/fixtures/sample-tariff.js';
import { truckloadTariffOf } from '../../../../test/fixtures/sample-truckload.js';
import { SeededRandom } from '../../../../test/fixtures/seeded-random.js';
import {
  type AnyTariff,
  deriveFreight,
  type Place,
  type RatingRequest,
  rateBy,
  routeOver,
  toRatableShipment,
} from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { Derived, Offer } from '../domain/offer.js';
import { presentOffer } from '../rating.presenter.js';
import { replayOffer } from './replay-offer.js';

const QUOTES = 10_000;
const CARRIER = { id: 'car_1', scac: 'ZZAA', name: 'Example Freight Lines', demo: false, tariffs: [] };
const LANE_MILES = new Map([['606', new Map([['752', 951]])]]);
const calendar = carrierCalendar(['US']);

/** A quote as stored, after a JSON round trip. */
interface StoredQuote {
  request: QuoteRequest;
  derived: Derived;
  points: Place[];
  offer: Offer;
  tariff: AnyTariff;
}

function stored(freight: RatingRequest, points: Place[], tariff: AnyTariff, known: boolean): StoredQuote | null {
  const lane = { origin: points[0]!, destination: points.at(-1)! };
  const route = routeOver(points, known ? LANE_MILES : undefined);
  const answer = rateBy(tariff, toRatableShipment(freight, lane, route), SAMPLE_FUEL, calendar);
  if (answer.kind === 'decline') return null;
  const derived = deriveFreight(freight, lane, calendar, { route });
  const offer = presentOffer('ofr_1', CARRIER, 'LTL', answer, new Date('2026-12-05T05:59:59Z'));
  return { ...JSON.parse(JSON.stringify({ request: freight, derived, offer, points })), tariff };
}

const replay = ({ offer, tariff, ...recorded }: StoredQuote) => replayOffer(recorded, offer, tariff);

describe(`${QUOTES} random quotes`, () => {
  const random = new SeededRandom(20_261_121);
  const ltlTariffs = Array.from({ length: 60 }, () => packed(randomTariff(random)));
  const everywhere = sampleTariff({ basis: 'mileage' }, []);
  const trucks = Array.from({ length: 20 }, () =>
    truckloadTariffOf({ minimumCharge: random.whole(0, 90_000) }, [
      ['*', '*', 'DRYVAN', (random.whole(10_000, 40_000) / 10_000).toFixed(4), '', random.once(3) ? '4' : ''],
    ]),
  );

  const next = (): StoredQuote | null => {
    const truck = random.once(3);
    const points = truck && random.once(2) ? [CHICAGO, TORONTO, DALLAS] : [CHICAGO, DALLAS];
    const freight = randomFreight(random);
    const days = {
      on: random.pick(['2026-11-24', '2026-11-27', '2026-12-24', '2027-01-11']),
      readyFrom: random.pick([null, '09:00', '13:30']),
    };
    const delivery = random.once(4) ? { type: 'by' as const, on: '2026-11-30' } : null;
    return stored(
      request(unitsOf(freight), { accessorials: [...freight.accessorials], pickup: days, delivery }),
      points,
      truck ? random.pick(trucks) : random.pick([...ltlTariffs, everywhere]),
      random.once(2),
    );
  };

  it('are equal when recomputed', () => {
    let [quotes, lines] = [0, 0];
    while (quotes < QUOTES) {
      const quote = next();
      if (!quote) continue;
      quotes++;
      lines += quote.offer.lines.length;
      const found = replay(quote);
      if (found.length > 0) expect(found).toEqual([]);
    }
    expect(lines).toBeGreaterThan(QUOTES * 2);
  });

  it('keep the accessorials that were inferred when they were rated', () => {
    const freight = request([pallets({ weight: 300 })], { accessorials: [] });
    const quote = stored(freight, [CHICAGO, DALLAS], packed(randomTariff(new SeededRandom(1))), true)!;
    const stops = quote.request.stops.map((stop) => ({ ...stop, appointmentNeeded: true }));
    expect(replay({ ...quote, request: { ...quote.request, stops } })).toEqual([]);
    const derived = { ...quote.derived, inferredAccessorials: [{ code: 'APTD', reason: '' }] };
    expect(replay({ ...quote, derived })).not.toEqual([]);
  });

  it('differ if one recorded cent is changed', () => {
    for (let quotes = 0; quotes < 200;) {
      const quote = next();
      if (!quote) continue;
      const index = random.whole(0, quote.offer.lines.length - 1);
      const line = quote.offer.lines[index]!;
      quote.offer.lines[index] = { ...line, amount: { ...line.amount, amount: line.amount.amount + 1 } };
      expect(replay(quote).map(({ path }) => path)).toEqual([`lines.${index}.amount.amount`]);
      quotes++;
    }
  });
});

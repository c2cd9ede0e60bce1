import { CHICAGO, DALLAS, pallets, request } from '../../../../test/fixtures/sample-request.js';
import { offerFor, sampleTariff } from '../../../../test/fixtures/sample-tariff.js';
import { truckloadTariffOf } from '../../../../test/fixtures/sample-truckload.js';
import { type RatingRequest, toRatableShipment } from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { Offer } from '../domain/offer.js';
import { presentOffer } from '../rating.presenter.js';
import { rerateOffer } from './rerate-offer.js';

const CARRIER = { id: 'car_1', scac: 'ZZAA', name: 'Example Freight Lines', demo: false, tariffs: [] };
const points = [CHICAGO, DALLAS];
const tariff = sampleTariff();
const agreed = (weight = 1_000, accessorials: RatingRequest['accessorials'] = []) =>
  request([pallets({ count: 2, weight, freightClass: '70' })], { accessorials });
const freight = (weight: number, freightClass: string) =>
  ({ units: 'imperial', handlingUnits: [pallets({ count: 2, weight, freightClass })] }) as never;
const offerOf = (booked: RatingRequest, by = tariff): Offer => {
  const priced = offerFor(toRatableShipment(booked, { origin: CHICAGO, destination: DALLAS }), by);
  return presentOffer('ofr_1', CARRIER, 'LTL', priced, new Date('2026-12-05T05:59:59Z'));
};
const rerate = (booked: RatingRequest, other: never, offer = offerOf(booked)) =>
  rerateOffer({ request: booked as unknown as QuoteRequest, points }, offer, tariff, other);

// Freight.md E8: 220.31 for class 70. Class 100: 100.43 × 10 = 1,004.30, less 78% 783.35 = 220.95, fuel 27.5% 60.76.
it('a reclass to 100 is rated by the same tariff', () => {
  expect(offerOf(agreed()).total.amount).toBe(22_031);
  const answer = rerate(agreed(), freight(1_000, '100'));
  expect(answer).toMatchObject({ kind: 'rated', total: { amount: 28_171 } });
});

// 89.78 × 11.80 = 1,059.40, less 826.33 = 233.07, fuel 64.09.
it('so are another weight and class', () =>
  expect(rerate(agreed(), freight(1_180, '85'))).toMatchObject({ kind: 'rated', total: { amount: 29_716 } }));

it('the booked freight has the booked price', () =>
  expect(rerate(agreed(), freight(1_000, '70'))).toMatchObject({ kind: 'rated', total: { amount: 22_031 } }));

it('a price that the tariff does not return for the booked freight is unknown', () => {
  const offer = offerOf(agreed());
  const [line, ...others] = offer.lines;
  const changed = { ...offer, lines: [{ ...line!, amount: { amount: 1, currency: 'USD' as const } }, ...others] };
  expect(rerate(agreed(), freight(1_180, '85'), changed)).toEqual({ kind: 'unknown' });
  expect(rerate(agreed(), freight(1_180, '85'), { ...offer, lines: others })).toEqual({ kind: 'unknown' });
});

it('freight beyond the tariff is refused with its reason', () => {
  const limited = sampleTariff({ limits: { maximumWeight: 1_100 } });
  const offer = offerOf(agreed(), limited);
  const answer = rerateOffer(
    { request: agreed() as unknown as QuoteRequest, points },
    offer,
    limited,
    freight(60_000, '70'),
  );
  expect(answer).toMatchObject({ kind: 'refused', message: expect.stringMatching(/\S/) });
});

it('a truckload does not depend on weight and class', () => {
  const truck = truckloadTariffOf({ minimumCharge: 90_000 }, [['*', '*', 'DRYVAN', '2.0000', '', '']]);
  const booked = agreed() as unknown as QuoteRequest;
  expect(rerateOffer({ request: booked, points }, offerOf(agreed()), truck, freight(1_180, '85'))).toEqual({
    kind: 'truckload',
  });
});

it('a pickup moved to before the fuel week keeps the agreed fuel price', () => {
  const moved = request(agreed().handlingUnits, { pickup: { on: '2026-11-12' } });
  const answer = rerateOffer(
    { request: moved as unknown as QuoteRequest, points },
    offerOf(agreed()),
    tariff,
    freight(1_180, '85'),
  );
  expect(answer).toMatchObject({ kind: 'rated', total: { amount: 29_716 } });
});

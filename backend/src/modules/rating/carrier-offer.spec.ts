import { deriveFreight } from './engine/index.js';
import { carrierCalendar } from '../../kernel/time/carrier-calendar.js';
import { CHICAGO_TO_DALLAS, pallets, request } from '../../../test/fixtures/sample-request.js';
import { carrierOffer, type CarrierPrice, type PricedFreight } from './carrier-offer.js';
import type { QuoteRequest } from './domain/quote-request.js';
import { toRatingRequest } from './domain/to-rating-request.js';
import { presentDerived } from './rating.presenter.js';

const CARRIER = { scac: 'ZZAA', name: 'Example Freight Lines', demo: false };
const NOW = new Date('2026-11-24T16:00:00Z');
const PLACES = {
  origin: { postalCode: '60601', city: 'Chicago', state: 'IL', country: 'US', timeZone: 'America/Chicago' },
  destination: { postalCode: '75201', city: 'Dallas', state: 'TX', country: 'US', timeZone: 'America/Chicago' },
} as const;
const price = (mode: 'LTL' | 'FTL'): CarrierPrice => ({
  mode,
  total: { amount: 100_00, currency: 'USD' },
  charges: [{ code: 'LINEHAUL', description: 'Linehaul', amount: 100_00 }],
  carrierQuoteNumber: null,
  validThrough: null,
  notes: [],
});

function freight(changes: Partial<QuoteRequest>, milesBasis?: string): PricedFreight {
  const asked = request([pallets({ weight: 500 })], changes as never) as QuoteRequest;
  const derived = presentDerived(
    deriveFreight(toRatingRequest(asked), CHICAGO_TO_DALLAS, carrierCalendar(['US'])),
    asked.pickup,
    {
      on: '2026-11-24',
      minutes: 600,
    },
  );
  return { ...PLACES, request: asked, derived: { ...derived, ...(milesBasis && { milesBasis }) } };
}

const offer = (mode: 'LTL' | 'FTL', changes: Partial<QuoteRequest>, calendar?: object, milesBasis?: string) =>
  carrierOffer('ofr_1', { ...CARRIER, ...calendar }, price(mode), freight(changes, milesBasis), NOW);

describe('an offer at a carrier’s own price', () => {
  it('has no likely total, because the carrier’s rules are not known, except for a truckload', () => {
    const pickup = { on: '2026-12-01' };
    expect(offer('LTL', { pickup })).toMatchObject({
      likelyTotal: null,
      likelyReason: 'the carrier’s rules for a reclass are not known',
    });
    expect(offer('FTL', { pickup })).toMatchObject({
      likelyTotal: { amount: 100_00, currency: 'USD' },
      likelyReason: null,
    });
  });

  it('counts a truckload that is ready after noon from the next day', () => {
    expect(offer('FTL', { pickup: { on: '2026-12-01', readyFrom: '10:00' } }).estimatedDeliveryOn).toBe('2026-12-03');
    expect(offer('FTL', { pickup: { on: '2026-12-01', readyFrom: '13:00' } }).estimatedDeliveryOn).toBe('2026-12-04');
  });

  it('warns about a delivery after the required date', () => {
    const late = offer('LTL', { pickup: { on: '2026-12-01' }, delivery: { type: 'by', on: '2026-12-03' } });
    expect(late.warnings.map(({ code }) => code)).toEqual(['DELIVERY_LATE']);
    expect(offer('LTL', { pickup: { on: '2026-12-01' }, delivery: { type: 'by', on: '2026-12-04' } }).warnings).toEqual(
      [],
    );
  });

  it('has no range of days with the company’s lane miles', () => {
    const { transit } = offer('LTL', { pickup: { on: '2026-12-01' } }, {}, 'your lane miles');
    expect([transit.minimumDays, transit.maximumDays]).toEqual([3, 3]);
    expect(transit.basis).toBe('972 miles; the carrier does not say');
  });

  it('follows the carrier’s closing days and cut-off', () => {
    const calendar = { settings: { closedOn: ['2026-12-02'], cutoff: '09:00' } };
    expect(offer('LTL', { pickup: { on: '2026-12-01' } }, calendar).estimatedDeliveryOn).toBe('2026-12-07');
    expect(offer('LTL', { pickup: { on: '2026-12-02' } }, calendar).warnings.map(({ code }) => code)).toEqual([
      'PICKUP_HOLIDAY',
    ]);
    expect(offer('LTL', { pickup: { on: '2026-11-24' } }, calendar).warnings.map(({ code }) => code)).toEqual([
      'CUTOFF_PASSED',
    ]);
  });
});

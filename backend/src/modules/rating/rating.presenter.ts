import type { LocalMoment } from './domain/local-time.js';
import type { DeclineReason } from './domain/decline-all.js';
import type { DerivedFreight, RatedOffer as EngineOffer } from './engine/index.js';
import type { DeclinedDto, DerivedDto, OfferDto, RatingWarningDto } from './rating-result.dto.js';
import type { ConnectedCarrier } from './tariff-source.js';

/** Hour at the origin after which most carriers pick up the next day (freight.md 5.4). */
const CUTOFF_HOUR = 14;

/** `derived` of an answer: what the engine found, and the pickup's cut-off, which depends on the present. */
export function presentDerived(freight: DerivedFreight, pickupOn: string, now: LocalMoment): DerivedDto {
  const cutoff = pickupOn === now.on && now.minutes >= CUTOFF_HOUR * 60 ? [cutoffPassed()] : [];
  return { ...freight, modes: freight.modes.map(({ mode, reasons }) => ({ mode, reasons: [...reasons] })), units: [...freight.units], inferredAccessorials: [...freight.inferredAccessorials], warnings: [...freight.warnings, ...cutoff] };
}

function cutoffPassed(): RatingWarningDto {
  const message = `It is past ${CUTOFF_HOUR}:00 at the origin; most carriers pick up the next business day. Choose that day or call the carrier.`;
  return { code: 'CUTOFF_PASSED', message, pointer: '/pickup/on' };
}

/** One carrier's price as the API shows it. */
export function presentOffer(id: string, carrier: ConnectedCarrier, offer: EngineOffer, validUntil: Date): OfferDto {
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode: 'LTL',
    service: offer.service,
    total: offer.total,
    likelyTotal: offer.likelyTotal,
    likelyReason: offer.likelyReason,
    lines: offer.lines as OfferDto['lines'],
    transit: offer.transit,
    estimatedDeliveryOn: offer.estimatedDeliveryOn,
    liability: offer.liability,
    co2e: offer.co2e,
    validUntil: validUntil.toISOString(),
    carrierQuoteNumber: null,
    warnings: offer.warnings as OfferDto['warnings'],
  };
}

/** A carrier without an offer as the API shows it. */
export function presentDeclined({ scac, name, demo }: ConnectedCarrier, { code, message }: DeclineReason): DeclinedDto {
  return { carrier: { scac, name, demo }, code, message };
}

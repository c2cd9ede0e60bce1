import { minutesOfDay } from '../../kernel/time/local-date.js';
import type { LocalMoment } from '../../kernel/time/local-time.js';
import type { DeclineReason } from './domain/decline-all.js';
import type { DerivedFreight, RatedOffer as EngineOffer, TariffMode } from './engine/index.js';
import type { PickupWindowDto } from './dto/quote-request.dto.js';
import type { DeclinedDto, DerivedDto, OfferDto, RatingWarningDto } from './dto/rating-result.dto.js';
import type { ConnectedCarrier } from './tariffs/tariff-source.js';

/** Hour at the origin after which most carriers pick up the next day (freight.md 5.4). */
const CUTOFF_HOUR = 14;

/** Minutes that carriers want between the request and the pickup (freight.md 5.4). */
const NOTICE_MINUTES = 120;

/** `derived` of an answer: what the engine found, and what the pickup's day means at the present. */
export function presentDerived(freight: DerivedFreight, pickup: PickupWindowDto, now: LocalMoment): DerivedDto {
  return {
    ...freight,
    modes: freight.modes.map(({ mode, reasons }) => ({ mode, reasons: [...reasons] })),
    units: [...freight.units],
    inferredAccessorials: [...freight.inferredAccessorials],
    warnings: [...freight.warnings, ...(pickup.on === now.on ? todayWarnings(pickup, now) : [])],
    risk: { ...freight.risk, reasons: [...freight.risk.reasons] },
  };
}

function todayWarnings({ closeAt }: PickupWindowDto, { minutes }: LocalMoment): RatingWarningDto[] {
  if (minutes >= CUTOFF_HOUR * 60) return [cutoffPassed()];
  const closing = closeAt == null ? null : minutesOfDay(closeAt);
  if (closing === null || closing - minutes >= NOTICE_MINUTES) return [];
  const message = `The dock closes in less than ${NOTICE_MINUTES} minutes; carriers rarely come at such short notice. Close later or choose another day.`;
  return [{ code: 'PICKUP_SOON', message, pointer: '/pickup/closeAt' }];
}

function cutoffPassed(): RatingWarningDto {
  const message = `It is past ${CUTOFF_HOUR}:00 at the origin; most carriers pick up the next business day. Choose that day or call the carrier.`;
  return { code: 'CUTOFF_PASSED', message, pointer: '/pickup/on' };
}

/** One carrier's price as the API shows it. */
export function presentOffer(
  id: string,
  carrier: ConnectedCarrier,
  mode: TariffMode,
  offer: EngineOffer,
  validUntil: Date,
): OfferDto {
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    ...presentedParts(offer),
    validUntil: validUntil.toISOString(),
    carrierQuoteNumber: null,
  };
}

/** What of an offer follows from freight, tariff and fuel alone. */
export function presentedParts(
  offer: EngineOffer,
): Omit<OfferDto, 'id' | 'carrier' | 'mode' | 'validUntil' | 'carrierQuoteNumber'> {
  return {
    equipment: offer.equipment,
    service: offer.service,
    total: offer.total,
    likelyTotal: offer.likelyTotal,
    likelyReason: offer.likelyReason,
    nextClassTotal: offer.nextClassTotal,
    lines: offer.lines as OfferDto['lines'],
    terms: [...offer.terms],
    transit: offer.transit,
    estimatedDeliveryOn: offer.estimatedDeliveryOn,
    earliestDeliveryOn: offer.earliestDeliveryOn,
    latestDeliveryOn: offer.latestDeliveryOn,
    liability: offer.liability,
    co2e: offer.co2e,
    warnings: offer.warnings as OfferDto['warnings'],
  };
}

/** A carrier without an offer as the API shows it. */
export function presentDeclined({ scac, name, demo }: ConnectedCarrier, { code, message }: DeclineReason): DeclinedDto {
  return { carrier: { scac, name, demo }, code, message };
}

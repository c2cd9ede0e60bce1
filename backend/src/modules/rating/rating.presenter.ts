import { withReaderMessages } from '../../platform/request-context.js';
import { readerDerived, readerOffer, readerTotals } from './reader-texts.js';
import { hasSeveralCurrencies } from './domain/offer.js';
import type { LocalMoment } from '../../kernel/time/local-time.js';
import type { DeclineReason } from './domain/decline-all.js';
import type { DerivedFreight, RatedOffer as EngineOffer, TariffMode } from './engine/index.js';
import { pickupNotice } from './domain/pickup-notice.js';
import type { PickupWindow } from './domain/quote-request.js';
import type { Declined, Derived, Offer, OfferTotals, OfferWarning, RatingWarning } from './domain/offer.js';
import type { RatingResultDto, RatingTotalsDto } from './dto/rating-result.dto.js';
import type { RatedRequest } from './rated-request.js';
import type { ConnectedCarrier } from './tariffs/tariff-source.js';

/** `derived` of a response: the engine's values, plus warnings about a pickup today and about what the request says (`notices`). */
export function presentDerived(
  { risk, ...freight }: DerivedFreight,
  pickup: PickupWindow,
  now: LocalMoment,
  notices: readonly RatingWarning[] = [],
): Derived {
  return {
    ...freight,
    modes: freight.modes.map(({ mode, reasons }) => ({ mode, reasons: [...reasons] })),
    units: [...freight.units],
    inferredAccessorials: [...freight.inferredAccessorials],
    warnings: [...notices, ...freight.warnings, ...pickupNotice(pickup, now)],
    ...(risk && { risk: { ...risk, reasons: [...risk.reasons] } }),
  };
}

/** API representation of an offer. `notice`: warnings that depend on the time of the request. */
export function presentOffer(
  id: string,
  carrier: ConnectedCarrier,
  mode: TariffMode,
  offer: EngineOffer,
  validUntil: Date,
  notice: readonly OfferWarning[] = [],
): Offer {
  const parts = presentedParts(offer);
  return {
    id,
    carrier: { scac: carrier.scac, name: carrier.name, demo: carrier.demo },
    mode,
    ...parts,
    warnings: [...parts.warnings, ...notice],
    validUntil: validUntil.toISOString(),
    carrierQuoteNumber: null,
    ...settingsOf(carrier),
  };
}

/** Recorded, so that a replay uses them after they have changed. */
export function settingsOf({ settings }: Pick<ConnectedCarrier, 'settings'>): Pick<Offer, 'carrierSettings'> {
  return settings && Object.keys(settings).length > 0 ? { carrierSettings: settings } : {};
}

/** The parts of an offer that depend only on freight, tariff, fuel and the carrier's settings. */
export function presentedParts(
  offer: EngineOffer,
): Omit<Offer, 'id' | 'carrier' | 'mode' | 'validUntil' | 'carrierQuoteNumber' | 'carrierSettings'> {
  return {
    equipment: offer.equipment,
    service: offer.service,
    total: offer.total,
    likelyTotal: offer.likelyTotal,
    likelyReason: offer.likelyReason,
    nextClassTotal: offer.nextClassTotal,
    lines: offer.lines as Offer['lines'],
    terms: [...offer.terms],
    transit: offer.transit,
    estimatedDeliveryOn: offer.estimatedDeliveryOn,
    earliestDeliveryOn: offer.earliestDeliveryOn,
    latestDeliveryOn: offer.latestDeliveryOn,
    liability: offer.liability,
    co2e: offer.co2e,
    warnings: offer.warnings as Offer['warnings'],
  };
}

/** API representation of a carrier without an offer. */
export function presentDeclined({ scac, name, demo }: ConnectedCarrier, { code, message }: DeclineReason): Declined {
  return { carrier: { scac, name, demo }, code, message };
}

/** The response of a preview. */
export function presentRating({ derived, offers, declined, pending, exchangeRate }: RatedRequest): RatingResultDto {
  const askedOnSaving = pending
    .map(({ carrier: { scac, name, demo } }) => ({ scac, name, demo }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const bodies = offers.map((offer) => offer.body);
  return {
    derived: readerDerived(derived),
    offers: bodies.map(readerOffer),
    declined: withReaderMessages(declined),
    askedOnSaving,
    exchangeRate: hasSeveralCurrencies(bodies) ? exchangeRate : null,
  };
}

/** The response of a preview without explanations. */
export function presentTotals(rated: RatedRequest): RatingTotalsDto {
  const { offers, ...rest } = rated;
  const rating = presentRating({ ...rest, offers: [] });
  return { ...rating, offers: offers.map((offer) => readerTotals(totalsOf(offer.body))) };
}

function totalsOf(offer: Offer): OfferTotals {
  const { lines, terms, liability, validUntil, carrierQuoteNumber, warnings, ...totals } = offer;
  return totals;
}

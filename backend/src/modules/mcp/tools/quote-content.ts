import { formatMoney, type Money } from '../../../kernel/money/money.js';
import type { QuoteDto } from '../../quotes/index.js';
import type { OfferDto } from '../../rating/index.js';

/** An offer with what a choice depends on. */
interface OfferContent {
  offerId: string;
  carrier: string;
  scac: string;
  mode: string;
  service: string;
  equipment: string | null;
  total: Money;
  likelyTotal: Money | null;
  likelyReason: string | null;
  businessDays: number;
  estimatedDeliveryOn: string;
  liability: Money | null;
  co2eKg: number;
  validUntil: string;
  charges: { code: string; description: string; amount: Money }[];
  warnings: string[];
}

/** A quote with its offers, cheapest first. */
export interface QuoteContent {
  quoteId: string;
  number: string;
  status: string;
  pickupOn: string;
  origin: string;
  destination: string;
  offers: OfferContent[];
  /** Carriers that have not responded yet. */
  waitingFor: string[];
  declined: { carrier: string; code: string; message: string }[];
  warnings: string[];
}

export function quoteContent(quote: QuoteDto): QuoteContent {
  return {
    quoteId: quote.id,
    number: quote.number,
    status: quote.status,
    pickupOn: quote.pickupOn,
    origin: placeText(quote.origin),
    destination: placeText(quote.destination),
    offers: quote.offers.map(offerContent),
    waitingFor: quote.carriers.filter(({ state }) => state === 'asked').map(({ carrier }) => carrier.name),
    declined: quote.declined.map(({ carrier, code, message }) => ({ carrier: carrier.name, code, message })),
    warnings: quote.derived.warnings.map(({ message }) => message),
  };
}

function offerContent(offer: OfferDto): OfferContent {
  return {
    offerId: offer.id,
    carrier: offer.carrier.name,
    scac: offer.carrier.scac,
    mode: offer.mode,
    service: offer.service,
    equipment: offer.equipment ?? null,
    total: offer.total,
    likelyTotal: offer.likelyTotal,
    likelyReason: offer.likelyReason,
    businessDays: offer.transit.businessDays,
    estimatedDeliveryOn: offer.estimatedDeliveryOn,
    liability: offer.liability,
    co2eKg: offer.co2e.kg,
    validUntil: offer.validUntil,
    charges: offer.lines.map(({ code, description, amount }) => ({ code, description, amount })),
    warnings: offer.warnings.map(({ message }) => message),
  };
}

/** The quote and one line for each offer. */
export function quoteText(quote: QuoteContent, seesPrices: boolean): string {
  const { number, quoteId, status, origin, destination, pickupOn, offers, waitingFor, declined } = quote;
  return [
    `Quote ${number} (${quoteId}) is ${status}: ${origin} to ${destination}, pickup ${pickupOn}.`,
    ...(seesPrices ? offers.map(offerText) : ['This API key cannot see prices.']),
    ...(waitingFor.length === 0 ? [] : [`No response yet from ${waitingFor.join(', ')}.`]),
    ...declined.map(({ carrier, message }) => `No offer from ${carrier}: ${message}`),
  ].join('\n');
}

function offerText(offer: OfferContent): string {
  const { carrier, mode, total, estimatedDeliveryOn, businessDays, offerId } = offer;
  return `${carrier}, ${mode}: ${formatMoney(total)}, delivery ${estimatedDeliveryOn} (${businessDays} business days), ${offerId}`;
}

export function placeText({ city, state, postalCode }: { city: string; state: string; postalCode: string }): string {
  return `${city}, ${state} ${postalCode}`;
}

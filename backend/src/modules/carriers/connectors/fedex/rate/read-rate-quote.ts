import type { Currency } from '../../../../../kernel/codes.js';
import { accessorialName } from '../../../../rating/index.js';
import { clean, invalid, refused } from '../../carrier-text.js';
import type { CarrierResponse } from '../../carrier-exchange.js';
import type { ConnectorCharge, ConnectorOffer, DeclineReason } from '../../connector.js';
import { noLevel, unpricedNotes, withLinehaul } from '../../rate-parts.js';
import { alertTexts, errorText, isRejected } from '../fedex-answer.js';
import { acceptableGuarantees, CHARGE_CODES, GUARANTEES, LEVEL_CODES, readDays, SERVICES } from '../fedex-codes.js';
import { type FedexOffer, type FedexPrice, type FedexSurcharge, isRateAnswer } from './rate.schemas.js';

const NOTES_MAX = 3;
/** Published list prices are nobody's price. */
const NOT_OURS: readonly string[] = ['LIST', 'PAYOR_LIST_SHIPMENT'];
const CURRENCIES: readonly string[] = ['USD', 'CAD'] satisfies Currency[];

/** Reads the response to a rate quote: one offer per service and guarantee that fits the request, or a decline reason in the carrier's words. */
export function readRateQuote(
  { status, body }: CarrierResponse,
  carrier: string,
  requested: readonly string[],
  unpriced: readonly string[],
): ConnectorOffer[] | DeclineReason {
  if (isRejected(status, body)) return refused(carrier, errorText(body) || `HTTP ${status}`);
  if (!isRateAnswer(body)) return invalid(carrier, 'it is not a rate quote');
  const { rateReplyDetails: details, alerts } = body.output;
  const acceptable = acceptableGuarantees(requested);
  const fitting = details.filter(
    (detail) => SERVICES[detail.serviceType] !== undefined && acceptable.includes(guaranteeOf(detail)),
  );
  if (fitting.length === 0) return noLevel(carrier, requested, LEVEL_CODES, alertTexts(alerts).join(' '));
  const missing = unpricedNotes(carrier, unpriced);
  const offers: ConnectorOffer[] = [];
  for (const detail of fitting) {
    const offer = offerOf(detail);
    if (typeof offer === 'string') return invalid(carrier, offer);
    const notes = [...alertTexts(detail.customerMessages), ...alertTexts(alerts)].slice(0, NOTES_MAX);
    offers.push({
      ...offer,
      notes: [...missing, ...notes],
    });
  }
  return offers;
}

/** Our code for the guarantee of a price; null without one. Unknown guarantees keep the carrier's name, so that no request fits them. */
function guaranteeOf({ commit }: FedexOffer): string | null {
  const type = commit?.guaranteedType;
  return type ? (GUARANTEES[type] ?? type) : null;
}

/** The offer, or why it cannot be used. */
function offerOf(detail: FedexOffer): Omit<ConnectorOffer, 'notes'> | string {
  const name = clean(detail.serviceName || (SERVICES[detail.serviceType] ?? detail.serviceType));
  const price = priceOf(detail.ratedShipmentDetails);
  if (price === undefined) return `it has no account price for ${name}`;
  const currency = price.shipmentRateDetail?.currency ?? price.currency ?? 'USD';
  if (!CURRENCIES.includes(currency)) return `the price of ${name} is in ${clean(currency)}`;
  const total = cents(price.totalNetCharge);
  if (total <= 0) return `the price of ${name} is not above zero`;
  const guarantee = guaranteeOf(detail);
  const lines = [...surchargesOf(price, guarantee), ...taxesOf(price)];
  const { daysInTransit, transitDays } = detail.commit ?? {};
  return {
    mode: 'LTL',
    total: { amount: total, currency: currency as Currency },
    charges: withLinehaul(total, lines),
    carrierQuoteNumber: price.quoteNumber || null,
    validThrough: null,
    transitDays: readDays(daysInTransit) ?? readDays(transitDays?.minimumTransitTime),
    carrierService: {
      code: detail.serviceType,
      name: guarantee === null ? name : `${name}, ${accessorialName(guarantee).toLowerCase()}`,
    },
  };
}

/** The account's price. */
function priceOf(prices: FedexPrice | FedexPrice[]): FedexPrice | undefined {
  const list = Array.isArray(prices) ? prices : [prices];
  return (
    list.find(({ rateType }) => rateType === 'ACCOUNT') ??
    list.find(({ rateType }) => !NOT_OURS.includes(rateType ?? ''))
  );
}

/** A guarantee without a surcharge of its own is a line without an amount, because booking reads it from the lines. */
function surchargesOf({ shipmentRateDetail }: FedexPrice, guarantee: string | null): ConnectorCharge[] {
  const charges = (shipmentRateDetail?.surCharges ?? []).map((surcharge) => surchargeOf(surcharge, guarantee));
  return guarantee === null || charges.some(({ code }) => code === guarantee)
    ? charges
    : [...charges, { code: guarantee, description: accessorialName(guarantee), amount: 0 }];
}

function surchargeOf({ type, description, amount }: FedexSurcharge, guarantee: string | null): ConnectorCharge {
  const ofGuarantee = type === 'FREIGHT_GUARANTEE' ? guarantee : null;
  return {
    code: ofGuarantee ?? CHARGE_CODES[type ?? ''] ?? 'OTHER',
    description: clean(description || type || 'Other charge'),
    amount: cents(amount),
  };
}

function taxesOf({ totalNetCharge, totalNetFedExCharge }: FedexPrice): ConnectorCharge[] {
  const taxes = totalNetFedExCharge == null ? 0 : cents(totalNetCharge) - cents(totalNetFedExCharge);
  return taxes > 0 ? [{ code: 'OTHER', description: 'Taxes', amount: taxes }] : [];
}

/** Amounts have at most two decimal places. */
function cents(amount: number): number {
  return Math.round(amount * 100);
}

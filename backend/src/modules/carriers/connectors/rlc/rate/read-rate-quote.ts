import { accessorialName } from '../../../../rating/index.js';
import { clean, invalid, refused } from '../../carrier-text.js';
import type { CarrierResponse } from '../../carrier-exchange.js';
import type { ConnectorCharge, ConnectorOffer, DeclineReason } from '../../connector.js';
import { noLevel, unpricedNotes, withLinehaul } from '../../rate-parts.js';
import { errorText, isRejected } from '../rlc-answer.js';
import { acceptableLevels, LEVEL_CODES, SERVICE_LEVELS } from '../rlc-codes.js';
import { readCents } from '../rlc-values.js';
import { isRateQuoteAnswer, type RateQuoteAnswer, type RlcCharge, type RlcServiceLevel } from './rate.schemas.js';

/** Charge types that are no charges of their own: the classes and the minimum, the discount on them, and the sums. Class lines have no type. */
const NOT_ADDED: readonly string[] = ['', 'MINIMUM', 'DISCNT', 'DISCNF', 'NET'];
/** Our codes for charge types of the carrier; others keep its name. */
const CHARGE_CODES: Readonly<Record<string, string>> = { FUEL: 'FUEL', HAZM: 'HAZ' };
const NOTES_MAX = 3;

/** Reads the response to a rate quote: one offer per service level that fits the requested services, or a decline reason in the carrier's words. */
export function readRateQuote(
  { status, body }: CarrierResponse,
  carrier: string,
  requested: readonly string[],
  unpriced: readonly string[],
): ConnectorOffer[] | DeclineReason {
  if (isRejected(status, body)) return refused(carrier, errorText(body) || `HTTP ${status}`);
  if (!isRateQuoteAnswer(body)) return invalid(carrier, 'it is not a rate quote');
  const { RateQuote: quote } = body;
  const levels = acceptableLevels(requested);
  const fitting = quote.ServiceLevels.filter(({ Code: code }) => levels.includes(code));
  if (fitting.length === 0) return noLevel(carrier, requested, LEVEL_CODES);
  const notes = notesOf(quote, carrier, unpriced);
  const offers: ConnectorOffer[] = [];
  for (const level of fitting) {
    const offer = offerOf(level, quote, notes);
    if (offer === null) return invalid(carrier, `an amount of ${clean(level.Name ?? level.Code)} cannot be read`);
    offers.push(offer);
  }
  return offers;
}

/** Null if an amount cannot be read, or the price is not above zero. */
function offerOf(
  level: RlcServiceLevel,
  { Charges: charges, IsDirect: isDirect, ServiceLevels: levels }: RateQuoteAnswer['RateQuote'],
  notes: readonly string[],
): ConnectorOffer | null {
  const total = readCents(level.NetCharge);
  const standard = levels.find(({ Code: code }) => code === 'STD');
  const base = standard === undefined ? null : readCents(standard.NetCharge);
  const added = (charges ?? []).filter(({ Type: type }) => !NOT_ADDED.includes(type ?? '')).map(chargeOf);
  if (total === null || total <= 0 || added.includes(null)) return null;
  const lines = [...(added as ConnectorCharge[]), ...surchargeOf(level, total, base)];
  return {
    mode: 'LTL',
    total: { amount: total, currency: 'USD' },
    charges: withLinehaul(total, lines),
    carrierQuoteNumber: level.QuoteNumber || null,
    validThrough: null,
    notes,
    transitDays: level.ServiceDays ?? null,
    service: isDirect === false ? 'interline' : 'direct',
  };
}

function chargeOf({ Type: type, Title: title, Amount: text }: RlcCharge): ConnectorCharge | null {
  const amount = readCents(text ?? '');
  const description = clean(title || type || 'Other charge');
  return amount === null ? null : { code: CHARGE_CODES[type ?? ''] ?? 'OTHER', description, amount };
}

/** What a guaranteed or expedited level costs more than standard service. */
function surchargeOf(
  { Code: code, Name: name }: RlcServiceLevel,
  total: number,
  base: number | null,
): ConnectorCharge[] {
  const level = SERVICE_LEVELS[code]?.code ?? null;
  if (level === null) return [];
  return [
    { code: level, description: clean(name || accessorialName(level)), amount: base === null ? 0 : total - base },
  ];
}

/** Messages about this freight, not those that every quote has, and the services that are not in the price. */
function notesOf(
  { CategorizedMessages: messages }: RateQuoteAnswer['RateQuote'],
  carrier: string,
  unpriced: readonly string[],
): string[] {
  const said = [...(messages?.RatesMessages ?? []), ...(messages?.TransitMessages ?? [])].filter(Boolean).map(clean);
  return [...unpricedNotes(carrier, unpriced), ...said.slice(0, NOTES_MAX)];
}

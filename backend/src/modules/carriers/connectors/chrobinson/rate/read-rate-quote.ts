import type { Currency } from '../../../../../kernel/codes.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import type { CarrierResponse } from '../../carrier-exchange.js';
import { clean, invalid, refused } from '../../carrier-text.js';
import type { ConnectorCharge, ConnectorOffer, DeclineReason } from '../../connector.js';
import { unpricedNotes, withLinehaul } from '../../rate-parts.js';
import { errorText } from '../chr-answer.js';
import { chargeCode, LINEHAUL, MODES, unpricedCodes } from '../chr-codes.js';
import { type ChrQuote, type ChrRate, isQuoteAnswer } from './rate.schemas.js';

/** Most offers of each mode: the cheapest. The carrier can return prices of dozens of carriers. */
const OFFERS_MAX = 8;
const CURRENCIES: readonly string[] = ['USD', 'CAD'] satisfies Currency[];
const CODE_MAX = 40;

/** Reads the response to a rate request: one offer for each carrier, or a decline reason in the carrier's words. */
export function readRateQuote(
  { status, body }: CarrierResponse,
  carrier: string,
  requested: readonly string[],
  timeZone: string,
): ConnectorOffer[] | DeclineReason {
  if (status >= 400) return refused(carrier, errorText(body) || `HTTP ${status}`);
  if (!isQuoteAnswer(body)) return invalid(carrier, 'it is not a rate quote');
  const offers: ConnectorOffer[] = [];
  const notes = unpricedNotes(carrier, unpricedCodes(requested));
  for (const quote of body.quoteSummaries) {
    const mode = MODES[quote.transportModeType ?? 'LTL'];
    if (mode === undefined) continue;
    const offer = offerOf(quote, requested, timeZone);
    if (typeof offer === 'string') return invalid(carrier, offer);
    offers.push({ mode, ...offer, notes });
  }
  if (offers.length === 0) return refused(carrier, '');
  const cheapest = offers.sort((left, right) => left.total.amount - right.total.amount);
  return (['LTL', 'FTL'] as const).flatMap((mode) =>
    cheapest.filter((each) => each.mode === mode).slice(0, OFFERS_MAX),
  );
}

/** The offer, or why it cannot be used. */
function offerOf(
  { quoteId, carrier, totalCharge, quoteExpirationDate: expires, transit, rates }: ChrQuote,
  requested: readonly string[],
  timeZone: string,
): Omit<ConnectorOffer, 'mode' | 'notes'> | string {
  const included = (rates ?? []).filter(({ isOptional }) => !isOptional);
  const currencies = [...new Set(included.map(({ currencyCode }) => currencyCode ?? 'USD'))];
  const currency = currencies[0] ?? 'USD';
  if (currencies.length > 1) return 'a price has two currencies';
  if (!CURRENCIES.includes(currency)) return `a price is in ${clean(currency)}`;
  const total = cents(totalCharge);
  if (total <= 0) return 'a price is not above zero';
  const until = new Date(expires ?? Number.NaN);
  const name = carrier?.carrierName ?? carrier?.scac;
  return {
    total: { amount: total, currency: currency as Currency },
    charges: withLinehaul(total, linesOf(included, requested)),
    carrierQuoteNumber: String(quoteId),
    validThrough: Number.isNaN(until.getTime()) ? null : localMoment(until, timeZone).on,
    transitDays: daysOf(transit),
    ...serviceOf(transit),
    ...(name
      ? { carrierService: { code: clean(carrier?.carrierCode ?? name).slice(0, CODE_MAX), name: clean(name) } }
      : {}),
  };
}

/** Lines but the linehaul, which is what they leave of the total: published examples differ from it by a cent. */
function linesOf(rates: readonly ChrRate[], requested: readonly string[]): ConnectorCharge[] {
  return rates
    .filter(({ rateCode, totalRate }) => rateCode !== LINEHAUL && typeof totalRate === 'number')
    .map(({ rateCode, rateCodeValue, totalRate }) => ({
      code: chargeCode(rateCode ?? '', requested),
      description: clean(rateCodeValue || rateCode || 'Other charge'),
      amount: cents(totalRate ?? 0),
    }));
}

function daysOf(transit: ChrQuote['transit']): number | null {
  const days = transit?.maximumTransitDays ?? transit?.minimumTransitDays;
  return typeof days === 'number' ? Math.ceil(days) : null;
}

function serviceOf(transit: ChrQuote['transit']): Pick<ConnectorOffer, 'service'> {
  const ends = [transit?.originService, transit?.destinationService];
  if (ends.includes('Indirect')) return { service: 'interline' };
  return ends.every((end) => end === 'Direct') ? { service: 'direct' } : {};
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}

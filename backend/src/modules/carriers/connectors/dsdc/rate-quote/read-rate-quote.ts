import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { parseWellFormedJson } from '../../../../../platform/http/validation/well-formed.js';
import type { Currency } from '../../../../../kernel/codes.js';
import { isLocalDate, type LocalDate } from '../../../../../kernel/time/local-date.js';
import type { ConnectorCharge, ConnectorOffer, DeclineReason } from '../../connector.js';
import { clean, invalid, refused } from '../../carrier-text.js';
import { firstProblem, isRateQuoteResponse } from './rate-quote.schemas.js';
import type { RateQuoteCharge, RateQuoteMode, RateQuoteResult } from './rate-quote.messages.js';

/** Our code and description for each charge type of the standard. */
const CHARGES: Readonly<Record<string, { code: string; description: string }>> = {
  LINE_HAUL: { code: 'LINEHAUL', description: 'Linehaul' },
  FUEL: { code: 'FUEL', description: english(msg`Fuel surcharge`) },
  HAZMAT: { code: 'HAZ', description: english(msg`Hazardous material`) },
  ACCESSORIAL: { code: 'ACCESSORIAL', description: english(msg`Additional services`) },
  DETENTION: { code: 'DETENTION', description: 'Detention' },
  LUMPER: { code: 'LUMPER', description: 'Lumper' },
  TARP: { code: 'TARP', description: 'Tarping' },
  OVERSIZE: { code: 'OVERSIZE', description: 'Oversize' },
  OVERWEIGHT: { code: 'OVERWEIGHT', description: 'Overweight' },
};
/** Tolerance for whole cents: doubles cannot represent most cent amounts exactly. */
const CENT_TOLERANCE = 1e-4;
const ROUNDED = english(msg`Charges with fractions of a cent were rounded to the cent.`);

/** Parses a response with status 200: prices for the requested modes, or a decline reason. */
export function readRateQuote(
  text: string,
  asked: readonly RateQuoteMode[],
  carrier: string,
  today: LocalDate,
): ConnectorOffer[] | DeclineReason {
  const answer = parse(text);
  if (!isRateQuoteResponse(answer))
    return invalid(carrier, answer === undefined ? 'it is not JSON' : firstProblem(isRateQuoteResponse.errors));
  const { status = 'SUCCESS', message = '' } = answer.messageStatus ?? {};
  if (status.toUpperCase() === 'FAILURE') return refused(carrier, message);
  const results = (answer.carrierResult ?? []).filter(({ mode }) => asked.some((wanted) => wanted === mode));
  if (results.length === 0)
    return {
      code: 'MODE_NOT_OFFERED',
      message: english(msg`${{ carrier }} has no price for ${{ asked: asked.join(' or ') }}.`),
    };
  const notes = status.toUpperCase() === 'WARNING' && message !== '' ? [clean(message)] : [];
  const offers: ConnectorOffer[] = [];
  for (const result of results) {
    const offer = offerOf(result, notes, today);
    if (typeof offer === 'string') return invalid(carrier, offer);
    offers.push(offer);
  }
  return offers;
}

function parse(text: string): unknown {
  try {
    return parseWellFormedJson(text);
  } catch {
    return undefined;
  }
}

/** A price, or its error. */
function offerOf(
  { mode, quote, charges = [] }: RateQuoteResult,
  notes: readonly string[],
  today: LocalDate,
): ConnectorOffer | string {
  const [first] = charges;
  if (first === undefined) return 'a price has no charges';
  const currency: Currency = first.currency ?? 'USD';
  if (charges.some((charge) => (charge.currency ?? 'USD') !== currency)) return 'a price is in two currencies';
  const read = charges.map(chargeOf);
  const total = read.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0) return 'a price is not above zero';
  const validThrough = quote?.quoteValidUntil ?? null;
  if (validThrough !== null && !isLocalDate(validThrough)) return 'the expiration date of a price is not a valid date';
  if (validThrough !== null && validThrough < today) return 'a price has already expired';
  return {
    mode: mode as RateQuoteMode,
    total: { amount: total, currency },
    charges: read,
    carrierQuoteNumber: quote?.id ?? null,
    validThrough,
    notes: charges.every(isWholeCents) ? notes : [...notes, ROUNDED],
  };
}

/** Codes outside the standard are kept as `OTHER` under the carrier's own name. */
function chargeOf({ code, description, amount }: RateQuoteCharge): ConnectorCharge {
  const cents = Math.sign(amount) * Math.round(Math.abs(amount) * 100 + CENT_TOLERANCE);
  return { ...(CHARGES[code] ?? { code: 'OTHER', description: clean(description || code) }), amount: cents };
}

function isWholeCents({ amount }: RateQuoteCharge): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) <= CENT_TOLERANCE;
}

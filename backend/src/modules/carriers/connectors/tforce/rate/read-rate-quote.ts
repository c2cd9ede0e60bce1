import type { Currency } from '../../../../../kernel/codes.js';
import { accessorialName } from '../../../../rating/index.js';
import type { CarrierResponse } from '../../carrier-exchange.js';
import { clean, invalid, plain, refused } from '../../carrier-text.js';
import type { ConnectorCharge, ConnectorOffer, DeclineReason } from '../../connector.js';
import { noLevel, unpricedNotes, withLinehaul } from '../../rate-parts.js';
import { errorText, isRejected } from '../tforce-answer.js';
import {
  acceptableGuarantees,
  CHARGE_CODES,
  GUARANTEE_RATE,
  LEVEL_CODES,
  NOT_ADDED,
  SERVICES,
} from '../tforce-codes.js';
import { isRateAnswer, type TforceOffer, type TforceRate } from './rate.schemas.js';

const NOTES_MAX = 3;
const CURRENCIES: readonly string[] = ['USD', 'CAD'] satisfies Currency[];

type Priced = TforceOffer & { shipmentCharges: { total: { value: string; currency?: string | null } } };

/** Reads the response to a rate request: one offer per service that fits the requested guarantee, or a decline reason in the carrier's words. */
export function readRateQuote(
  { status, body }: CarrierResponse,
  carrier: string,
  requested: readonly string[],
  unpriced: readonly string[],
): ConnectorOffer[] | DeclineReason {
  if (isRejected(status, body)) return refused(carrier, errorText(body) || `HTTP ${status}`);
  if (!isRateAnswer(body)) return invalid(carrier, 'it is not a rate quote');
  const { detail, summary } = body;
  const acceptable = acceptableGuarantees(requested);
  const fitting = detail.filter(({ service }) => acceptable.includes(SERVICES[service.code]?.code ?? null));
  const priced = fitting.filter(
    (offer): offer is Priced => hasPrice(offer) && SERVICES[offer.service.code] !== undefined,
  );
  if (priced.length === 0) return noLevel(carrier, requested, LEVEL_CODES, plain(fitting.map(declineOf)));
  const offers: ConnectorOffer[] = [];
  for (const each of priced) {
    const offer = offerOf(each);
    if (typeof offer === 'string') return invalid(carrier, offer);
    const alerts = (each.alerts ?? []).flatMap(({ message }) => (message ? [clean(message)] : []));
    offers.push({
      ...offer,
      carrierQuoteNumber: summary?.quoteNumber ? String(summary.quoteNumber) : null,
      notes: [...unpricedNotes(carrier, unpriced), ...alerts.slice(0, NOTES_MAX)],
    });
  }
  return offers;
}

function hasPrice({ shipmentCharges }: TforceOffer): boolean {
  return Boolean(shipmentCharges?.total?.value);
}

function declineOf({ detailStatus }: TforceOffer): string | null | undefined {
  return detailStatus?.message;
}

/** The offer, or why it cannot be used. */
function offerOf({
  service,
  rate,
  shipmentCharges: { total: price },
  timeInTransit,
}: Priced): Omit<ConnectorOffer, 'notes' | 'carrierQuoteNumber'> | string {
  const { name, code: guarantee } = SERVICES[service.code] ?? { name: service.code, code: null };
  const currency = price.currency ?? 'USD';
  if (!CURRENCIES.includes(currency)) return `the price of ${name} is in ${clean(currency)}`;
  const total = readCents(price.value);
  if (total === null || total <= 0) return `the price of ${name} is not above zero`;
  const lines = linesOf(rate ?? [], guarantee);
  if (lines === null) return `an amount of ${name} cannot be read`;
  return {
    mode: 'LTL',
    total: { amount: total, currency: currency as Currency },
    charges: withLinehaul(total, lines),
    validThrough: null,
    transitDays: daysOf(timeInTransit),
    carrierService: { code: service.code, name },
  };
}

function daysOf(time: TforceOffer['timeInTransit']): number | null {
  const days = time?.timeInTransit ?? '';
  return (time?.unit ?? 'DAY') === 'DAY' && /^\d{1,3}$/.test(days) ? Number(days) : null;
}

/** A guarantee without a surcharge of its own is a line without an amount, because booking reads it from the lines. Null if an amount cannot be read. */
function linesOf(rates: readonly TforceRate[], guarantee: string | null): ConnectorCharge[] | null {
  const added = rates.filter(({ code, unit }) => !NOT_ADDED.includes(code ?? '') && unit !== '%');
  const lines: ConnectorCharge[] = [];
  for (const { code, description, value } of added) {
    const amount = readCents(value ?? '');
    if (amount === null) return null;
    const ours = code === GUARANTEE_RATE ? guarantee : CHARGE_CODES[code ?? ''];
    lines.push({ code: ours ?? 'OTHER', description: clean(description || code || 'Other charge'), amount });
  }
  return guarantee === null || lines.some(({ code }) => code === guarantee)
    ? lines
    : [...lines, { code: guarantee, description: accessorialName(guarantee), amount: 0 }];
}

/** An amount such as `1104.47` in cents; null if it is not one. */
function readCents(text: string): number | null {
  return /^-?\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text) * 100) : null;
}

import { moneyText, numberText } from '../../../messages/formats.js';
import { isEnglish, type Locale } from '../../../messages/locales.js';
import { type Message, msg, plural, stored, verbatim } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import {
  accessorialMessage,
  type Derived,
  type HandlingUnit,
  type MoneyDto,
  type Offer,
  type QuoteRequest,
  type Stop,
} from '../../rating/index.js';
import type { QuoteStatus } from '../domain/quote-status.js';
import type { QuoteDto, QuotePlaceDto } from '../quotes.dto.js';

/** Content of the quote PDF, as display text in one language. */
export interface QuoteContent {
  locale: Locale;
  number: string;
  company: string;
  status: string;
  revision: number;
  /** Time of the rating, ISO 8601. */
  ratedAt: string;
  /** Time of the rating at the origin, such as `2026-11-20 10:30 CST`. */
  ratedText: string;
  createdBy: string;
  stops: { title: string; lines: string[] }[];
  /** Name and value pairs about the whole load. */
  facts: [string, string][];
  freight: FreightRow[];
  services: string[];
  notes: string[];
  /** Null without `price.read`. */
  offers: OfferRow[] | null;
  declined: string[];
  emissions: string[];
}

/** One commodity. Only the first commodity of a handling unit shows the handling unit. */
export interface FreightRow {
  units: string;
  dimensions: string;
  description: string;
  freightClass: string;
  weight: string;
}

export interface OfferRow {
  carrier: string;
  service: string;
  transit: string;
  delivery: string;
  total: string;
  likelyTotal: string;
  co2e: string;
  validUntil: string;
  /** Empty if it is neither booked nor the cheapest. */
  mark: string;
}

/** What the PDF depends on besides the quote. Times are in the origin's IANA zone, like the pickup. */
export interface QuoteReader {
  seesPrices: boolean;
  timeZone: string;
  locale: Locale;
}

const STOP_TITLES: Readonly<Record<Stop['type'], Message>> = {
  origin: msg`ORIGIN`,
  intermediate: msg`INTERMEDIATE`,
  destination: msg`DESTINATION`,
};

const STATUS_NAMES: Readonly<Record<QuoteStatus, Message>> = {
  rating: msg`Rating`,
  quoted: msg`Quoted`,
  approval_pending: msg`In approval`,
  no_offers: msg`No offers`,
  booked: msg`Booked`,
  expired: msg`Expired`,
  cancelled: msg`Canceled`,
};

/** The content of the PDF, in the reader's language and limited by the reader's permissions. */
export function quoteContent(
  quote: QuoteDto,
  company: string,
  { seesPrices, timeZone, locale }: QuoteReader,
): QuoteContent {
  const write = (message: Message): string => translate(locale, message);
  const { number, status, revision, updatedAt, createdBy, request, derived, declined } = quote;
  return {
    locale,
    number,
    company,
    status: write(STATUS_NAMES[status]),
    revision,
    ratedAt: updatedAt,
    ratedText: localText(updatedAt, timeZone),
    createdBy,
    stops: request.stops.map((stop) => ({
      title: write(STOP_TITLES[stop.type]),
      lines: stopLines(stop, placeOf(quote, stop)),
    })),
    facts: facts(quote, locale),
    freight: request.handlingUnits.flatMap((unit, index) =>
      freightRows(unit, request, derived.units[index]?.densityClass ?? '', locale),
    ),
    services: serviceNames(request, derived).map(write),
    notes: [...new Set(derived.warnings.map(({ message }) => write(stored(message))))],
    offers: seesPrices ? offerRows(quote, timeZone, locale) : null,
    declined: declined.map(({ carrier, message }) => `${carrier.name} (${carrier.scac}): ${write(stored(message))}`),
    emissions: [
      ...new Set(
        quote.offers.map(
          ({ co2e }) =>
            `${co2e.factor}${co2e.edition ? ` (${co2e.edition})` : ''}, ${write(scopeName(co2e.scope))}${co2e.basis ? `, ${co2e.basis}` : ''}`,
        ),
      ),
    ],
  };
}

/** `1,265.84 USD`, or `1 265,84 $ US` in French. */
function money(locale: Locale, { amount, currency }: MoneyDto): string {
  if (!isEnglish(locale)) return moneyText(locale, { amount, currency });
  return `${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency}`;
}

/** `2026-11-20 10:30 CST`. */
function localText(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  const { on, minutes } = localMoment(instant, timeZone);
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return `${on} ${time} ${zone?.value ?? timeZone}`;
}

function placeOf({ origin, destination }: QuoteDto, { type }: Stop): QuotePlaceDto | null {
  return { origin, destination, intermediate: null }[type];
}

/** The city of the postal code has precedence over the entered city. */
function stopLines(stop: Stop, place: QuotePlaceDto | null): string[] {
  const city = place?.city ?? stop.city ?? '';
  const state = place?.state ?? stop.state ?? '';
  return [
    stop.name,
    stop.address1,
    stop.address2,
    `${city}${city && state ? ', ' : ''}${state} ${displayedPostalCode(stop)} ${stop.country}`.trim(),
  ].filter(isText);
}

function isText(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '';
}

function facts(quote: QuoteDto, locale: Locale): [string, string][] {
  const { mode, pickupOn, request, derived, totalWeight, handlingUnitCount, exchangeRate } = quote;
  const write = (message: Message): string => translate(locale, message);
  const number = (value: number): string => numberText(locale, value);
  const { readyFrom, closeAt } = request.pickup;
  return [
    [
      write(msg`Pickup`),
      readyFrom && closeAt ? write(msg`${{ pickupOn }}, ${{ hours: `${readyFrom}-${closeAt}` }} local`) : pickupOn,
    ],
    [write(msg`Mode`), request.equipment ? `${mode}, ${request.equipment}` : mode],
    [write(msg`Handling units`), number(handlingUnitCount)],
    [write(msg`Weight`), `${number(totalWeight)} lb`],
    [write(msg`Volume`), write(msg`${{ volume: { number: derived.cubicFeet } }} cu ft`)],
    [write(msg`Density`), write(msg`${{ density: { number: derived.densityPcf } }} lb per cu ft`)],
    [write(msg`Linear feet`), number(derived.linearFeet)],
    [
      write(msg`Miles`),
      derived.miles === null
        ? write(msg`not known`)
        : `${number(derived.miles)}${derived.milesBasis ? `, ${derived.milesBasis}` : ''}`,
    ],
    ...(exchangeRate ? [[write(msg`Exchange rate`), write(exchangeRateText(exchangeRate))] as [string, string]] : []),
  ];
}

function exchangeRateText({ cadPerUsd, effectiveOn, source }: ExchangeRate): Message {
  return msg`${{ cadPerUsd }} CAD per USD, ${{ effectiveOn }}, ${{ source }}`;
}

function freightRows(
  unit: HandlingUnit,
  { units = 'imperial' }: QuoteRequest,
  densityClass: string,
  locale: Locale,
): FreightRow[] {
  const [length, weight] = units === 'metric' ? ['cm', 'kg'] : [translate(locale, msg`in`), 'lb'];
  const size = [unit.length, unit.width, unit.height].map((side) => numberText(locale, side)).join(' x ');
  return unit.commodities.map((commodity, index) => ({
    units: index === 0 ? `${unit.count} ${unit.type}` : '',
    dimensions: index === 0 ? `${size} ${length}` : '',
    description: [
      commodity.description,
      commodity.hazmat
        ? `${commodity.hazmat.unNumber}, ${commodity.hazmat.properShippingName}, ${commodity.hazmat.hazardClass}`
        : null,
    ]
      .filter(isText)
      .join('; '),
    freightClass: commodity.freightClass ?? translate(locale, msg`${{ densityClass }} by density`),
    weight: `${numberText(locale, commodity.weight)} ${weight}`,
  }));
}

function serviceNames(
  { accessorials = [], waivedAccessorials = [] }: QuoteRequest,
  { inferredAccessorials }: Derived,
): Message[] {
  const waived = new Set<string>(waivedAccessorials.map(({ code }) => code));
  const codes = new Set<string>([
    ...codesOf(accessorials),
    ...inferredAccessorials.map(({ code }) => code).filter((code) => !waived.has(code)),
  ]);
  return [...codes].map((code) => accessorialMessage(code));
}

/** Without an exchange rate, no offer is the cheapest across currencies. */
function isCheapest({ offers, exchangeRate }: QuoteDto, { total }: Offer): boolean {
  return offers.every((other) => (compareMoney(total, other.total, exchangeRate) ?? 1) <= 0);
}

function offerRows(quote: QuoteDto, timeZone: string, locale: Locale): OfferRow[] {
  const write = (message: Message): string => translate(locale, message);
  return quote.offers.map((offer) => ({
    carrier: `${offer.carrier.name} (${offer.carrier.scac})${offer.carrier.demo ? `, ${write(msg`demo`)}` : ''}`,
    service: [offer.mode, offer.equipment, offer.service].filter(isText).join(', '),
    transit: write(transit(offer.transit)),
    delivery: write(
      range(offer.earliestDeliveryOn ?? offer.estimatedDeliveryOn, offer.latestDeliveryOn ?? offer.estimatedDeliveryOn),
    ),
    total: money(locale, offer.total),
    likelyTotal: [
      offer.likelyTotal ? money(locale, offer.likelyTotal) : write(msg`unknown`),
      offer.likelyReason && write(stored(offer.likelyReason)),
    ]
      .filter(isText)
      .join(', '),
    co2e: `${numberText(locale, offer.co2e.kg)} kg ${offer.co2e.scope}`,
    validUntil: localText(offer.validUntil, timeZone),
    mark: markOf(quote, offer, write),
  }));
}

function markOf(quote: QuoteDto, offer: Offer, write: (message: Message) => string): string {
  if (offer.id === quote.bookedOfferId) return write(msg`Booked`);
  return quote.bookedOfferId === null && isCheapest(quote, offer) ? write(msg`Cheapest`) : '';
}

function transit({
  businessDays,
  minimumDays = businessDays,
  maximumDays = businessDays,
  basis,
}: Offer['transit']): Message {
  const days = msg`${plural({ count: maximumDays }, { one: '# business day', other: '# business days' })}`;
  return minimumDays === maximumDays
    ? msg`${{ days }}, ${{ basis: stored(basis) }}`
    : msg`${{ minimumDays }} to ${{ days }}, ${{ basis: stored(basis) }}`;
}

function range(start: string, end: string): Message {
  return start === end ? verbatim(start) : msg`${{ start }} to ${{ end }}`;
}

function scopeName(scope: string): Message {
  return { TTW: msg`tank to wheel`, WTW: msg`well to wheel` }[scope] ?? verbatim(scope);
}

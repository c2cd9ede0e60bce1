import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { localMoment } from '../../../kernel/time/local-time.js';
import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import {
  accessorialName,
  type Derived,
  type HandlingUnit,
  type MoneyDto,
  type Offer,
  type QuoteRequest,
  type Stop,
} from '../../rating/index.js';
import type { QuoteDto, QuotePlaceDto } from '../quotes.dto.js';

/** Content of the quote PDF, as display text. */
export interface QuoteContent {
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
  mark: '' | 'Booked' | 'Cheapest';
}

/** The content of the PDF, limited by the reader's permissions. Times are in the origin's IANA zone, like the pickup. */
export function quoteContent(
  quote: QuoteDto,
  company: string,
  { seesPrices, timeZone }: { seesPrices: boolean; timeZone: string },
): QuoteContent {
  const { number, status, revision, updatedAt, createdBy, request, derived, declined } = quote;
  return {
    number,
    company,
    status,
    revision,
    ratedAt: updatedAt,
    ratedText: localText(updatedAt, timeZone),
    createdBy,
    stops: request.stops.map((stop) => ({
      title: stop.type.toUpperCase(),
      lines: stopLines(stop, placeOf(quote, stop)),
    })),
    facts: facts(quote),
    freight: request.handlingUnits.flatMap((unit, index) =>
      freightRows(unit, request, derived.units[index]?.densityClass ?? ''),
    ),
    services: serviceNames(request, derived),
    notes: [...new Set(derived.warnings.map(({ message }) => message))],
    offers: seesPrices ? offerRows(quote, timeZone) : null,
    declined: declined.map(({ carrier, message }) => `${carrier.name} (${carrier.scac}): ${message}`),
    emissions: [
      ...new Set(
        quote.offers.map(
          ({ co2e }) =>
            `${co2e.factor}${co2e.edition ? ` (${co2e.edition})` : ''}, ${scopeName(co2e.scope)}${co2e.basis ? `, ${co2e.basis}` : ''}`,
        ),
      ),
    ],
  };
}

/** Two decimals and the currency code: `1,265.84 USD`. */
function money({ amount, currency }: MoneyDto): string {
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

function facts({
  mode,
  pickupOn,
  request,
  derived,
  totalWeight,
  handlingUnitCount,
  exchangeRate,
}: QuoteDto): [string, string][] {
  const { readyFrom, closeAt } = request.pickup;
  return [
    ['Pickup', readyFrom && closeAt ? `${pickupOn}, ${readyFrom}-${closeAt} local` : pickupOn],
    ['Mode', request.equipment ? `${mode}, ${request.equipment}` : mode],
    ['Handling units', String(handlingUnitCount)],
    ['Weight', `${totalWeight.toLocaleString('en-US')} lb`],
    ['Volume', `${derived.cubicFeet} cu ft`],
    ['Density', `${derived.densityPcf} lb per cu ft`],
    ['Linear feet', String(derived.linearFeet)],
    [
      'Miles',
      derived.miles === null
        ? 'not known'
        : `${derived.miles.toLocaleString('en-US')}${derived.milesBasis ? `, ${derived.milesBasis}` : ''}`,
    ],
    ...(exchangeRate ? [['Exchange rate', exchangeRateText(exchangeRate)] as [string, string]] : []),
  ];
}

function exchangeRateText({ cadPerUsd, effectiveOn, source }: ExchangeRate): string {
  return `${cadPerUsd} CAD per USD, ${effectiveOn}, ${source}`;
}

function freightRows(unit: HandlingUnit, { units = 'imperial' }: QuoteRequest, densityClass: string): FreightRow[] {
  const [length, weight] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  return unit.commodities.map((commodity, index) => ({
    units: index === 0 ? `${unit.count} ${unit.type}` : '',
    dimensions: index === 0 ? `${unit.length} x ${unit.width} x ${unit.height} ${length}` : '',
    description: [
      commodity.description,
      commodity.hazmat
        ? `${commodity.hazmat.unNumber}, ${commodity.hazmat.properShippingName}, ${commodity.hazmat.hazardClass}`
        : null,
    ]
      .filter(isText)
      .join('; '),
    freightClass: commodity.freightClass ?? `${densityClass} by density`,
    weight: `${commodity.weight.toLocaleString('en-US')} ${weight}`,
  }));
}

function serviceNames(
  { accessorials = [], waivedAccessorials = [] }: QuoteRequest,
  { inferredAccessorials }: Derived,
): string[] {
  const waived = new Set<string>(waivedAccessorials.map(({ code }) => code));
  const codes = new Set<string>([
    ...codesOf(accessorials),
    ...inferredAccessorials.map(({ code }) => code).filter((code) => !waived.has(code)),
  ]);
  return [...codes].map(accessorialName);
}

/** Without an exchange rate, no offer is the cheapest across currencies. */
function isCheapest({ offers, exchangeRate }: QuoteDto, { total }: Offer): boolean {
  return offers.every((other) => (compareMoney(total, other.total, exchangeRate) ?? 1) <= 0);
}

function offerRows(quote: QuoteDto, timeZone: string): OfferRow[] {
  const { offers, bookedOfferId } = quote;
  return offers.map((offer) => ({
    carrier: `${offer.carrier.name} (${offer.carrier.scac})${offer.carrier.demo ? ', demo' : ''}`,
    service: [offer.mode, offer.equipment, offer.service].filter(isText).join(', '),
    transit: transit(offer.transit),
    delivery: range(
      offer.earliestDeliveryOn ?? offer.estimatedDeliveryOn,
      offer.latestDeliveryOn ?? offer.estimatedDeliveryOn,
    ),
    total: money(offer.total),
    likelyTotal: [offer.likelyTotal ? money(offer.likelyTotal) : 'unknown', offer.likelyReason]
      .filter(isText)
      .join(', '),
    co2e: `${offer.co2e.kg} kg ${offer.co2e.scope}`,
    validUntil: localText(offer.validUntil, timeZone),
    mark: offer.id === bookedOfferId ? 'Booked' : bookedOfferId === null && isCheapest(quote, offer) ? 'Cheapest' : '',
  }));
}

function transit({
  businessDays,
  minimumDays = businessDays,
  maximumDays = businessDays,
  basis,
}: Offer['transit']): string {
  return `${range(String(minimumDays), String(maximumDays))} business ${maximumDays === 1 ? 'day' : 'days'}, ${basis}`;
}

function range(from: string, to: string): string {
  return from === to ? from : `${from} to ${to}`;
}

function scopeName(scope: string): string {
  return { TTW: 'tank to wheel', WTW: 'well to wheel' }[scope] ?? scope;
}

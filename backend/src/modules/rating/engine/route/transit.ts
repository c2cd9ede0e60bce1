import { english } from '../../../../messages/translate.js';
import { msg, type Message } from '../../../../messages/message.js';
import type { OperatingDays } from '../../../../kernel/time/carrier-calendar.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import type { LtlTariff } from '../ltl/ltl-tariff.js';
import type { RatedOffer, Transit } from '../offer.js';
import type { RatedLine } from '../ltl/rated-lines.js';
import type { Service } from '../tariff/rates/rate-row.js';
import type { Route } from './route.js';
import type { RatableShipment } from '../freight/shipment.js';

/** Business days by road miles (freight.md 2.12), ascending; `most` where the table has a range. */
const DAYS_BY_MILES = [
  { to: 150, days: 1, most: 1 },
  { to: 500, days: 2, most: 2 },
  { to: 1_000, days: 3, most: 3 },
  { to: 1_600, days: 4, most: 4 },
  { to: 2_300, days: 5, most: 5 },
  { to: Number.POSITIVE_INFINITY, days: 6, most: 7 },
] as const;

/** Miles per day of a solo driver under 49 CFR 395 (freight.md 2.12). */
const TRUCKLOAD_MILES_A_DAY = 550;
/** Error margin of estimated miles, percent (freight.md 2.11). */
const UNCERTAINTY_PERCENT = 12;

/** Interline if any line is handed to a partner carrier. */
export function serviceOf(tariff: LtlTariff, lines: readonly RatedLine[]): Service {
  return lines.some((line) => tariff.rates.serviceOf(line.row) === 'interline') ? 'interline' : 'direct';
}

/** Transit of the slowest line by the tariff, else by distance, plus one day each for a partner carrier and the border. */
export function transitOf(
  { route }: RatableShipment,
  tariff: LtlTariff,
  lines: readonly RatedLine[],
  service: Service,
): Transit {
  const listed = lines.map((line) => tariff.rates.transitDaysOf(line.row) ?? 0);
  return listed.every((days) => days > 0) ? listedTransit(Math.max(...listed)) : ltlTransitByMiles(route, service);
}

/** Inputs of transit by distance. */
export type Distance = Pick<Route, 'miles' | 'estimated' | 'crossBorder'>;

/** Transit of LTL freight by distance. */
export function ltlTransitByMiles(route: Distance, service: Service): Transit {
  const [partner, border] = [service === 'interline' ? 1 : 0, route.crossBorder ? 1 : 0];
  const band = (miles: number) => DAYS_BY_MILES.find(({ to }) => miles <= to)!;
  const { fewest, most } = milesRange(route);
  return {
    businessDays: band(route.miles).days + partner + border,
    minimumDays: band(fewest).days + partner + border,
    maximumDays: band(most).most + partner + border * 2,
    basis: english(withBorder(partner ? msg`${{ basis: milesText(route) }}, +1 interline` : milesText(route), route)),
  };
}

/** Transit of a truckload by the tariff's lane, else by a solo driver's miles per day, plus one day each for a pickup after noon and the border. */
export function truckloadTransit({ route, readyAfterNoon }: RatableShipment, listed: number | null): Transit {
  return listed === null ? truckloadTransitByMiles(route, readyAfterNoon) : listedTransit(listed);
}

/** Transit of a truckload by distance. */
export function truckloadTransitByMiles(route: Distance, readyAfterNoon: boolean): Transit {
  const extra = (readyAfterNoon ? 1 : 0) + (route.crossBorder ? 1 : 0);
  const days = (miles: number) => Math.max(Math.ceil(miles / TRUCKLOAD_MILES_A_DAY), 1) + extra;
  const basis = msg`${{ miles: milesText(route) }} at ${{ milesADay: TRUCKLOAD_MILES_A_DAY }} a day`;
  const { fewest, most } = milesRange(route);
  return {
    businessDays: days(route.miles),
    minimumDays: days(fewest),
    maximumDays: days(most),
    basis: english(withBorder(readyAfterNoon ? msg`${{ basis }}, +1 pickup after noon` : basis, route)),
  };
}

/** Estimated local delivery dates by the carrier's operating days. */
export function deliveryOf(
  pickupOn: LocalDate,
  transit: Transit,
  days: OperatingDays,
): Pick<RatedOffer, 'estimatedDeliveryOn' | 'earliestDeliveryOn' | 'latestDeliveryOn'> {
  return {
    estimatedDeliveryOn: days.deliveryAfter(pickupOn, transit.businessDays),
    earliestDeliveryOn: days.deliveryAfter(pickupOn, transit.minimumDays),
    latestDeliveryOn: days.deliveryAfter(pickupOn, transit.maximumDays),
  };
}

function listedTransit(days: number): Transit {
  return { businessDays: days, minimumDays: days, maximumDays: days, basis: english(msg`carrier lane table`) };
}

function milesRange({ miles, estimated }: Distance): { fewest: number; most: number } {
  if (!estimated) return { fewest: miles, most: miles };
  return {
    fewest: Math.floor((miles * (100 - UNCERTAINTY_PERCENT)) / 100),
    most: Math.ceil((miles * (100 + UNCERTAINTY_PERCENT)) / 100),
  };
}

function milesText({ miles, estimated }: Distance): Message {
  return estimated ? msg`${{ miles }} estimated miles` : msg`${{ miles }} miles`;
}

function withBorder(basis: Message, { crossBorder }: Distance): Message {
  return crossBorder ? msg`${{ basis }}, +1 border` : basis;
}

import type { OperatingDays } from '../../../kernel/time/carrier-calendar.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';

const TRANSIT_DAYS_MAX = 60;

/** Transit days from pickup to delivery by the carrier's calendar, at most 60. */
export function transitDaysBetween(pickupOn: LocalDate, deliveryOn: LocalDate, days: OperatingDays): number {
  let transitDays = 0;
  while (transitDays < TRANSIT_DAYS_MAX && days.deliveryAfter(pickupOn, transitDays) < deliveryOn) transitDays += 1;
  return transitDays;
}

/** The promised delivery of a moved pickup: after the same number of transit days. `days` are the carrier's. */
export function movedDelivery(
  promisedOn: LocalDate,
  pickupOn: LocalDate,
  movedTo: LocalDate,
  days: OperatingDays,
): LocalDate {
  return days.deliveryAfter(movedTo, transitDaysBetween(pickupOn, promisedOn, days));
}

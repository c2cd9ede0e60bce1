import type { OperatingDays } from '../../../kernel/time/carrier-calendar.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';

const TRANSIT_DAYS_MAX = 60;

/** The promised delivery of a moved pickup: after the same number of transit days. `days` are the carrier's. */
export function movedDelivery(
  promisedOn: LocalDate,
  pickupOn: LocalDate,
  movedTo: LocalDate,
  days: OperatingDays,
): LocalDate {
  let transitDays = 0;
  while (transitDays < TRANSIT_DAYS_MAX && days.deliveryAfter(pickupOn, transitDays) < promisedOn) transitDays += 1;
  return days.deliveryAfter(movedTo, transitDays);
}

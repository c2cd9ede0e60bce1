import { addDays, type LocalDate } from '../../../kernel/local-date.js';

/** Days that an LTL offer stays good (product.md 8.4). */
const LTL_VALID_DAYS = 14;

/** Last day on which an offer made today can be booked: never beyond the end of its tariff. */
export function offerGoodThrough(today: LocalDate, tariffEndsOn: LocalDate): LocalDate {
  const last = addDays(today, LTL_VALID_DAYS);
  return tariffEndsOn < last ? tariffEndsOn : last;
}

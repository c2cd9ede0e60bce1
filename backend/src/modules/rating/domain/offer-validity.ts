import { addDays, type LocalDate } from '../../../kernel/local-date.js';

/** Days that an LTL offer stays good. */
const LTL_VALID_DAYS = 14;

/** Last day on which offers made today can be booked, by the end of their tariff: never beyond it. */
export function offerValidity(today: LocalDate): (tariffEndsOn: LocalDate) => LocalDate {
  const last = addDays(today, LTL_VALID_DAYS);
  return (tariffEndsOn) => (tariffEndsOn < last ? tariffEndsOn : last);
}

import type { Country } from '../../../kernel/places/region.js';
import { carrierCalendar } from '../../../kernel/time/carrier-calendar.js';
import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';

/** The next day after the date on which LTL carriers of the country usually pick up. */
export const nextPickupDay = (country: Country, after: LocalDate): LocalDate =>
  carrierCalendar([country]).ltl.nextOpen(addDays(after, 1));

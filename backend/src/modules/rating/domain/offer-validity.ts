import { addDays, type LocalDate } from '../../../kernel/local-date.js';
import type { TariffMode } from '../engine/index.js';

/** Days that an offer stays good (product.md 8.4). */
export const VALID_DAYS: Readonly<Record<TariffMode, number>> = { LTL: 14, VLTL: 7, FTL: 3 };

/** Last day on which an offer made today can be booked: never beyond the end of its tariff. */
export function offerValidThrough(today: LocalDate, mode: TariffMode, tariffEndsOn: LocalDate): LocalDate {
  const last = addDays(today, VALID_DAYS[mode]);
  return tariffEndsOn < last ? tariffEndsOn : last;
}

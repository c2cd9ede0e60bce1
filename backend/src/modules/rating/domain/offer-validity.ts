import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';
import type { TariffMode } from '../engine/index.js';

/** Days that an offer is valid (product.md 8.4). */
export const VALID_DAYS: Readonly<Record<TariffMode, number>> = { LTL: 14, VLTL: 7, FTL: 3 };

/** Last valid days of offers made on one day, cached by mode: a calendar operation costs more than a price. */
export class OfferValidity {
  private readonly lastDays = new Map<TariffMode, LocalDate>();

  constructor(private readonly today: LocalDate) {}

  /** Last day on which an offer of the mode can be booked, limited by the end date of its tariff. */
  through(mode: TariffMode, tariffEndsOn: LocalDate): LocalDate {
    let last = this.lastDays.get(mode);
    if (last === undefined) this.lastDays.set(mode, (last = addDays(this.today, VALID_DAYS[mode])));
    return tariffEndsOn < last ? tariffEndsOn : last;
  }
}

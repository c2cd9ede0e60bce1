import { addBusinessDays, type ClosedDays, type LocalDate } from '../../../../kernel/time/local-date.js';

/** A carrier's closed days, in addition to weekends. */
export class CarrierCalendar {
  private lastPickupOn: LocalDate = '';
  private arrivals: LocalDate[] = [];

  constructor(readonly closedDays: ClosedDays) {}

  /** The n-th business day after pickup; a pickup on a closed day counts from the next business day. Caches the last pickup day. */
  businessDayAfter(pickupOn: LocalDate, businessDays: number): LocalDate {
    if (pickupOn !== this.lastPickupOn) {
      this.lastPickupOn = pickupOn;
      this.arrivals = [];
    }
    return (this.arrivals[businessDays] ??= addBusinessDays(pickupOn, businessDays, this.closedDays));
  }
}

/** Whether LTL carriers are usually closed on the day. */
export interface LtlClosedDay {
  readonly on: LocalDate;
  readonly name: string;
}

/**
 * Usual closed days of LTL carriers: six holidays and the Friday after Thanksgiving. Carriers operate on the other public holidays
 * (carrier closure notices of 2022, 2023 and 2025 collected by Partnership and New England Shippers Warehouse Solutions).
 * A holiday on a weekend is observed on the weekday of the federal calendar. Christmas Eve differs by carrier and is not included.
 */
export const LTL_CLOSED_DAYS: readonly LtlClosedDay[] = [
  { on: '2026-01-01', name: 'New Year’s Day' },
  { on: '2026-05-25', name: 'Memorial Day' },
  { on: '2026-07-03', name: 'Independence Day (observed)' },
  { on: '2026-09-07', name: 'Labor Day' },
  { on: '2026-11-26', name: 'Thanksgiving' },
  { on: '2026-11-27', name: 'Day after Thanksgiving' },
  { on: '2026-12-25', name: 'Christmas' },
  { on: '2027-01-01', name: 'New Year’s Day' },
  { on: '2027-05-31', name: 'Memorial Day' },
  { on: '2027-07-05', name: 'Independence Day (observed)' },
  { on: '2027-09-06', name: 'Labor Day' },
  { on: '2027-11-25', name: 'Thanksgiving' },
  { on: '2027-11-26', name: 'Day after Thanksgiving' },
  { on: '2027-12-24', name: 'Christmas (observed)' },
  { on: '2027-12-31', name: 'New Year’s Day (observed)' },
];

/** Calendar with the usual LTL closed days. */
export function ltlCalendar(): CarrierCalendar {
  return new CarrierCalendar(new Set(LTL_CLOSED_DAYS.map((day) => day.on)));
}

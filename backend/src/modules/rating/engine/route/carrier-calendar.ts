import { addBusinessDays, type ClosedDays, type LocalDate } from '../../../../kernel/time/local-date.js';

/** The days on which a carrier is closed besides weekends. */
export class CarrierCalendar {
  private lastPickupOn: LocalDate = '';
  private arrivals: LocalDate[] = [];

  constructor(readonly closedDays: ClosedDays) {}

  /** The n-th business day after pickup; a pickup on a closed day counts from the next business day. The last pickup day asked for is remembered. */
  businessDayAfter(pickupOn: LocalDate, businessDays: number): LocalDate {
    if (pickupOn !== this.lastPickupOn) {
      this.lastPickupOn = pickupOn;
      this.arrivals = [];
    }
    return (this.arrivals[businessDays] ??= addBusinessDays(pickupOn, businessDays, this.closedDays));
  }
}

/** A day on which LTL carriers usually rest. */
export interface LtlClosedDay {
  readonly on: LocalDate;
  readonly name: string;
}

/**
 * The six holidays on which LTL carriers close, with the Friday after Thanksgiving; they work on the other public holidays
 * (carrier closure notices of 2022, 2023 and 2025 collected by Partnership and New England Shippers Warehouse Solutions).
 * A holiday on a weekend is kept on the weekday of the federal calendar. Christmas Eve differs by carrier and is not in the list.
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

/** Calendar of a carrier that keeps the usual LTL closed days. */
export function ltlCalendar(): CarrierCalendar {
  return new CarrierCalendar(new Set(LTL_CLOSED_DAYS.map((day) => day.on)));
}

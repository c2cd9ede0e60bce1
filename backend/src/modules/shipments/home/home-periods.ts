import { addDays, type LocalDate } from '../../../kernel/time/local-date.js';

/** Periods of the home page, in local dates. All ends are included. */
export interface HomePeriods {
  today: LocalDate;
  monthStart: LocalDate;
  lastMonthStart: LocalDate;
  /** The day of the last month that has the same number as today, or its last day. */
  lastMonthEnd: LocalDate;
  /** First of the last 30 days. */
  recentStart: LocalDate;
}

const RECENT_DAYS = 30;

export function homePeriods(today: LocalDate): HomePeriods {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastDay = addDays(monthStart, -1);
  const lastMonth = lastDay.slice(0, 8);
  const sameDay = `${lastMonth}${today.slice(8)}`;
  return {
    today,
    monthStart,
    lastMonthStart: `${lastMonth}01`,
    lastMonthEnd: sameDay < lastDay ? sameDay : lastDay,
    recentStart: addDays(today, 1 - RECENT_DAYS),
  };
}

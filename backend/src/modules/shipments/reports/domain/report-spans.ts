import { addDays, addMonths, type LocalDate } from '../../../../kernel/time/local-date.js';

/** Consecutive days; both dates are included. */
export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** First days of the months and quarters whose sums are stored. */
export interface StoredSums {
  months: ReadonlySet<LocalDate>;
  quarters: ReadonlySet<LocalDate>;
}

/** Sums that together are those of a period: of whole months and quarters, and of days that are added or subtracted. */
export interface ReportSpans {
  /** First days. */
  months: LocalDate[];
  quarters: LocalDate[];
  added: Days[];
  subtracted: Days[];
}

export const monthOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01`;

export function quarterOf(day: LocalDate): LocalDate {
  const month = Number(day.slice(5, 7));
  return addMonths(monthOf(day), -((month - 1) % 3));
}

/** The shortest way to read a period, given the stored sums: of a month that is needed mostly, the other days are subtracted. */
export function spansOf({ from, to }: Days, stored: StoredSums): ReportSpans {
  const spans: Omit<ReportSpans, 'quarters'> = { months: [], added: [], subtracted: [] };
  for (let month = monthOf(from); month <= to; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    const needed = { from: from > month ? from : month, to: to < last ? to : last };
    const others = [
      { from: month, to: addDays(needed.from, -1) },
      { from: addDays(needed.to, 1), to: last },
    ].filter((days) => days.from <= days.to);
    if (!stored.months.has(month) || 2 * lengthOf([needed]) <= lengthOf(others)) spans.added.push(needed);
    else {
      spans.months.push(month);
      spans.subtracted.push(...others);
    }
  }
  const quarters = [...Map.groupBy(spans.months, quarterOf)]
    .filter(([quarter, months]) => months.length === 3 && stored.quarters.has(quarter))
    .map(([quarter]) => quarter);
  const months = spans.months.filter((month) => !quarters.includes(quarterOf(month)));
  return { ...spans, months, quarters, added: joined(spans.added) };
}

/** Neighbors as one. */
function joined(all: readonly Days[]): Days[] {
  const result: Days[] = [];
  for (const days of all) {
    const before = result.at(-1);
    if (before !== undefined && addDays(before.to, 1) === days.from) before.to = days.to;
    else result.push({ ...days });
  }
  return result;
}

const DAY_MS = 24 * 3_600_000;
const lengthOf = (all: readonly Days[]): number =>
  all.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / DAY_MS + 1, 0);

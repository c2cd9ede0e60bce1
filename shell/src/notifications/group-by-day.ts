import { formatDate } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { AppNotification } from './inbox';

/** A notification in the part of the inbox where it was listed; marking it does not move it. */
export interface ListedNotification extends AppNotification {
  listedAs: 'unread' | 'read';
}

/** Notifications of one part and one day. */
export interface DayGroup {
  /** Part and day, like `unread 2026-11-20`. */
  key: string;
  title: string;
  items: ListedNotification[];
}

const DAY_MS = 86_400_000;

/** Local date (`YYYY-MM-DD`) of an instant in a time zone, by default the device's. */
function dayOf(instant: Date, zone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The date before a date; independent of clock changes. */
const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** Groups an inbox by part, unread first, and day of arrival. */
export function groupByDay(items: readonly ListedNotification[], zone: string | undefined, now: Date): DayGroup[] {
  const today = dayOf(now, zone);
  const yesterday = dayBefore(today);
  const nameOf = (day: string) =>
    day === today ? t`today` : day === yesterday ? t`yesterday` : formatDate(day, undefined, now);
  const dayOfItem = ({ createdAt }: ListedNotification) => dayOf(new Date(createdAt), zone);
  const groups = Map.groupBy(items, (item) => `${item.listedAs} ${dayOfItem(item)}`);
  return [...groups].flatMap(([key, grouped]) => {
    const [first] = grouped;
    if (!first) return [];
    const day = nameOf(dayOfItem(first));
    return { key, title: first.listedAs === 'unread' ? t`Unread, ${day}` : t`Read, ${day}`, items: grouped };
  });
}

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

/** Local date (`YYYY-MM-DD`) of an instant in a zone; in the device's own when there is none. */
function dayOf(instant: Date, zone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** Groups an inbox as it comes: unread first, each part by the day on which things came in. */
export function groupByDay(items: readonly ListedNotification[], zone: string | undefined, now: Date): DayGroup[] {
  const [today, yesterday] = [dayOf(now, zone), dayOf(new Date(now.getTime() - DAY_MS), zone)];
  const named = (day: string) =>
    day === today ? 'today' : day === yesterday ? 'yesterday' : formatDate(day, undefined, now);
  const groups = Map.groupBy(items, ({ listedAs, createdAt }) => `${listedAs} ${dayOf(new Date(createdAt), zone)}`);
  return [...groups].map(([key, grouped]) => {
    const [part, day = ''] = key.split(' ');
    return { key, title: part === 'unread' ? t`Unread, ${named(day)}` : t`Read, ${named(day)}`, items: grouped };
  });
}

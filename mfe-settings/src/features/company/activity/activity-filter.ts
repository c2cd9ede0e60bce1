import { useSearchParams } from '@lading/ui/router';
import type { Activity } from '../../../shared/types';
import { isAction } from './activity-words';

/** What narrows the log; local dates, each included. Kept in the address. */
export interface ActivityFilter {
  action?: Activity['action'];
  userId?: string;
  from?: string;
  to?: string;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the address, and how to change it. */
export function useActivityFilter(): {
  filter: ActivityFilter;
  change(changes: Partial<Record<keyof ActivityFilter, string>>): void;
} {
  const [search, setSearch] = useSearchParams();
  const action = search.get('action');
  const text = (name: string) => search.get(name) ?? undefined;
  const filter = {
    action: isAction(action) ? action : undefined,
    userId: text('userId'),
    from: text('from'),
    to: text('to'),
  };
  const change = (changes: Partial<Record<keyof ActivityFilter, string>>) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true },
    );
  return { filter, change };
}

/** The same for the API, which takes instants: from the start of the first day to the end of the last, as the reader's clock has them. */
export function toQuery({ action, userId, from, to }: ActivityFilter): ActivityFilter {
  return { action, userId, from: startOf(from, 0), to: startOf(to, 1) };
}

function startOf(date: string | undefined, daysLater: number): string | undefined {
  if (!date || !DATE.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00`);
  if (Number.isNaN(day.getTime())) return undefined;
  day.setDate(day.getDate() + daysLater);
  return day.toISOString();
}

import { useSetFilters } from '@lading/mfe-kit';
import { useSearchParams } from '@lading/ui/router';
import type { Activity } from '../../../shared/types';
import { isAction } from './activity-words';

/** Filters of the log, in the URL. Dates are local and inclusive. */
export interface ActivityFilter {
  action?: Activity['action'];
  userId?: string;
  from?: string;
  to?: string;
}

export const NO_FILTER = { action: undefined, userId: undefined, from: undefined, to: undefined };

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the URL. */
export function useActivityFilter(): {
  filter: ActivityFilter;
  change(changes: Partial<Record<keyof ActivityFilter, string | undefined>>): void;
} {
  const [search] = useSearchParams();
  const change = useSetFilters();
  const action = search.get('action');
  const text = (name: string) => search.get(name) ?? undefined;
  const filter = {
    action: isAction(action) ? action : undefined,
    userId: text('userId'),
    from: text('from'),
    to: text('to'),
  };
  return { filter, change };
}

/** The filter as the API takes it: instants from the start of the first day to the end of the last, in the time zone of the device. */
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

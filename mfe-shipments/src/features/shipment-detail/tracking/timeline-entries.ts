import type { TimelineEvent } from '../types';

/** Events of freight on its way between terminals, which say little each. */
const SCANS = new Set(['arrived_terminal', 'departed_terminal', 'terminal_handling', 'in_transit']);

/** An event, and the terminal scans directly before it that it stands for. */
export interface TimelineEntry {
  event: TimelineEvent;
  /** Newest first. */
  earlierScans: TimelineEvent[];
}

/** Entries of the timeline, newest first: consecutive terminal scans are one entry under the newest of them. */
export function timelineEntries(items: readonly TimelineEvent[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of items) {
    const last = entries.at(-1);
    if (last && SCANS.has(event.type) && SCANS.has(last.event.type)) last.earlierScans.push(event);
    else entries.push({ event, earlierScans: [] });
  }
  return entries;
}

/** "Kansas City, MO", as far as it is known. */
export const cityOf = ({ place }: TimelineEvent): string | null =>
  place?.city ? [place.city, place.state].filter(Boolean).join(', ') : null;

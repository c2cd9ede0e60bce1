import { t } from '@lingui/core/macro';

const MORNING = 8;

/** Moments until which things are usually put off, soonest first, in the reader's own time. */
export function laterMoments(now: Date): { label: string; at: Date }[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: t`In 4 hours`, at: new Date(now.getTime() + 4 * 3_600_000) },
    { label: t`Tomorrow morning`, at: morningIn(now, 1) },
    { label: t`Monday morning`, at: morningIn(now, daysToMonday) },
  ];
}

function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** Local time as a date and time field takes it: `2026-11-24T08:00`. */
export function localText(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

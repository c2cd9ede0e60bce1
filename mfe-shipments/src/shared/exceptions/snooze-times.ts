import { t } from '@lingui/core/macro';

const MORNING_HOUR = 8;
const HOUR_MS = 3_600_000;

/** Offered ends of a snooze, soonest first, in the user's local time. */
export function snoozeTimes(now: Date): { label: string; at: Date }[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: t`In 4 hours`, at: new Date(now.getTime() + 4 * HOUR_MS) },
    { label: t`Tomorrow morning`, at: morningIn(now, 1) },
    { label: t`Monday morning`, at: morningIn(now, daysToMonday) },
  ];
}

const morningIn = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING_HOUR);

/** Value of a `datetime-local` field: `2026-11-24T08:00`. */
export function localValue(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

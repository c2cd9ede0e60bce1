import { t } from '@lingui/core/macro';
import { instantOf, localOf } from '../local-instant';

const MORNING = '08:00';
/** Ends of a snooze today: the first that is at least half an hour ahead. */
const AFTERNOONS = ['13:00', '16:00'];
const LEAD_MS = 30 * 60_000;
const DAY_MS = 86_400_000;

/** Offered ends of a snooze, soonest first, in the user's time zone. */
export function snoozeTimes(now: Date, zone: string): { label: string; at: Date }[] {
  const today = localOf(now, zone).slice(0, 10);
  const at = (date: string, time: string) => new Date(instantOf(`${date}T${time}`, zone));
  const afternoon = AFTERNOONS.map((time) => at(today, time)).find((end) => end.getTime() - now.getTime() >= LEAD_MS);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const daysToMonday = (8 - weekday) % 7 || 7;
  return [
    ...(afternoon ? [{ label: t`This afternoon`, at: afternoon }] : []),
    ...(daysToMonday > 1 ? [{ label: t`Tomorrow, 8:00 AM`, at: at(daysAfter(today, 1), MORNING) }] : []),
    { label: t`Monday, 8:00 AM`, at: at(daysAfter(today, daysToMonday), MORNING) },
  ];
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

import { Temporal } from 'temporal-polyfill';
import type { EmailCadence } from './notification-kinds.js';

const HOUR_MS = 3_600_000;
/** More immediate mails than this in an hour become hourly digests (freight.md 7). */
export const MOST_IN_AN_HOUR = 20;

/** Local times `HH:MM`; the hours may span midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** A user's mail times. */
export interface MailTimes {
  /** IANA name. */
  timeZone: string;
  quietHours: QuietHours | null;
  /** Local time `HH:MM` of the daily digest. */
  digestAt: string;
}

/** When to mail a notification, and whether in a digest. */
export interface MailPlan {
  cadence: 'immediate' | 'digest';
  dueAt: Date;
}

/** Defaults (freight.md 7). */
export const USUAL_TIMES = { quietHours: { from: '20:00', to: '07:00' }, digestAt: '07:00' } as const;

/** For users without a time zone: the middle zone of the region in which Lading moves freight. */
export const USUAL_TIME_ZONE = 'America/Chicago';

/** Stored settings; null for a user without any. */
export function mailTimes(
  timeZone: string | null,
  stored: { quietFrom: string | null; quietTo: string | null; digestAt: string } | null,
): MailTimes {
  const zone = timeZone ?? USUAL_TIME_ZONE;
  if (stored === null) return { timeZone: zone, ...USUAL_TIMES };
  const { quietFrom: from, quietTo: to, digestAt } = stored;
  return { timeZone: zone, digestAt, quietHours: from === null || to === null ? null : { from, to } };
}

/** When to mail a notification created now; null: never. */
export function planMail(
  cadence: EmailCadence,
  critical: boolean,
  times: MailTimes,
  mailedInLastHour: number,
  now: Date,
): MailPlan | null {
  if (cadence === 'off') return null;
  if (cadence === 'daily') return { cadence: 'digest', dueAt: nextLocalTime(now, times.timeZone, times.digestAt) };
  if (cadence === 'immediate' && critical) return { cadence: 'immediate', dueAt: now };
  const collected = cadence === 'hourly' || mailedInLastHour >= MOST_IN_AN_HOUR;
  const soonest = collected ? nextFullHour(now) : now;
  const quietUntil = endOfQuiet(soonest, times);
  if (quietUntil === null && !collected) return { cadence: 'immediate', dueAt: now };
  return { cadence: 'digest', dueAt: quietUntil ?? soonest };
}

/**
 * The next instant after `now` with this local time in the zone, once per day: a time skipped by daylight saving time is later by the length of
 * the gap; of a repeated time, the first counts.
 */
export function nextLocalTime(now: Date, timeZone: string, time: string): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let days = 0; ; days += 1) {
    const { epochMilliseconds } = today.add({ days }).toZonedDateTime({ timeZone, plainTime: time });
    if (epochMilliseconds > now.getTime()) return new Date(epochMilliseconds);
  }
}

/** End of the quiet hours that contain the instant; null outside quiet hours. */
function endOfQuiet(instant: Date, { timeZone, quietHours }: MailTimes): Date | null {
  if (quietHours === null) return null;
  const { from, to } = quietHours;
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString()
    .slice(0, 5);
  const quiet = from <= to ? local >= from && local < to : local >= from || local < to;
  return quiet ? nextLocalTime(instant, timeZone, to) : null;
}

function nextFullHour(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
}

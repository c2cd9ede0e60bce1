import { instantAt } from '../../../kernel/time/local-time.js';

/** Zones of North America by the first letter of their time codes (data element 623). */
const ZONES: Readonly<Record<string, { zone: string; standard: number }>> = {
  N: { zone: 'America/St_Johns', standard: -210 },
  T: { zone: 'America/Halifax', standard: -240 },
  E: { zone: 'America/New_York', standard: -300 },
  C: { zone: 'America/Chicago', standard: -360 },
  M: { zone: 'America/Denver', standard: -420 },
  P: { zone: 'America/Los_Angeles', standard: -480 },
  A: { zone: 'America/Anchorage', standard: -540 },
  H: { zone: 'Pacific/Honolulu', standard: -600 },
};
const UTC_CODES = ['GM', 'UT', 'Z'];
const MINUTE_MS = 60_000;

/** An instant with the IANA zone in which it is shown; null if the zone is not known. */
export interface ZonedInstant {
  readonly at: Date;
  /** Null for UTC and for offsets. */
  readonly zone: string | null;
}

/** Minutes from UTC: 01 to 12 are hours east, 13 to 24 are 12 to 1 hours west. */
function offsetOf(code: string): number | null {
  if (UTC_CODES.includes(code)) return 0;
  if (!/^(?:0[1-9]|1\d|2[0-4])$/.test(code)) return null;
  const hours = Number(code);
  return (hours <= 12 ? hours : hours - 25) * 60;
}

/**
 * A date CCYYMMDD and a time HHMM[SS] as an instant. `code` is the time code of X12: ET follows daylight saving, ES and ED do not. LT and an empty code are
 * local time: `localZone` has the zone of the location, and null makes the result null, because the instant would be a guess.
 */
export function instantOf(date: string, time: string, code: string, localZone: string | null): ZonedInstant | null {
  const on = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
  const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4, 6) || '00'}`;
  const atOffset = (minutes: number) => new Date(Date.parse(`${on}T${clock}Z`) - minutes * MINUTE_MS);
  if (code === 'LT' || code === '')
    return localZone === null ? null : { at: instantAt(on, clock, localZone), zone: localZone };
  const offset = offsetOf(code);
  if (offset !== null) return { at: atOffset(offset), zone: null };
  const family = ZONES[code[0]!];
  if (!family) return null;
  if (code[1] === 'T') return { at: instantAt(on, clock, family.zone), zone: family.zone };
  if (code[1] === 'S') return { at: atOffset(family.standard), zone: family.zone };
  return code[1] === 'D' ? { at: atOffset(family.standard + 60), zone: family.zone } : null;
}

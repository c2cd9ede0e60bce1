const DAY = 86_400_000;

const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Today's date on the reader's clock, `YYYY-MM-DD`. */
export function today(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A local date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(atNoon(date).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** The next day from Monday to Friday. */
export function nextBusinessDay(date: string): string {
  const next = addDays(date, 1);
  const weekday = atNoon(next).getUTCDay();
  return weekday === 0 || weekday === 6 ? nextBusinessDay(next) : next;
}

/** The reader's local date of an instant. */
export const dateOf = (instant: string): string => today(new Date(instant));

/** Minutes from one local time (`HH:MM`) to another of the same day. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes(to) - minutes(from);
}

/** Short name of a zone on a local date, such as `CST`. */
export function zoneName(zone: string, date: string, locale?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(atNoon(date));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Whether the text is an existing calendar date, `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the text names an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

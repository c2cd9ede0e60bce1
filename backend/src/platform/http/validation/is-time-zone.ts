import { ValidateBy } from 'class-validator';

/** The field names an IANA time zone. */
export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'must be the name of a time zone, like America/Chicago' },
  });

const NAMES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
/** Keeps offsets like `+05:00` out, which `Intl` takes for time zones. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,39}$/;

/** True for the name of an IANA time zone, also for an older or newer name of one, as browsers differ in which they report. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  try {
    return NAMES.has(new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

import { ValidateBy } from 'class-validator';

/** The field names an IANA time zone. */
export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'must be the name of a time zone, like America/Chicago' },
  });

const NAMES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
/** Excludes offsets like `+05:00`, which `Intl` accepts as time zones. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,39}$/;

/** True for an IANA time zone name, including old and new aliases, because browsers differ in which one they report. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  try {
    return NAMES.has(new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

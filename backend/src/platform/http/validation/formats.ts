import { applyDecorators } from '@nestjs/common';
import { isEmail, IsEmail, IsFQDN, Matches, MaxLength, ValidateBy, type ValidationOptions } from 'class-validator';
import type { IdPrefix } from '../../registered.js';
import { OneLine } from './text.js';
import { msg, type Message } from '../../../messages/message.js';
import { ruleText } from './constraint-messages.js';

/**
 * Characters of an email address, in addition to its syntax: printable ASCII without quotation marks. A quoted local part can contain a second
 * address, to which mail software has delivered (CVE-2025-13033), and look-alike letters would make two accounts look the same.
 */
const EMAIL_CHARACTERS = /^[!#-~]*$/;

/** Normalized form of an address for storage and comparison: trimmed, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Maximum length of a host name (RFC 1035, section 2.3.4), in characters. */
export const HOST_MAX_LENGTH = 253;
/** Maximum length of an email address (RFC 5321, section 4.5.3.1.3), in characters. */
const EMAIL_MAX_LENGTH = 254;
/** Maximum length of a cursor, in characters. */
export const CURSOR_MAX_LENGTH = 200;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/;

/** A pattern for the API document, plus a check that a pattern cannot express. */
function format(
  pattern: RegExp,
  message: Message,
  options: ValidationOptions = {},
  check: (text: string) => boolean = () => true,
): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && pattern.test(value) && check(value);
  return ValidateBy(
    { name: 'format', constraints: [pattern], validator: { validate, defaultMessage: () => ruleText(message) } },
    options,
  );
}

/** Id format: prefix and ULID. Does not check that the object exists in the company. */
export const idPattern = (prefix: IdPrefix): RegExp => new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`);

/** The field is an id with this prefix; with `each`, a list of them. */
export const IsId = (prefix: IdPrefix, options?: ValidationOptions): PropertyDecorator =>
  format(idPattern(prefix), msg`Enter an id like ${{ id: `${prefix}_01BX5ZZKBKACTAV9WEVGEMMVRZ` }}.`, options);

/** The field is a `nextCursor` that a list returned: base64url, or an id. The list decodes it. */
export const IsCursor = (): PropertyDecorator =>
  format(new RegExp(`^[\\w-]{1,${CURSOR_MAX_LENGTH}}$`), msg`Enter the nextCursor of a page of this list.`);

/** The field is an existing calendar date, without time zone. */
export const IsLocalDate = (options?: ValidationOptions): PropertyDecorator =>
  format(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    msg`Enter a date like 2026-11-24.`,
    options,
    (text) => isLocalDate(text) && text >= '1000-01-01',
  );

/** The field is a date and time with a UTC offset. */
export const IsInstant = (): PropertyDecorator =>
  format(INSTANT, msg`Enter a date and time like 2026-11-20T15:00:00Z.`, {}, isInstant);

/** The field is a date and time in UTC. */
export const IsUtcInstant = (): PropertyDecorator =>
  format(UTC_INSTANT, msg`Enter a UTC date and time like 2026-11-20T15:00:00Z.`, {}, isInstant);

/** The field is a host name, like acme.com; internationalized names in ASCII (Punycode). */
export const IsHostName = (): PropertyDecorator =>
  applyDecorators(
    IsFQDN({ allow_numeric_tld: false }, { message: ruleText(msg`Enter a domain like acme.com.`) }),
    Matches(/^[a-z0-9.-]*$/, { message: ruleText(msg`Must be in its ASCII form, like xn--fiq228c.com.`) }),
    MaxLength(HOST_MAX_LENGTH),
  );

/** The field is a URL whose host is not too long for DNS; the code that parses it reports other errors. */
export const IsUrlText = (max: number): PropertyDecorator =>
  applyDecorators(
    OneLine({ min: 1, max }),
    ValidateBy({
      name: 'hostLength',
      validator: {
        validate: (value) => (URL.parse(String(value))?.hostname.length ?? 0) <= HOST_MAX_LENGTH,
        defaultMessage: () =>
          ruleText(msg`Must have a host name of at most ${{ hostMaxLength: HOST_MAX_LENGTH }} characters.`),
      },
    }),
  );

/** The field is an email address that all mail software parses the same way. */
export const IsMailAddress = (): PropertyDecorator =>
  applyDecorators(
    IsEmail(
      { allow_utf8_local_part: false },
      { message: ruleText(msg`Enter an email address like name@company.com.`) },
    ),
    // eslint-disable-next-line lading/no-trade-words -- Quotation marks.
    Matches(EMAIL_CHARACTERS, { message: ruleText(msg`Enter a plain address without quotes or accented letters.`) }),
    MaxLength(EMAIL_MAX_LENGTH),
  );

/** Whether `IsMailAddress` accepts the text. */
export const isMailAddress = (text: string): boolean =>
  isEmail(text, { allow_utf8_local_part: false }) && EMAIL_CHARACTERS.test(text) && text.length <= EMAIL_MAX_LENGTH;

/** Within the database's range, less a day for any UTC offset. */
function isInstant(text: string): boolean {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && text >= '1000-01-02' && text < '9999-12-31' && isLocalDate(text.slice(0, 10));
}

/** True for an existing calendar date in the form YYYY-MM-DD. */
function isLocalDate(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/**
 * The field is a finite number with at most this many decimals. `IsNumber({ maxDecimalPlaces })` throws for numbers that JavaScript writes with
 * an exponent, such as 1e-9, which would answer 500.
 */
export const IsDecimal = (places: number): PropertyDecorator =>
  ValidateBy({
    name: 'isNumber',
    validator: {
      validate: (value) =>
        typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value,
      defaultMessage: () => ruleText(msg`Enter a number with at most ${{ places }} decimals.`),
    },
  });

/** The field names an IANA time zone. */
export const IsTimeZone = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTimeZone',
    validator: {
      validate: isTimeZone,
      defaultMessage: () => ruleText(msg`Enter the name of a time zone, like America/Chicago.`),
    },
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

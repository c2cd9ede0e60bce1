import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsFQDN, Matches, MaxLength, ValidateBy, type ValidationOptions } from 'class-validator';
import { EMAIL_CHARACTERS } from './email-address.js';
import type { IdPrefix } from '../../registered.js';
import { OneLine } from './text.js';

/** Longest host name (RFC 1035, section 2.3.4), in characters. */
export const HOST_MAX_LENGTH = 253;
/** Longest e-mail address (RFC 5321, section 4.5.3.1.3), in characters. */
const EMAIL_MAX_LENGTH = 254;
/** Longest cursor that is read, in characters. */
export const CURSOR_MAX_LENGTH = 200;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const UTC_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/;

/** A pattern that is shown in the API document and, beyond it, a check that no pattern can make. */
function format(
  pattern: RegExp,
  message: string,
  options: ValidationOptions = {},
  check: (text: string) => boolean = () => true,
): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && pattern.test(value) && check(value);
  return ValidateBy(
    { name: 'format', constraints: [pattern], validator: { validate, defaultMessage: () => message } },
    options,
  );
}

/** Id of a thing: its prefix and a ULID. Whether there is such a thing in the company is another question. */
export const idPattern = (prefix: IdPrefix): RegExp => new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`);

/** The field is an id of this kind; with `each`, a list of them. */
export const IsId = (prefix: IdPrefix, options?: ValidationOptions): PropertyDecorator =>
  format(idPattern(prefix), `must be an id like ${prefix}_01BX5ZZKBKACTAV9WEVGEMMVRZ`, options);

/** The field is a `nextCursor` that a list answered: base64url, or an id. The list itself reads it. */
export const IsCursor = (): PropertyDecorator =>
  format(new RegExp(`^[\\w-]{1,${CURSOR_MAX_LENGTH}}$`), 'must be the nextCursor of a page of this list');

/** The field is a date that exists, in no time zone. */
export const IsLocalDate = (options?: ValidationOptions): PropertyDecorator =>
  format(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'must be a date like 2026-11-24',
    options,
    (text) => isLocalDate(text) && text >= '1000-01-01',
  );

/** The field is a date and time with its offset from UTC. */
export const IsInstant = (): PropertyDecorator =>
  format(INSTANT, 'must be a date and time like 2026-11-20T15:00:00Z', {}, isInstant);

/** The field is a date and time in UTC. */
export const IsUtcInstant = (): PropertyDecorator =>
  format(UTC_INSTANT, 'must be a UTC date and time like 2026-11-20T15:00:00Z', {}, isInstant);

/** The field is the name of a host, like acme.com; names in other alphabets in their ASCII form. */
export const IsHostName = (): PropertyDecorator =>
  applyDecorators(
    IsFQDN({ allow_numeric_tld: false }, { message: 'must be a domain like acme.com' }),
    Matches(/^[a-z0-9.-]*$/, { message: 'must be in its ASCII form, like xn--fiq228c.com' }),
    MaxLength(HOST_MAX_LENGTH),
  );

/** The field is the text of an address whose host is not too long to be resolved; who reads it says what else is wrong with it. */
export const IsUrlText = (max: number): PropertyDecorator =>
  applyDecorators(
    OneLine({ min: 1, max }),
    ValidateBy({
      name: 'hostLength',
      validator: {
        validate: (value) => (URL.parse(String(value))?.hostname.length ?? 0) <= HOST_MAX_LENGTH,
        defaultMessage: () => `must have a host name of at most ${HOST_MAX_LENGTH} characters`,
      },
    }),
  );

/** The field is an e-mail address that mail software reads in one way only. */
export const IsMailAddress = (): PropertyDecorator =>
  applyDecorators(
    IsEmail({ allow_utf8_local_part: false }, { message: 'must be an e-mail address like name@company.com' }),
    // eslint-disable-next-line lading/no-trade-words -- Quotation marks.
    Matches(EMAIL_CHARACTERS, { message: 'must be a plain address without quotes or accented letters' }),
    MaxLength(EMAIL_MAX_LENGTH),
  );

/** What databases store, within a day of any offset. */
function isInstant(text: string): boolean {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && text >= '1000-01-02' && text < '9999-12-31' && isLocalDate(text.slice(0, 10));
}

/** True for a date of the calendar in the form YYYY-MM-DD. */
function isLocalDate(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

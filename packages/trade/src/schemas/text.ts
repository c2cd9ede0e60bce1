import { t } from '@lingui/core/macro';
import { isLocalDate } from '../local-date';
import { z } from './zod';

/** Characters that the API rejects. */
const LINE_BREAK_OR_CONTROL = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;
/** The same, without tabs and line breaks. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Length of text in UTF-16 code units. */
interface TextLength {
  min?: number;
  max: number;
  /** Message for text that is too short; required if `min` is set. */
  missing?(): string;
}

/** Text without line breaks, tabs or other control characters. */
export const oneLine = ({ min = 0, max, missing }: TextLength) =>
  z.string().check(
    z.minLength(min, { error: missing }),
    z.maxLength(max, { error: () => t`Use at most ${max} characters.` }),
    z.refine((text) => !LINE_BREAK_OR_CONTROL.test(text), { error: () => t`Remove line breaks and tabs.` }),
  );

/** The same, checked and sent without surrounding spaces. */
export const trimmed = (length: TextLength) => z.pipe(z.string().check(z.trim()), oneLine(length));

/** Text with line breaks, such as instructions for the driver. */
export const multiLine = ({ min = 0, max, missing }: TextLength) =>
  z.string().check(
    z.minLength(min, { error: missing }),
    z.maxLength(max, { error: () => t`Use at most ${max} characters.` }),
    z.refine((text) => !CONTROL.test(text), { error: () => t`Remove control characters, or type the text again.` }),
  );

/** An existing calendar date, `YYYY-MM-DD`. */
export const localDate = () => z.string().check(z.refine(isLocalDate, { error: () => t`Enter a valid date.` }));

/** A local time, `HH:MM`. */
export const localTime = () => z.string().check(z.regex(LOCAL_TIME, { error: () => t`Enter a time like 10:00.` }));

const LOCAL_PART = /^[a-z\d!#$%&'*+\-/=?^_`{|}~]+(\.[a-z\d!#$%&'*+\-/=?^_`{|}~]+)*$/i;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
const TOP_LEVEL = /^([a-z]{2,63}|xn[a-z\d-]{2,59})$/i;

/** Whether mail software parses the address (RFC 5321), without quotes and internationalized characters. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= 254 &&
    at > 0 &&
    at <= 64 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/** An email address. */
export const email = () =>
  z.string().check(z.refine(isEmail, { error: () => t`Enter an email address like name@company.com.` }));

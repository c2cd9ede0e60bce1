import { t } from '@lingui/core/macro';

/** What was read from typed text: the value, or what is wrong with the text. */
export type Parsed<T> = { value: T } | { message: string };

export const isParsed = <T>(parsed: Parsed<T>): parsed is { value: T } => 'value' in parsed;

/** Commas between groups of three digits, then an optional fraction. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;
const PLAIN = /^(\d+(\.\d*)?|\.\d+)$/;

/** Parses a number in US format: `1,500.5`, `48`, `.5`. A comma only separates thousands, so `1,5` is an error. */
export function parseNumber(text: string): Parsed<number> {
  const typed = text.trim();
  if (GROUPED.test(typed) || PLAIN.test(typed)) return { value: Number(typed.replaceAll(',', '')) };
  return { message: problemOf(typed) };
}

function problemOf(typed: string): string {
  const wrong = /[^\d.,]/u.exec(typed)?.[0];
  if (wrong?.trim()) return t`Remove "${wrong}". Use digits, like 1,500 or 48.5.`;
  if (wrong) return t`Remove the space. Use digits, like 1,500 or 48.5.`;
  if (typed.includes(','))
    return t`Check the comma: it separates thousands, like 1,500. Decimals follow a point, like 1.5.`;
  if (typed.split('.').length > 2) return t`Remove one decimal point. Use digits, like 1,500 or 48.5.`;
  return t`Enter a number, like 1,500 or 48.5.`;
}

/** Parses a whole number, such as a count of pieces. */
export function parseWhole(text: string): Parsed<number> {
  const parsed = parseNumber(text);
  if (!isParsed(parsed) || Number.isInteger(parsed.value)) return parsed;
  return { message: t`Enter a whole number, like 12.` };
}

/** Parses an amount in dollars into cents, without rounding: `2,500.5` is 250050. */
export function parseMoney(text: string): Parsed<number> {
  const parsed = parseNumber(text);
  if (!isParsed(parsed)) return parsed;
  const [whole = '', fraction = ''] = text.trim().replaceAll(',', '').split('.');
  if (fraction.length > 2) return { message: t`Enter at most two decimals, like 2,500.50.` };
  return { value: Number(whole + fraction.padEnd(2, '0')) };
}

/** Parses degrees, which can be negative: `-20`, `35.5`. */
export function parseDegrees(text: string): Parsed<number> {
  const typed = text.trim().replace(/^\u2212/, '-');
  if (/^-?\d+(\.\d)?$/.test(typed)) return { value: Number(typed) };
  return { message: t`Enter degrees with at most one decimal, like -20 or 35.5.` };
}

/** Number of typed text for previews and totals; null if it is empty or not a number. */
export function numberOrNull(text: string): number | null {
  const parsed = parseNumber(text);
  return isParsed(parsed) ? parsed.value : null;
}

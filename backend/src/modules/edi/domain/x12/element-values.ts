import type { ElementType } from './segments.js';

const DIGITS = /^-?\d+$/;
const DECIMAL = /^-?(?:\d+[.]?\d*|[.]\d+)$/;
const TIME = /^\d{4}(?:\d{2}(?:\d{1,2})?)?$/;
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const NOT_PRINTABLE = /[^\x20-\x7e]/;

/** Errors of an element by their code in a 997 (data element 723). */
export type ElementFault = 'mandatory' | 'too_many' | 'too_short' | 'too_long' | 'character' | 'date' | 'time';

export const isPrintable = (text: string): boolean => !NOT_PRINTABLE.test(text);

/** A date CCYYMMDD of the calendar. */
export function isX12Date(value: string): boolean {
  if (value.length !== 8 || !DIGITS.test(value)) return false;
  const [year, month, day] = [Number(value.slice(0, 4)), Number(value.slice(4, 6)), Number(value.slice(6))];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && !leap ? 28 : DAYS[month - 1]!);
}

/** A time HHMM[SS[DD]]. */
export function isX12Time(value: string): boolean {
  return TIME.test(value) && value.slice(0, 2) < '24' && value.slice(2, 4) < '60' && value.slice(4, 6) < '60';
}

/** Signs and decimal points do not count. */
function lengthOf(value: string, type: ElementType): number {
  if (type === 'N') return value.startsWith('-') ? value.length - 1 : value.length;
  return type === 'R' ? value.replace(/[-.]/g, '').length : value.length;
}

/** The fault of a value that is not empty, or null. */
export function valueFault(value: string, type: ElementType, min: number, max: number): ElementFault | null {
  if (type === 'DT') return isX12Date(value) ? null : 'date';
  if (type === 'TM') return isX12Time(value) ? null : 'time';
  if (type === 'N' && !DIGITS.test(value)) return 'character';
  if (type === 'R' && !DECIMAL.test(value)) return 'character';
  const length = lengthOf(value, type);
  if (length < min) return 'too_short';
  return length > max ? 'too_long' : null;
}

import { t } from '@lingui/core/macro';

/** In what a field of the terms is typed, by its name in the document. */
export type TermUnit = 'dollars' | 'percent' | 'whole' | 'text';

const DOLLARS = new Set([
  'minimumCharge',
  'amount',
  'minimum',
  'maximum',
  'liabilityPerPound',
  'first',
  'next',
  'perHour',
  'maximumPerDay',
  'layover',
  'orderNotUsed',
  'liabilityPerLoad',
]);
const PERCENT = new Set(['discountBps', 'bps']);
const WHOLE = new Set(['poundsPerFoot', 'fromInches', 'maxWeight', 'maxLinearFeet', 'maxUnitWeight', 'freeMinutes']);

const HUNDREDTHS = /^\d{1,7}(\.\d{1,2})?$/;

/** Unit of the field with this name, such as `bps`. */
export function unitOf(key: string): TermUnit {
  if (DOLLARS.has(key)) return 'dollars';
  if (PERCENT.has(key)) return 'percent';
  return WHOLE.has(key) ? 'whole' : 'text';
}

/** What is wrong with a typed value; true when nothing is. Whether it may be empty is the API's to say. */
export function checkTyped(key: string, text: string): true | string {
  const typed = text.trim();
  if (typed === '') return true;
  const unit = unitOf(key);
  if (unit === 'dollars') return HUNDREDTHS.test(typed) || t`Enter an amount such as 125.00`;
  if (unit === 'percent') return HUNDREDTHS.test(typed) || t`Enter a share such as 27.3`;
  return unit === 'text' || /^\d{1,9}$/.test(typed) || t`Enter a whole number`;
}

/** Typed text as the document has it: dollars become cents, per cent basis points; undefined when empty. Text that does not fit stays, for the API to name. */
export function toLeaf(key: string, text: string): string | number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const unit = unitOf(key);
  if (unit === 'text' || checkTyped(key, typed) !== true) return typed;
  return unit === 'whole' ? Number(typed) : Math.round(Number(typed) * 100);
}

/** A value of the document as a person would type it. */
export function toTyped(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  const unit = unitOf(key);
  if (unit === 'dollars') return (value / 100).toFixed(2);
  return String(unit === 'percent' ? value / 100 : value);
}

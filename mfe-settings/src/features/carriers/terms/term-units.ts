import { isParsed, type Parsed, parseMoney, parseWhole } from '@lading/trade';

/** Unit in which a field of the terms is typed. */
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

/** Unit of the field with this name, such as `bps`. */
export function unitOf(key: string): TermUnit {
  if (DOLLARS.has(key)) return 'dollars';
  if (PERCENT.has(key)) return 'percent';
  return WHOLE.has(key) ? 'whole' : 'text';
}

/** Typed text as the document stores it: dollars in cents, percent in basis points. */
function parse(key: string, typed: string): Parsed<number | string> {
  const unit = unitOf(key);
  if (unit === 'text') return { value: typed };
  return unit === 'whole' ? parseWhole(typed) : parseMoney(typed);
}

/** What is wrong with a typed value; null if nothing is. The API checks required fields. */
export function checkTyped(key: string, text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const parsed = parse(key, typed);
  return isParsed(parsed) ? null : parsed.message;
}

/** Typed text as the document stores it; undefined if empty. Invalid text is kept, so that the API can refer to it. */
export function toLeaf(key: string, text: string): string | number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const parsed = parse(key, typed);
  return isParsed(parsed) ? parsed.value : typed;
}

/** A value of the document as it is typed. */
export function toTyped(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  const unit = unitOf(key);
  if (unit === 'dollars') return (value / 100).toFixed(2);
  return String(unit === 'percent' ? value / 100 : value);
}

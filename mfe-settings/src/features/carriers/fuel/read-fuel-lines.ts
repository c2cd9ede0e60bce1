import { t } from '@lingui/core/macro';
import type { NewFuelPrice } from '../../../shared/types';

/** Pasted weeks, or the problem of the first invalid line. */
export type ReadFuelLines = { prices: NewFuelPrice[]; lines: number[]; problem: null } | { problem: string };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$|^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const PRICE = /^\$?(\d{1,3}(?:\.\d{1,4})?)$/;

/**
 * Reads pasted weeks, one per line: a date (2026-11-16 or 11/16/2026) and a price, with the index before them if it is not `index`. Cells can be
 * separated by commas, semicolons, tabs or spaces, as copied from a spreadsheet. `lines` are the line numbers of the prices.
 */
export function readFuelLines(text: string, index: string): ReadFuelLines {
  const prices: NewFuelPrice[] = [];
  const lines: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const cells = line
      .trim()
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (cells.length === 0) continue;
    const [day, price, ...rest] = DAY.test(cells[0]!) ? cells : cells.slice(1);
    const effectiveOn = isoDay(day ?? '');
    const dollars = PRICE.exec(price ?? '')?.[1];
    if (effectiveOn === null || dollars === undefined || rest.length > 0)
      return { problem: t`Line ${at + 1} needs a date and a price, like 2026-11-16 3.768: “${line.trim()}”.` };
    prices.push({ index: day === cells[0] ? index : cells[0]!.toUpperCase(), effectiveOn, price: dollars });
    lines.push(at + 1);
  }
  return prices.length === 0 ? { problem: t`Paste at least one line.` } : { prices, lines, problem: null };
}

function isoDay(text: string): string | null {
  const [, year, month, day, americanMonth, americanDay, americanYear] = DAY.exec(text) ?? [];
  if (year) return `${year}-${month}-${day}`;
  return americanYear ? `${americanYear}-${americanMonth!.padStart(2, '0')}-${americanDay!.padStart(2, '0')}` : null;
}

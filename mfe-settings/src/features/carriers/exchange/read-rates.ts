import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import type { ExchangeRate } from '../../../shared/types';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RATE = /^\d(\.\d{1,6})?$/;
const SOURCE_MAX = 100;

/** An error of a file, by line; the header is line 1. */
export interface RateError {
  row: number;
  message: string;
}

/** Reads a CSV file with the columns date, rate and source, in any order. The source may be missing if `source` is given. */
export async function readRates(file: Blob, source: string): Promise<{ rates: ExchangeRate[]; errors: RateError[] }> {
  const { data } = Papa.parse<string[]>(await file.text(), { delimitersToGuess: [',', ';', '\t'] });
  const header = (data[0] ?? []).map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const missing = ['date', 'rate'].filter((column) => !header.includes(column));
  if (missing.length > 0)
    return { rates: [], errors: missing.map((column) => ({ row: 1, message: t`The column ${column} is missing.` })) };
  const byDay = new Map<string, ExchangeRate>();
  const errors: RateError[] = [];
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 1;
    const valueOf = (column: string) => (cells[header.indexOf(column)] ?? '').trim();
    const rate = { effectiveOn: valueOf('date'), cadPerUsd: valueOf('rate'), source: valueOf('source') || source };
    const message = problemOf(rate, byDay);
    if (message === null) byDay.set(rate.effectiveOn, rate);
    else errors.push({ row, message });
  }
  return { rates: [...byDay.values()], errors };
}

function problemOf({ effectiveOn, cadPerUsd, source }: ExchangeRate, known: ReadonlyMap<string, unknown>) {
  if (!DAY.test(effectiveOn)) return t`Enter the date like 2026-11-20.`;
  if (!RATE.test(cadPerUsd) || Number(cadPerUsd) === 0) return t`Enter a rate like 1.3712.`;
  if (source === '' || source.length > SOURCE_MAX) return t`Enter the source.`;
  return known.has(effectiveOn) ? t`${effectiveOn} is already in the file.` : null;
}

import { isParsed, parseWhole } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import Papa from 'papaparse';
import type { LaneMiles } from '../../../shared/types';

const MILES_MAX = 10_000;
const LOCATION = /^(\d{3}|\d{5}|[A-Z]\d[A-Z]|(US|CA)-[A-Z]{2})$/;
const COLUMNS = ['origin', 'destination', 'miles'] as const;

const location = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  z
    .string()
    .check(z.regex(LOCATION, { error: () => t`Enter a ZIP, ZIP3, FSA or state, like 60601, 606, M5V or US-IL.` })),
);
const miles = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const parsed = parseWhole(text);
    if (isParsed(parsed) && parsed.value >= 1 && parsed.value <= MILES_MAX) return parsed.value;
    ctx.issues.push({ code: 'custom', message: t`Enter whole miles from 1 to 10,000.`, input: text });
    return z.NEVER;
  }),
);

/** A lane as typed; its output is a lane of the API. */
export const laneSchema = z.object({ origin: location, destination: location, miles });
/** With the version of the lanes that the entry is based on. */
export const laneFormSchema = z.object({ origin: location, destination: location, miles, version: z.number() });
export type LaneValues = z.input<typeof laneSchema>;

export const laneKey = ({ origin, destination }: Pick<LaneMiles, 'origin' | 'destination'>) =>
  `${origin} > ${destination}`;

/** An error of a file, by line (the header is line 1) and column. */
export interface LaneError {
  row: number;
  column: string;
  message: string;
}

/** Lanes of a file, and its errors. Lines with errors are not among the lanes. */
export interface ReadLanes {
  lanes: LaneMiles[];
  errors: LaneError[];
}

/** Reads a CSV file with the columns origin, destination and miles, in any order. */
export async function readLanes(file: Blob): Promise<ReadLanes> {
  const { data } = Papa.parse<string[]>(await file.text(), { delimitersToGuess: [',', ';', '\t'] });
  const header = (data[0] ?? []).map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    return { lanes: [], errors: missing.map((column) => ({ row: 1, column, message: t`The column is missing.` })) };
  const byLane = new Map<string, LaneMiles>();
  const errors: LaneError[] = [];
  for (const [index, cells] of data.entries()) {
    if (index === 0 || cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 1;
    const valueOf = (column: string) => cells[header.indexOf(column)] ?? '';
    const read = laneSchema.safeParse({
      origin: valueOf('origin'),
      destination: valueOf('destination'),
      miles: valueOf('miles'),
    });
    if (!read.success)
      errors.push(...read.error.issues.map(({ path, message }) => ({ row, column: String(path[0] ?? ''), message })));
    else if (byLane.has(laneKey(read.data)))
      errors.push({ row, column: '', message: t`${laneKey(read.data)} is already in the file.` });
    else byLane.set(laneKey(read.data), read.data);
  }
  return { lanes: [...byLane.values()], errors };
}

/** The stored lanes with these instead of or in addition to them. */
export function withLanes(stored: readonly LaneMiles[], lanes: readonly LaneMiles[]): LaneMiles[] {
  const byLane = new Map([...stored, ...lanes].map((lane) => [laneKey(lane), lane]));
  return [...byLane.values()];
}

/** CSV that can be imported unchanged. */
export function laneCsv(lanes: readonly LaneMiles[]): string {
  return Papa.unparse({ fields: [...COLUMNS], data: lanes.map((lane) => COLUMNS.map((column) => lane[column])) });
}

import { formatDecimal } from '../../../kernel/money/decimal.js';
import { BREAKS, isTruckloadRow, type SheetRow } from '../../rating/index.js';
import { LaneKeys } from '../domain/rate-keys.js';

/** Maximum number of examples per kind of change. */
const EXAMPLES_MAX = 5;
/** Marks an empty cell in the typed array; rates, minimums and days are never negative. */
const EMPTY = -1;
const LTL_COLUMNS = [...BREAKS, 'service', 'transit_days'];
const TRUCKLOAD_COLUMNS = ['rate_per_mile', 'minimum', 'transit_days'];

/** A rate that differs between the versions. */
export interface ChangedRate {
  readonly change: 'added' | 'removed' | 'changed';
  /** Row of either version; use only its key columns. */
  readonly row: SheetRow;
  /** Cells that differ, in rate sheet format; null where a version has no value. */
  readonly cells: readonly { readonly column: string; readonly before: string | null; readonly after: string | null }[];
}

/**
 * Compares a new rate sheet to the active one. Lane rates match by origin, destination and class or trailer, mileage rates by band and class.
 * Add all old rates, then all new ones, then the old ones again for examples of removed rates. 1,500,000 old rates use 66 MB for cells and 48 MB for keys.
 */
export class RatesDifference {
  readonly examples: ChangedRate[] = [];
  added = 0;
  changed = 0;
  same = 0;
  private readonly keys = new LaneKeys();
  private readonly cells: Int32Array;
  private readonly met: Uint8Array;
  private old = 0;

  /** @param rows number of old rates */
  constructor(rows: number) {
    this.cells = new Int32Array(rows * LTL_COLUMNS.length);
    this.met = new Uint8Array(rows);
  }

  /** Number of old rates without a matching new rate. */
  get removed(): number {
    return this.old - this.same - this.changed;
  }

  /** Adds a rate of the active version. */
  addOld(row: SheetRow): void {
    this.keys.claim(keyOf(row), this.old);
    this.cells.set(cellsOf(row), this.old * LTL_COLUMNS.length);
    this.old++;
  }

  /** Compares a new rate. New rates have distinct keys, so the entries that `claim` stores for them are never matched. */
  addNew(row: SheetRow): void {
    const after = cellsOf(row);
    const position = this.keys.claim(keyOf(row), 0);
    if (position === null) {
      this.added++;
      this.keep(
        'added',
        row,
        after.map(() => EMPTY),
        after,
      );
      return;
    }
    this.met[position] = 1;
    const before = this.cells.subarray(position * LTL_COLUMNS.length, position * LTL_COLUMNS.length + after.length);
    if (after.every((cell, index) => cell === before[index])) {
      this.same++;
    } else {
      this.changed++;
      this.keep('changed', row, [...before], after);
    }
  }

  /** Adds an old rate to the examples if it has no matching new rate. */
  showRemoved(row: SheetRow): void {
    const position = this.keys.claim(keyOf(row), 0);
    if (position === null || this.met[position] === 1) return;
    const before = cellsOf(row);
    this.keep(
      'removed',
      row,
      before,
      before.map(() => EMPTY),
    );
  }

  private keep(
    change: ChangedRate['change'],
    row: SheetRow,
    before: readonly number[],
    after: readonly number[],
  ): void {
    if (this.examples.filter((example) => example.change === change).length >= EXAMPLES_MAX) return;
    const columns = isTruckloadRow(row) ? TRUCKLOAD_COLUMNS : LTL_COLUMNS;
    const cells = columns.map((column, index) => ({
      column,
      before: cellText(column, before[index]!),
      after: cellText(column, after[index]!),
    }));
    this.examples.push({ change, row, cells: cells.filter((cell) => cell.before !== cell.after) });
  }
}

/** A mileage band is used in place of a lane. */
function keyOf(row: SheetRow): SheetRow {
  if (isTruckloadRow(row) || row.milesTo === 0) return row;
  return { ...row, origin: `${row.milesFrom} mi`, destination: `${row.milesTo} mi` };
}

function cellsOf(row: SheetRow): number[] {
  const cells = isTruckloadRow(row)
    ? [row.ratePerMile, row.minimum, row.transitDays]
    : [...row.rates, row.service === 'interline' ? 1 : 0, row.transitDays];
  return cells.map((cell) => cell ?? EMPTY);
}

function cellText(column: string, cell: number): string | null {
  if (cell === EMPTY) return null;
  if (column === 'service') return cell === 1 ? 'interline' : 'direct';
  if (column === 'transit_days') return String(cell);
  return column === 'minimum' ? formatDecimal(cell, 2, 2) : formatDecimal(cell, 4, 2);
}

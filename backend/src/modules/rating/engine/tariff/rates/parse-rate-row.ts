import { ltlColumns, readLtlRow } from './parse-ltl-row.js';
import { readTruckloadRow, TRUCKLOAD_COLUMNS } from './parse-truckload-row.js';
import type { RateRow, SheetRow } from './rate-row.js';
import type { Cell, RateCellError } from './sheet-cells.js';
import { isTruckload, type TariffBasis, type TariffTerms } from '../terms/tariff-terms.js';

/** The row, or all its errors. */
export type ParsedRateRow<Row = RateRow> =
  | { readonly row: Row; readonly errors?: undefined }
  | { readonly row?: undefined; readonly errors: readonly RateCellError[] };

/** Kind of rate sheet, which determines its columns: LTL rates by lane or by miles, or truckload rates per mile. */
export type SheetKind = TariffBasis | 'truckload';

/** The kind of sheet that the terms require. */
export function sheetKindOf(terms: TariffTerms): SheetKind {
  return isTruckload(terms) ? 'truckload' : terms.basis;
}

/** Columns of a rate sheet in the order of freight.md Annex H. */
export function rateColumns(kind: SheetKind): readonly string[] {
  return kind === 'truckload' ? TRUCKLOAD_COLUMNS : ltlColumns(kind);
}

/** Parses one CSV record, keyed by column name. */
export function parseRateRow(record: SheetRecord, basis: TariffBasis): ParsedRateRow {
  return parsed(record, (cell, errors) => readLtlRow(cell, basis, errors));
}

/** Parses one CSV record of any kind of sheet. */
export function parseSheetRow(record: SheetRecord, kind: SheetKind): ParsedRateRow<SheetRow> {
  return kind === 'truckload' ? parsed<SheetRow>(record, readTruckloadRow) : parseRateRow(record, kind);
}

type SheetRecord = Readonly<Record<string, string | undefined>>;

function parsed<Row>(record: SheetRecord, read: (cell: Cell, errors: RateCellError[]) => Row): ParsedRateRow<Row> {
  const errors: RateCellError[] = [];
  const row = read((column) => record[column]?.trim() ?? '', errors);
  return errors.length > 0 ? { errors } : { row };
}

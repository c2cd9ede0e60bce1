import * as files from '../../../platform/imports/read-import-file.js';

/** Columns that files of quotes and of orders have in common. */
const SHARED = [
  'mode',
  'pickup_date',
  'ready',
  'close',
  ...['o', 'd'].flatMap((side) =>
    ['name', 'addr1', 'city', 'state', 'zip', 'country', 'place_type'].map((name) => `${side}_${name}`),
  ),
  'accessorials',
  'declared_value',
  'currency',
  'po',
  'notes',
] as const;
const COLUMNS = [
  'ref',
  ...SHARED,
  'hu_count',
  'hu_type',
  'length_in',
  'width_in',
  'height_in',
  'weight_lb',
  'stackable',
  'pieces',
  'pkg_type',
  'description',
  'nmfc',
  'nmfc_sub',
  'class',
  'hazmat',
  'un',
  'hm_name',
  'hm_class',
  'pg',
  'hm_phone',
  'units',
] as const;
const REQUIRED = [
  'ref',
  'pickup_date',
  'o_zip',
  'd_zip',
  'hu_count',
  'hu_type',
  'length_in',
  'width_in',
  'height_in',
  'weight_lb',
] as const;

export type ImportColumn = (typeof COLUMNS)[number];
export type ImportCells = files.ImportCells<ImportColumn>;
export type FileRow = files.FileRow<ImportColumn>;

/** Reads an import file (freight.md Annex C). */
export function readQuoteFile(
  bytes: Buffer,
  mapping: files.ColumnMapping = {},
): Promise<files.ImportFile<ImportColumn>> {
  return files.readImportFile(bytes, { known: COLUMNS, required: REQUIRED }, mapping);
}

/** Reads a file of orders: a row of each order line; rows with the same `order_number` form one order. */
export function readOrderFile(
  bytes: Buffer,
  mapping: files.ColumnMapping = {},
): Promise<files.ImportFile<ImportColumn>> {
  const required = ['order_number', 'sku', 'quantity', 'pickup_date', 'o_zip', 'd_zip'];
  return files.readImportFile(bytes, { known: ['order_number', 'sku', 'quantity', ...SHARED], required }, mapping);
}

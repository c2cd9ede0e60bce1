import * as files from '../../../platform/imports/read-import-file.js';

const COLUMNS = [
  'ref',
  'mode',
  'pickup_date',
  'ready',
  'close',
  ...['o', 'd'].flatMap((side) =>
    ['name', 'addr1', 'city', 'state', 'zip', 'country', 'place_type'].map((name) => `${side}_${name}`),
  ),
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
  'accessorials',
  'declared_value',
  'currency',
  'po',
  'notes',
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

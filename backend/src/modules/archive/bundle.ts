import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Tables whose rows leave with an archived shipment, in the order in which they are read. Other tables keep their rows. */
export const ARCHIVED_TABLES = ['shipment_event', 'offer', 'quote_event', 'quote_carrier_call'] as const;
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

export function isArchivedTable(name: string): name is ArchivedTable {
  return (ARCHIVED_TABLES as readonly string[]).includes(name);
}

/** A row by column name, with the values of the driver. */
export type StoredRow = Record<string, unknown>;
export type BundledRows = Record<ArchivedTable, StoredRow[]>;

/** A packed bundle. */
export interface PackedBundle {
  bundle: Buffer;
  /** In hexadecimal. */
  sha256: string;
  rowCount: number;
}

const VERSION = 1;

/** Dates and JSON values are wrapped, so that they unpack to the same values: `{"date": …}`, `{"json": …}`. */
export function packRows(rows: BundledRows): PackedBundle {
  const tables = Object.fromEntries(ARCHIVED_TABLES.map((table) => [table, rows[table].map(wrapped)]));
  const bundle = gzipSync(JSON.stringify({ version: VERSION, tables }));
  const rowCount = ARCHIVED_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
  return { bundle, sha256: digest(bundle), rowCount };
}

/** @throws Error if the bundle was damaged or has a later version */
export function unpackRows({ bundle, sha256, rowCount }: PackedBundle): BundledRows {
  if (digest(bundle) !== sha256) throw new Error('The bundle of an archived shipment is damaged: its SHA-256 differs.');
  const { version, tables } = JSON.parse(gunzipSync(bundle).toString()) as {
    version: number;
    tables: Record<string, StoredRow[]>;
  };
  if (version !== VERSION) throw new Error(`This release cannot read version ${version} of archived shipments.`);
  const rows = Object.fromEntries(
    ARCHIVED_TABLES.map((table) => [table, (tables[table] ?? []).map(unwrapped)]),
  ) as BundledRows;
  const found = ARCHIVED_TABLES.reduce((sum, table) => sum + rows[table].length, 0);
  if (found !== rowCount) throw new Error(`The bundle of an archived shipment has ${found} of ${rowCount} rows.`);
  return rows;
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function wrapped(row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value instanceof Date) return [column, { date: value.toISOString() }];
      return [column, typeof value === 'object' && value !== null ? { json: value } : value];
    }),
  );
}

function unwrapped(row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value !== 'object' || value === null) return [column, value];
      return [column, 'date' in value ? new Date(String(value.date)) : (value as { json: unknown }).json];
    }),
  );
}

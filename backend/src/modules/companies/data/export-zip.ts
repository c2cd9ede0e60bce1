import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { csvLine, type CsvCell } from '../../../platform/http/files/csv.js';
import type { ReadRows } from '../persistence/company-tables.sql.js';
import type { CompanyTable } from '../persistence/company-tables.sql.js';

const README = `Everything that Lading keeps for your company, as of the moment of the export.

data/<table>.jsonl  one JSON object a line, with every field
data/<table>.csv    the same rows for spreadsheets; text that looks like a formula starts with an apostrophe
files/              documents and other files, under the names that the column "file_key" holds

Amounts are in minor units (cents). Instants are UTC. Sealed credentials and hashes of secrets are left out.
`;

/** Content of an export file. */
export interface ExportContent {
  readonly tables: readonly CompanyTable[];
  readonly read: ReadRows;
  /** Opens a stored file. */
  readonly file: (key: string) => Readable;
  /** Called after each table. */
  readonly tableDone: () => Promise<void>;
}

/** Writes the ZIP entry by entry, with constant memory regardless of the size of the company. */
export async function writeExportZip(path: string, { tables, read, file, tableDone }: ExportContent): Promise<void> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const keys = new Set<string>();
  zip.addBuffer(Buffer.from(README), 'README.txt');
  for (const table of tables) {
    await added(zip, `data/${table.name}.jsonl`, Readable.from(jsonLines(table, read, keys)));
    await added(zip, `data/${table.name}.csv`, Readable.from(csvLines(table, read)));
    await tableDone();
  }
  for (const key of keys) await added(zip, `files/${key}`, file(key));
  zip.end();
  await written;
}

/** Resolves when the entry's bytes have been read. */
function added(zip: yazl.ZipFile, name: string, bytes: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    bytes.once('end', resolve).once('error', reject);
    zip.addReadStream(bytes, name);
  });
}

async function* jsonLines(table: CompanyTable, read: ReadRows, keys: Set<string>): AsyncGenerator<string> {
  for await (const row of read(table)) {
    if (typeof row.file_key === 'string') keys.add(row.file_key);
    yield `${JSON.stringify(Object.fromEntries(table.columns.map(({ name, json }) => [name, json ? parsed(row[name]) : row[name]])))}\n`;
  }
}

async function* csvLines(table: CompanyTable, read: ReadRows): AsyncGenerator<string> {
  yield csvLine(table.columns.map(({ name }) => name));
  for await (const row of read(table))
    yield csvLine(table.columns.map(({ name, numeric }) => (numeric ? numberCell(row[name]) : cell(row[name]))));
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function numberCell(value: unknown): CsvCell {
  return value === null ? null : Number(value);
}

function cell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);
}

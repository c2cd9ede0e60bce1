import { Readable } from 'node:stream';
import { requireFromBackend } from './product.mjs';

/** A connection that allows LOAD DATA. */
export function openLoading(url) {
  return requireFromBackend('mysql2/promise').createConnection({ uri: url, flags: ['+LOCAL_FILES'] });
}

/** Stores rows through LOAD DATA. Streams lines as they are generated, so that a million rows need no memory. */
export async function loadRows(connection, table, columns, rows) {
  await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 FIELDS ESCAPED BY '\\\\' (${columns})`,
    infileStreamFactory: () => Readable.from(chunks(rows), { objectMode: false }),
  });
}

function* chunks(rows) {
  let text = '';
  for (const row of rows) {
    text += `${row.map(field).join('\t')}\n`;
    if (text.length < 64_000) continue;
    yield text;
    text = '';
  }
  yield text;
}

const field = (value) => (value === null ? '\\N' : String(value).replaceAll('\\', '\\\\'));

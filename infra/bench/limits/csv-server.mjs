// The floor of quotes from a CSV: the product's rating of the same requests, and the rows that the product stored for them, inserted in bulk
// into tables with the same indexes. No upload, no validation, no claims, no foreign keys.
// POST / responds when `?count=` quotes are stored. Environment: PORT, DATABASE_URL, COMPANY_ID, IMPORT_ID (an import that the product has finished).
import http from 'node:http';
import { importBuilt, requireFromBackend } from '../lib/product.mjs';

/** Quotes per transaction, as in the product. */
const BATCH = 20;
/** Tables with the column of the quote's id. */
const TABLES = { quote: 'id', quote_word: 'quote_id', offer: 'quote_id', quote_event: 'quote_id' };

const { PORT, DATABASE_URL, COMPANY_ID, IMPORT_ID } = process.env;
const pool = requireFromBackend('mysql2/promise').createPool({
  uri: DATABASE_URL,
  dateStrings: true,
  jsonStrings: true,
});
const rating = await startRating();
const quotes = await loadQuotes();
for (const table of Object.keys(TABLES)) await pool.query(`CREATE TABLE floor_${table} LIKE ${table}`);

async function startRating() {
  requireFromBackend('reflect-metadata');
  const { NestFactory } = await import(requireFromBackend.resolve('@nestjs/core'));
  const { AppModule } = await importBuilt('app.module.js');
  const { RatingService } = await importBuilt('modules/rating/rating.service.js');
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'], abortOnError: false });
  return app.get(RatingService, { strict: false });
}

/** Every quote of the import with its request and its rows by table. */
async function loadQuotes() {
  const [items] = await pool.query(
    'SELECT quote_id AS id, request FROM quote_import_item WHERE company_id = ? AND import_id = ? ORDER BY position',
    [COMPANY_ID, IMPORT_ID],
  );
  const loaded = [];
  for (const { id, request } of items) {
    const rows = {};
    for (const [table, column] of Object.entries(TABLES)) rows[table] = await rowsOf(table, column, id);
    loaded.push({ request: JSON.parse(request), rows });
  }
  return loaded;
}

/** Excludes generated columns, which cannot be inserted. */
async function rowsOf(table, column, id) {
  const [columns] = await pool.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
    [table],
  );
  const [rows] = await pool.query(
    `SELECT ${columns.map(({ name }) => `\`${name}\``).join(', ')} FROM ${table} WHERE company_id = ? AND ${column} = ?`,
    [COMPANY_ID, id],
  );
  return rows;
}

async function store(count) {
  for (const table of Object.keys(TABLES)) await pool.query(`TRUNCATE TABLE floor_${table}`);
  for (let start = 0; start < count; start += BATCH) {
    const batch = quotes.slice(start, Math.min(count, start + BATCH));
    for (const { request } of batch) await rating.rateRequest(COMPANY_ID, request);
    const connection = await pool.getConnection();
    await connection.beginTransaction();
    for (const table of Object.keys(TABLES))
      await insert(
        connection,
        table,
        batch.flatMap(({ rows }) => rows[table]),
      );
    await connection.commit();
    connection.release();
  }
}

async function insert(connection, table, rows) {
  const columns = Object.keys(rows[0]);
  await connection.query(`INSERT INTO floor_${table} (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES ?`, [
    rows.map((row) => columns.map((name) => row[name])),
  ]);
}

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.end('ready');
  const count = Number(new URL(request.url, 'http://floor').searchParams.get('count'));
  store(count).then(
    () => response.end('stored'),
    (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(Number(PORT), '127.0.0.1');

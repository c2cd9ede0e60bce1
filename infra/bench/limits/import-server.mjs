// The floor of an import of contacts: the rows that the product stored, inserted in bulk by prepared statements, into tables with the same
// indexes. No upload, no file parsing, no validation, no import items, no foreign keys.
// POST / responds when the rows of `?count=` contacts are stored. Environment: PORT, DATABASE_URL, COMPANY_ID.
import http from 'node:http';
import { requireFromBackend } from '../lib/product.mjs';

/** Contacts per transaction, and maximum rows per statement. */
const BATCH = 500;
const ROWS = 1_000;
/** Tables with the column of the contact's id. */
const TABLES = { contact: 'id', contact_word: 'contact_id' };

const { PORT, DATABASE_URL, COMPANY_ID } = process.env;
const pool = requireFromBackend('mysql2/promise').createPool({
  uri: DATABASE_URL,
  dateStrings: true,
  jsonStrings: true,
});
for (const table of Object.keys(TABLES)) await pool.query(`CREATE TABLE floor_${table} LIKE ${table}`);
const contacts = await loadContacts();

/** The rows of every contact of the company, by table. */
async function loadContacts() {
  const rows = {};
  for (const [table, column] of Object.entries(TABLES)) {
    const [all] = await pool.query(`SELECT * FROM ${table} WHERE company_id = ?`, [COMPANY_ID]);
    rows[table] = Map.groupBy(all, (row) => row[column]);
  }
  return [...rows.contact.keys()].map((id) =>
    Object.fromEntries(Object.keys(TABLES).map((table) => [table, rows[table].get(id)])),
  );
}

async function store(count) {
  for (const table of Object.keys(TABLES)) await pool.query(`TRUNCATE TABLE floor_${table}`);
  const connection = await pool.getConnection();
  for (let start = 0; start < count; start += BATCH) {
    const batch = contacts.slice(start, Math.min(count, start + BATCH));
    await connection.beginTransaction();
    for (const table of Object.keys(TABLES))
      await insert(
        connection,
        table,
        batch.flatMap((rows) => rows[table]),
      );
    await connection.commit();
  }
  connection.release();
}

async function insert(connection, table, rows) {
  const columns = Object.keys(rows[0]);
  const row = `(${columns.map(() => '?').join(', ')})`;
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = rows.slice(start, start + ROWS);
    const sql = `INSERT INTO floor_${table} (${columns.join(', ')}) VALUES ${some.map(() => row).join(', ')}`;
    await connection.execute(
      sql,
      some.flatMap((one) => columns.map((column) => one[column])),
    );
  }
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

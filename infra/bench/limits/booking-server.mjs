// The floor of a booking: node:http, one prepared statement per table, one commit; the rows are those of a booking by the product, with new ids.
// No session check, no validation, no rating, no framework. Environment: PORT, DATABASE_URL, SHIPMENT_ID.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { importBuilt, requireFromBackend } from '../lib/product.mjs';

const { PORT, DATABASE_URL, SHIPMENT_ID } = process.env;
const { newId } = await importBuilt('platform/ids.js');
const pool = requireFromBackend('mysql2/promise').createPool({
  uri: DATABASE_URL,
  dateStrings: true,
  jsonStrings: true,
  connectionLimit: 10,
});
pool.on('connection', (connection) => connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'));
const [[model]] = await pool.query('SELECT * FROM shipment WHERE id = ?', [SHIPMENT_ID]);
const tables = {
  shipment: await rowsOf('shipment', 'id = ?', SHIPMENT_ID),
  shipment_word: await rowsOf('shipment_word', 'shipment_id = ?', SHIPMENT_ID),
  shipment_event: await rowsOf('shipment_event', 'shipment_id = ?', SHIPMENT_ID),
  quote_event: await rowsOf('quote_event', "type = 'booked' AND quote_id = ?", model.quote_id),
  outbox_message: await rowsOf('outbox_message', 'payload LIKE ?', `%${SHIPMENT_ID}%`),
  idempotency_record: await rowsOf('idempotency_record', 'response LIKE ?', `%${SHIPMENT_ID}%`),
  audit_entry: await rowsOf('audit_entry', "action = 'shipment.booked' AND subject = ?", SHIPMENT_ID),
};
const prefixes = { shipment_event: 'sev', quote_event: 'qev', outbox_message: 'obx', audit_entry: 'aud' };

/** Writable columns, and the rows of the model booking. */
async function rowsOf(table, condition, value) {
  const [columns] = await pool.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
    [table],
  );
  const names = columns.map(({ name }) => name);
  const [rows] = await pool.query(`SELECT ${names.join(', ')} FROM ${table} WHERE ${condition}`, [value]);
  return { names, rows };
}

/** Serial numbers are reserved in blocks, as in the product. */
const SERIALS = 20;
let serials = [];

async function nextSerial() {
  if (serials.length === 0) {
    const [{ insertId: last }] = await pool.execute(
      "UPDATE gs1_serial SET last_value = LAST_INSERT_ID(last_value + ?) WHERE prefix = '0400000'",
      [SERIALS],
    );
    serials = [...serials, ...Array.from({ length: SERIALS }, (_, index) => last - index)];
  }
  return serials.pop();
}

async function book({ id, offer }) {
  const serial = await nextSerial();
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const shipmentId = newId('shp');
    const company = model.company_id;
    await connection.execute(
      "UPDATE quote SET status = 'booked', shipment_id = ?, booked_offer_id = ?, updated_at = UTC_TIMESTAMP(3) WHERE company_id = ? AND id = ? AND status = 'quoted' AND revision = 1",
      [shipmentId, offer.id, company, id],
    );
    const number = await counted(
      connection,
      "UPDATE company_counter SET last_value = LAST_INSERT_ID(last_value + 1) WHERE company_id = ? AND name = 'shipment'",
      [company],
    );
    await connection.execute(
      'UPDATE pro_block SET next_number = LAST_INSERT_ID(next_number) + 1 WHERE company_id = ? AND carrier_id = ? AND next_number <= last_number ORDER BY first_number LIMIT 1',
      [company, model.carrier_id],
    );
    const own = {
      id: shipmentId,
      shipment_id: shipmentId,
      quote_id: id,
      offer_id: offer.id,
      number: `S-${String(number).padStart(6, '0')}`,
      bol_number: String(serial).padStart(17, '0'),
      idempotency_key: randomUUID(),
      subject: shipmentId,
    };
    for (const table of Object.keys(tables)) if (table !== 'audit_entry') await insert(connection, table, own);
    await keepEntry(connection, { ...own, id: newId(prefixes.audit_entry) });
    await connection.query('COMMIT');
    return { shipmentId, shipmentNumber: own.number };
  } finally {
    connection.release();
  }
}

/** Appends the model's entry to the company's chain of the activity log. */
async function keepEntry(connection, own) {
  const { names, rows } = tables.audit_entry;
  const chained = {
    chain: 'chain',
    position: 'last_position + 1',
    previous_hash: 'last_hash',
    hash: 'SHA2(CONCAT(?, last_position + 1, last_hash), 256)',
  };
  const values = names.flatMap((name) =>
    name === 'hash' ? [JSON.stringify(own)] : name in chained ? [] : [own[name] ?? rows[0][name]],
  );
  await connection.execute(
    `INSERT INTO audit_entry (${names.join(', ')}) SELECT ${names.map((name) => chained[name] ?? '?').join(', ')} FROM audit_chain WHERE chain = ? FOR UPDATE`,
    [...values, model.company_id],
  );
  await connection.execute(
    'UPDATE audit_chain c JOIN audit_entry e ON e.chain = c.chain AND e.position = c.last_position + 1 SET c.last_position = e.position, c.last_hash = e.hash WHERE c.chain = ?',
    [model.company_id],
  );
}

async function counted(connection, sql, parameters) {
  const [{ insertId }] = await connection.execute(sql, parameters);
  return insertId;
}

/** Inserts the model's rows of a table in one statement. */
async function insert(connection, table, own) {
  const { names, rows } = tables[table];
  const values = rows.flatMap((row) => {
    const ids = table in prefixes ? { id: newId(prefixes[table]) } : {};
    const changed = { ...row, ...own, ...ids, source_key: ids.id };
    return names.map((name) => changed[name] ?? null);
  });
  await connection.execute(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')}`,
    values,
  );
}

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.end('ready');
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    book(JSON.parse(Buffer.concat(chunks).toString())).then(
      (booked) => response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(booked)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(PORT), '127.0.0.1');

import { requireFromBackend } from '../../bench/lib/product.mjs';
import { withoutSecondaryKeys } from '../../bench/lib/secondary-keys.mjs';

/** Events of a copied shipment; a shipment has about ten. */
const EVENTS = 10;
/** Copies per statement. */
const CHUNK = 10_000;
/** Tables with one or more rows of each copy. */
const TABLES = ['quote', 'shipment', 'offer', 'document', 'quote_event', 'shipment_event'];
/** Ids of copies begin with this after their prefix, and sort before real ones. */
export const COPIED = '0000000';

/** Rows that one copy has in all tables. */
export const rowsOfCopy = (template) => 2 + template.offers.length + template.quoteEvents + EVENTS;

/** The stored rows of a booked shipment that are copied: {companyId, shipmentId, quoteId, offers, bookedOffer, quoteEvents}. */
export async function templateOf(connection, shipmentId) {
  const [[shipment]] = await connection.query(
    'SELECT company_id AS companyId, quote_id AS quoteId, offer_id AS bookedOffer FROM shipment WHERE id = ?',
    [shipmentId],
  );
  const [offers] = await connection.query('SELECT id FROM offer WHERE quote_id = ? ORDER BY id', [shipment.quoteId]);
  const [[{ quoteEvents }]] = await connection.query(
    'SELECT COUNT(*) AS quoteEvents FROM quote_event WHERE quote_id = ?',
    [shipment.quoteId],
  );
  return { shipmentId, ...shipment, offers: offers.map(({ id }) => id), quoteEvents: Number(quoteEvents) };
}

/** Copies a shipment, its quote, offers, events and documents `total` times: the first `old` as delivered three years ago, the others last year. */
export async function copyShipments(databaseUrl, template, { total, old }) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: databaseUrl });
  try {
    await connection.query('CREATE TABLE drill_number (n int PRIMARY KEY)');
    const numbers = Array.from({ length: CHUNK }, (_, index) => [index + 1]);
    await connection.query('INSERT INTO drill_number VALUES ?', [numbers]);
    await withoutSecondaryKeys(connection, TABLES, async () => {
      for (let start = 0; start < total; start += CHUNK)
        await copyChunk(connection, template, { start, count: Math.min(CHUNK, total - start), old });
    });
    await connection.query('DROP TABLE drill_number');
  } finally {
    await connection.end();
  }
}

async function copyChunk(connection, { companyId, shipmentId, quoteId, bookedOffer, offers }, { start, count, old }) {
  const id = (prefix, number) => `CONCAT('${prefix}_', LPAD(${number}, 26, '0'))`;
  const n = `(${start} + n)`;
  const then = `(created_at - INTERVAL IF(${n} <= ${old}, 3, 1) YEAR)`;
  const copy = (table, from, changes, numbers = '') =>
    copyRows({ connection, companyId }, table, from, changes, `drill_number WHERE n <= ${count}${numbers}`);
  await copy('quote', quoteId, {
    id: id('qte', n),
    number: `CONCAT('Q-', LPAD(${n}, 8, '0'))`,
    shipment_id: id('shp', n),
    booked_offer_id: id('ofr', `${n} * 100`),
    created_at: then,
  });
  await copy('shipment', shipmentId, {
    id: id('shp', n),
    number: `CONCAT('S-', LPAD(${n}, 8, '0'))`,
    quote_id: id('qte', n),
    offer_id: id('ofr', `${n} * 100`),
    bol_number: `LPAD(${n}, 17, '0')`,
    pro_number: `LPAD(${n}, 10, '0')`,
    status: "'delivered'",
    pod: "'available'",
    check_at: 'NULL',
    attention: '0',
    exception_kinds: "''",
    created_at: then,
    updated_at: then,
  });
  const others = offers.filter((offer) => offer !== bookedOffer);
  for (const [index, offer] of [bookedOffer, ...others].entries())
    await copy('offer', offer, { id: id('ofr', `${n} * 100 + ${index}`), quote_id: id('qte', n), created_at: then });
  const [documents] = await connection.query('SELECT id FROM document WHERE shipment_id = ?', [shipmentId]);
  for (const [index, document] of documents.entries())
    await copy('document', document.id, { id: id('doc', `${n} * 100 + ${index}`), shipment_id: id('shp', n) });
  const [quoteEvents] = await connection.query('SELECT id FROM quote_event WHERE quote_id = ?', [quoteId]);
  for (const [index, event] of quoteEvents.entries())
    await copy('quote_event', event.id, { id: id('qev', `${n} * 100 + ${index}`), quote_id: id('qte', n) });
  const [[first]] = await connection.query('SELECT id FROM shipment_event WHERE shipment_id = ? LIMIT 1', [shipmentId]);
  for (let index = 0; index < EVENTS; index += 1)
    await copy('shipment_event', first.id, {
      id: id('sev', `${n} * 100 + ${index}`),
      shipment_id: id('shp', n),
      source_key: `CONCAT('drill ', ${index})`,
      raw: `JSON_OBJECT('code', 'X6', 'city', 'Memphis', 'message', REPEAT(MD5(${n} * 100 + ${index}), 12))`,
    });
}

async function copyRows({ connection, companyId }, table, from, changes, numbers) {
  const [columns] = await connection.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await connection.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM (SELECT * FROM ${table} WHERE company_id = ? AND id = ?) t, ${numbers}`,
    [companyId, from],
  );
}

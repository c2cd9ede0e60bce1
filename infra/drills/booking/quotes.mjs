import { importBuilt, requireFromBackend } from '../../bench/lib/product.mjs';
import { quote } from './client.mjs';

/** The given number of bookable quotes, distributed over the shippers: one is requested, the others are copies of its rows. */
export async function makeQuotes(url, shippers, count, databaseUrl) {
  const { newId } = await importBuilt('platform/ids.js');
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: databaseUrl });
  try {
    const [quoteColumns, offerColumns] = [await columnsOf(connection, 'quote'), await columnsOf(connection, 'offer')];
    const originals = await Promise.all(shippers.map((shipper) => quote(url, shipper)));
    const quotes = [];
    await connection.beginTransaction();
    for (let number = 0; number < count; number += 1) {
      const original = originals[number % originals.length];
      const [id, offerId] = [newId('qte'), newId('ofr')];
      await copyRow(connection, 'quote', quoteColumns, original.id, {
        id,
        number: `Q-9${String(number).padStart(5, '0')}`,
      });
      await copyRow(connection, 'offer', offerColumns, original.offer.id, { id: offerId, quote_id: id });
      quotes.push({ id, offer: { ...original.offer, id: offerId }, shipper: original.shipper });
    }
    await connection.commit();
    return quotes;
  } finally {
    await connection.end();
  }
}

/** Columns that are not generated. */
async function columnsOf(connection, table) {
  const [rows] = await connection.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%GENERATED%'",
    [table],
  );
  return rows.map(({ name }) => name);
}

function copyRow(connection, table, columns, id, changes) {
  const values = columns.map((column) => (column in changes ? connection.escape(changes[column]) : column));
  return connection.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE id = ?`,
    [id],
  );
}

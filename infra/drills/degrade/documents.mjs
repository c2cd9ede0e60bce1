import { setTimeout as delay } from 'node:timers/promises';
import { requireFromBackend } from '../../bench/lib/product.mjs';
import { Failure } from '../../lib/failure.mjs';
import { book } from '../booking/client.mjs';

const FIRST_WITHIN_MS = 60_000;

/** Books one of the quotes and waits for its document: {shipmentId, documentId}. */
export async function firstDocument(stack, { quotes }) {
  const { status, text } = await book(stack.url, quotes.pop(), 'first booking');
  if (status !== 201) throw new Failure(`A booking answered ${status}.`, text);
  const { shipmentId } = JSON.parse(text);
  for (const deadline = Date.now() + FIRST_WITHIN_MS; ; await delay(250)) {
    const [row] = await query(stack, 'SELECT id FROM document WHERE shipment_id = ?', [shipmentId]);
    if (row) return { shipmentId, documentId: row.id };
    if (Date.now() > deadline) throw new Failure('The first shipment has no document.');
  }
}

/** Number of shipments that still have no bill of lading after that time. */
export async function shipmentsWithoutDocument(stack, withinMs) {
  for (const deadline = Date.now() + withinMs; ; await delay(500)) {
    const [{ missing }] = await query(
      stack,
      `SELECT COUNT(*) AS missing FROM shipment s WHERE NOT EXISTS (SELECT 1 FROM document d WHERE d.company_id = s.company_id AND d.shipment_id = s.id AND d.kind = 'BOL')`,
    );
    if (Number(missing) === 0 || Date.now() > deadline) return Number(missing);
  }
}

async function query(stack, sql, values) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: stack.database.url });
  try {
    const [rows] = await connection.query(sql, values);
    return rows;
  } finally {
    await connection.end();
  }
}

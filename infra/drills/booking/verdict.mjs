import { requireFromBackend } from '../../bench/lib/product.mjs';

/** Records that a booking must create besides the shipment; each query counts missing ones. */
const HALF_STATES = {
  'quotes booked without their shipment': `SELECT COUNT(*) AS n FROM quote q LEFT JOIN shipment s ON s.company_id = q.company_id AND s.id = q.shipment_id AND s.quote_id = q.id
    WHERE (q.status = 'booked' OR q.shipment_id IS NOT NULL) AND s.id IS NULL`,
  'shipments whose quote is not booked': `SELECT COUNT(*) AS n FROM shipment s JOIN quote q ON q.company_id = s.company_id AND q.id = s.quote_id
    WHERE q.status <> 'booked' OR q.shipment_id <> s.id OR q.booked_offer_id <> s.offer_id`,
  'shipments without one first event': without(
    "SELECT COUNT(*) FROM shipment_event e WHERE e.company_id = s.company_id AND e.shipment_id = s.id AND e.type = 'booked'",
  ),
  'shipments without one message': without(
    "SELECT COUNT(*) FROM outbox_message m WHERE m.topic = 'shipment.booked' AND JSON_UNQUOTE(JSON_EXTRACT(m.payload, '$.shipmentId')) = s.id",
  ),
  'shipments without one stored answer': without(
    "SELECT COUNT(*) FROM idempotency_record r WHERE r.company_id = s.company_id AND JSON_UNQUOTE(JSON_EXTRACT(r.response, '$.shipmentId')) = s.id",
  ),
  'gaps in the numbers':
    'SELECT COALESCE(SUM(missing), 0) AS n FROM (SELECT MAX(CAST(SUBSTRING(number, 3) AS SIGNED)) - MIN(CAST(SUBSTRING(number, 3) AS SIGNED)) + 1 - COUNT(*) AS missing FROM shipment GROUP BY company_id) numbers',
};

function without(one) {
  return `SELECT COUNT(*) AS n FROM shipment s WHERE (${one}) <> 1`;
}

/** Compares the responses to clients with the database. */
export async function verdictOf({ acknowledged }, databaseUrl) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: databaseUrl });
  try {
    const [shipments] = await connection.query(
      "SELECT id, number, quote_id AS quoteId, total, JSON_EXTRACT(body, '$.lines') AS charges FROM shipment",
    );
    const known = new Map(shipments.map((shipment) => [shipment.id, shipment]));
    const told = acknowledged
      .filter(({ status }) => status === 200 || status === 201)
      .map(({ text, quoted }) => ({ ...JSON.parse(text), quoteId: quoted.id }));
    const halfStates = {};
    for (const [name, sql] of Object.entries(HALF_STATES))
      halfStates[name] = Number((await connection.query(sql))[0][0].n);
    halfStates['totals that are not the sum of their lines'] = shipments.filter(
      (shipment) => sumOf(shipment.charges) !== Number(shipment.total),
    ).length;
    return {
      keys: acknowledged.length,
      bookings: shipments.length,
      refused: acknowledged.length - told.length,
      missing: told.filter(
        (one) =>
          known.get(one.shipmentId)?.quoteId !== one.quoteId ||
          known.get(one.shipmentId)?.number !== one.shipmentNumber,
      ).length,
      duplicates:
        shipments.length -
        new Set(shipments.map(({ quoteId }) => quoteId)).size +
        told.length -
        new Set(told.map(({ shipmentId }) => shipmentId)).size,
      halfStates,
    };
  } finally {
    await connection.end();
  }
}

function sumOf(charges) {
  const lines = typeof charges === 'string' ? JSON.parse(charges) : charges;
  return lines.reduce((sum, { amount }) => sum + amount.amount, 0);
}

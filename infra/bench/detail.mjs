import { strict as assert } from 'node:assert';
import { importBuilt } from './lib/product.mjs';
import { benchReads } from './lib/shipment-bench.mjs';
import { shipmentId } from './lib/shipment-data.mjs';

/** Measures the shipment detail against its statements alone. Cleanup functions are added to `stops`. */
export function bench(stops) {
  return benchReads(stops, { title: 'Shipment details', target: 0.8, cases: detailCases });
}

async function detailCases({ companyId, rows }) {
  const { SHIPMENT_IN_FULL } = await importBuilt('modules/shipments/persistence/shipment-detail.sql.js');
  const id = shipmentId(Math.floor(rows / 10) * 5);
  const params = [companyId, id];
  const statements = [
    { sql: SHIPMENT_IN_FULL, params: [...params, ...params, ...params] },
    {
      sql: 'SELECT * FROM shipment_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, id DESC LIMIT 100',
      params,
    },
    { sql: 'SELECT * FROM document WHERE company_id = ? AND shipment_id = ? ORDER BY kind, version DESC', params },
  ];
  return { shipment: { path: `/api/v1/shipments/${id}`, statements, check: sameShipment } };
}

function sameShipment(shipment, [[row], events, documents]) {
  assert.equal(shipment.number, row.number);
  assert.equal(shipment.events.length, events.length);
  assert.equal(shipment.documents.length, documents.length);
}

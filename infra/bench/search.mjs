import { strict as assert } from 'node:assert';
import { importBuilt } from './lib/product.mjs';
import { benchReads } from './lib/shipment-bench.mjs';
import { referenceOf } from './lib/shipment-data.mjs';

const PAGE = 25;

/** Measures searches of shipments against one statement over the word table that is given the rarest word. Cleanup functions are added to `stops`. */
export function bench(stops) {
  return benchReads(stops, { title: 'A search of shipments', target: 0.75, cases: searchCases });
}

async function searchCases({ companyId, rows }) {
  const { LISTED_COLUMNS } = await importBuilt('modules/shipments/list/persistence/shipment-filter.sql.js');
  const byBeginning = `SELECT ${LISTED_COLUMNS} FROM (SELECT DISTINCT shipment_id FROM shipment_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ?) AS found
    STRAIGHT_JOIN shipment FORCE INDEX (PRIMARY) ON company_id = ? AND id = found.shipment_id ORDER BY id DESC LIMIT ${PAGE + 1}`;
  const byBoth = `SELECT ${LISTED_COLUMNS} FROM (SELECT a.shipment_id FROM shipment_word a FORCE INDEX (PRIMARY)
      STRAIGHT_JOIN shipment_word b FORCE INDEX (PRIMARY) ON b.company_id = a.company_id AND b.word = ? AND b.shipment_id = a.shipment_id
      WHERE a.company_id = ? AND a.word = ? ORDER BY a.shipment_id DESC LIMIT ${PAGE + 1}) AS found
    STRAIGHT_JOIN shipment FORCE INDEX (PRIMARY) ON company_id = ? AND id = found.shipment_id ORDER BY id DESC`;
  const reference = referenceOf(Math.floor(rows / 10) * 5).slice(0, 6);
  return {
    'reference prefix': search(reference, [{ sql: byBeginning, params: [companyId, `${reference}%`, companyId] }]),
    'two words': search('memphis chicago', [{ sql: byBoth, params: ['chicago', companyId, 'memphis', companyId] }]),
  };
}

function search(q, statements) {
  return { path: `/api/v1/shipments?${new URLSearchParams({ q })}`, statements, check: sameShipments };
}

/** The product's page may be shorter, because it checks a bounded number of shipments. */
function sameShipments({ items }, [rows]) {
  assert.ok(items.length > 0);
  assert.deepEqual(
    items.map(({ id }) => id),
    rows.slice(0, items.length).map(({ id }) => id),
  );
}

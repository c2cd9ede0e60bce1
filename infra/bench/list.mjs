import { strict as assert } from 'node:assert';
import { importBuilt } from './lib/product.mjs';
import { benchReads } from './lib/shipment-bench.mjs';
import { shipmentId } from './lib/shipment-data.mjs';

const PAGE = 25;

/** Measures pages of the shipment list: the newest, deep, filtered and sorted ones. Cleanup functions are added to `stops`. */
export function bench(stops) {
  return benchReads(stops, { title: 'A page of the shipment list', target: 0.8, cases: listCases });
}

async function listCases({ companyId, userId, rows }) {
  const { LISTED_COLUMNS } = await importBuilt('modules/shipments/list/persistence/shipment-filter.sql.js');
  const { filterConditions, sourceOf } = await importBuilt('modules/shipments/list/persistence/shipment-filter.sql.js');
  const { orderOf, ORDER_COLUMNS } = await importBuilt('modules/shipments/list/shipment-order.js');
  const { writeOrderedCursor } = await importBuilt('platform/http/paging/ordered-cursor.js');
  const middle = {
    id: shipmentId(Math.floor(rows / 10) * 5),
    created: new Date(Date.UTC(2026, 10, 20, 15) - Math.ceil(rows / 2) * 60_000),
  };

  /** The page of a query, from the middle of the list if `deep`; the first page includes the count. */
  const page = (query, deep) => {
    const order = orderOf(query);
    const { column } = ORDER_COLUMNS[order.sort];
    const source = sourceOf(companyId, query, order.sort);
    const conditions = filterConditions(companyId, userId, query, '');
    const sign = order.direction === 'asc' ? '>' : '<';
    const after = {
      value: order.sort === 'created' ? middle.created : middle.created.toISOString().slice(0, 10),
      id: middle.id,
    };
    const where = deep
      ? [...conditions.sql, `(${column} ${sign} ? OR (${column} = ? AND id ${sign} ?))`]
      : conditions.sql;
    const instant = order.sort === 'created' ? after.value.toISOString().replace('T', ' ').slice(0, 23) : after.value;
    const params = deep ? [...conditions.params, instant, instant, after.id] : conditions.params;
    const read = `SELECT ${LISTED_COLUMNS}, ${column} AS value FROM ${source.sql} WHERE ${where.join(' AND ')}
      ORDER BY ${column} ${order.direction}, id ${order.direction} LIMIT ${PAGE + 1}`;
    const counted = `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${source.sql} WHERE ${conditions.sql.join(' AND ')} LIMIT 10001) AS counted`;
    const statements = [{ sql: read, params }, ...(deep ? [] : [{ sql: counted, params: conditions.params }])];
    const search = new URLSearchParams({ ...query, ...(deep ? { cursor: writeOrderedCursor(order, after) } : {}) });
    return { path: `/api/v1/shipments?${search}`, statements, check: sameShipments };
  };
  return {
    newest: page({}, false),
    deep: page({}, true),
    delivered: page({ status: 'delivered' }, true),
    'delivered by eta': page({ status: 'delivered', sort: 'eta' }, true),
    'in transit, counted': page({ view: 'in_transit' }, false),
  };
}

/** Measurements are valid only if the responses are equal. */
function sameShipments({ items, total }, [rows, counted]) {
  assert.deepEqual(
    items.map(({ id, number }) => [id, number]),
    rows.slice(0, PAGE).map(({ id, number }) => [id, number]),
  );
  assert.ok(items.length > 0);
  if (counted !== undefined) assert.equal(total, counted[0].total);
}

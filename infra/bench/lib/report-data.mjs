import { withoutSecondaryKeys } from './secondary-keys.mjs';

/** Share of the measured company, of 1; 400 small ones have the rest. */
const BIG_SHARE = 0.8;
const CHUNK = 100_000;
const CARRIERS = 200;
const LOCATIONS = 300;
const MEMBERS = 40;
const STATES =
  'CA TX IL GA OH PA NJ TN IN FL NC MI NY WA MO WI KY AZ VA SC AL MN CO OR IA MS KS MD MA NV UT AR OK LA CT NE NH ID ME DE NM WV RI SD ND MT WY VT DC HI'.split(
    ' ',
  );
const ACCESSORIALS = [[], ['LGDEL'], ['RESDEL'], ['LGDEL', 'APPTDEL']];

/** A value from 0 to below 1, computed from the row and a salt. */
const share = (salt) => `(CONV(LEFT(MD5(CONCAT('${salt}', n)), 8), 16, 10) / 4294967296)`;
/** A number from 0 to below `count`, of which small ones are more frequent with a higher `skew`. */
const skewed = (salt, count, skew) => `FLOOR(${count} * POW(${share(salt)}, ${skew}))`;
const state = (position) => `ELT(1 + ${position}, ${STATES.map((code) => `'${code}'`).join(', ')})`;
const carrier = `CONCAT('ZZ', CHAR(65 + ${skewed('c', CARRIERS, 3)} DIV 26 USING ascii), CHAR(65 + ${skewed('c', CARRIERS, 3)} MOD 26 USING ascii))`;
const location = skewed('w', LOCATIONS, 2);
const body = ACCESSORIALS.map((codes) => {
  const line = (code, amount) => ({ kind: 'x', code, description: code, amount: { amount, currency: 'USD' } });
  return `'${JSON.stringify({
    schemaVersion: 1,
    quoteNumber: 'Q-1',
    stops: [{ country: 'US' }, { country: 'US' }],
    timeZones: ['America/Chicago', 'America/Chicago'],
    pickup: { on: '2026-01-01', closeAt: '17:00' },
    handlingUnits: [],
    accessorials: [],
    references: [],
    lines: [line('LINEHAUL', 20_000), line('FUEL', 4_000), ...codes.map((code) => line(code, 2_500))],
  })}'`;
}).join(', ');

/** Columns of a shipment, computed from its number `n`. */
const SHIPMENT = {
  company_id: `IF(${share('o')} < ${BIG_SHARE}, ?, CONCAT('cmp_', LPAD(n % 400, 26, '0')))`,
  id: "CONCAT('shp_', LPAD(n, 26, '0'))",
  number: "CONCAT('S-', LPAD(n, 8, '0'))",
  quote_id: "CONCAT('qte_', LPAD(n, 26, '0'))",
  offer_id: "CONCAT('ofr_', LPAD(n, 26, '0'))",
  carrier_id: "CONCAT('car_', REPEAT('0', 26))",
  scac: carrier,
  carrier_name: `CONCAT('Carrier ', LPAD(${skewed('c', CARRIERS, 3)}, 3, '0'), ' Transportation & Logistics')`,
  carrier_demo: '0',
  mode: `ELT(1 + (${share('m')} > 0.8) + (${share('m')} > 0.95), 'LTL', 'FTL', 'VLTL')`,
  status: `CASE WHEN ${share('s')} < 0.02 THEN 'booked' WHEN ${share('s')} < 0.05 THEN 'in_transit' WHEN ${share('s')} < 0.08 THEN 'cancelled' ELSE 'delivered' END`,
  bol_number: "LPAD(n, 17, '0')",
  origin_name: "'Acme DC'",
  origin_city: `CONCAT('City ', ${location})`,
  origin_state: state(`${location} % ${STATES.length}`),
  origin_postal_code: `LPAD(10000 + ${location} * 7, 5, '0')`,
  destination_name: "'Oak Supply'",
  destination_city: "'Dallas'",
  destination_state: state(skewed('d', STATES.length, 1.5)),
  destination_postal_code: "'75201'",
  pickup_on: `DATE_SUB(CURRENT_DATE, INTERVAL FLOOR(365 * ${share('p')}) DAY)`,
  promised_on: `DATE_ADD(DATE_SUB(CURRENT_DATE, INTERVAL FLOOR(365 * ${share('p')}) DAY), INTERVAL 4 DAY)`,
  handling_unit_count: '2',
  total_weight: '1000',
  total: `20000 + FLOOR(90000 * ${share('t')})`,
  currency: `IF(${share('u')} < 0.95, 'USD', 'CAD')`,
  body: `ELT(1 + FLOOR(4 * ${share('b')}), ${body})`,
  created_by: `CONCAT('usr_', LPAD(${skewed('r', MEMBERS, 2)}, 26, '0'))`,
  created_at: `TIMESTAMPADD(MINUTE, -n DIV 2, UTC_TIMESTAMP(3))`,
  updated_at: 'UTC_TIMESTAMP(3)',
};

/** Calendar days from pickup to delivery: 1 to 6. */
const DELIVERED = `UPDATE shipment SET picked_up_at = TIMESTAMPADD(HOUR, 20 + IF(CONV(LEFT(MD5(CONCAT('k', id)), 7), 16, 10) % 100 < 6, 24, 0), pickup_on),
    delivered_at = IF(status = 'delivered', TIMESTAMPADD(HOUR, 44 + 24 * (CONV(LEFT(MD5(CONCAT('l', id)), 7), 16, 10) % 6), pickup_on), NULL)
  WHERE status IN ('in_transit', 'delivered')`;
/** One in twelve; one in a hundred of them is open. */
const EXCEPTIONS = `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at, ended_at)
  SELECT company_id, CONCAT('exc_', SUBSTRING(id, 5)), id, ELT(1 + CONV(LEFT(MD5(CONCAT('f', id)), 7), 16, 10) % 4, 'late', 'damage', 'pickup_missed', 'stale_tracking'), 2, created_at,
    IF(CONV(LEFT(MD5(CONCAT('g', id)), 7), 16, 10) % 100 = 0, NULL, created_at) FROM shipment WHERE CONV(LEFT(MD5(CONCAT('e', id)), 7), 16, 10) % 12 = 0`;
const INVOICES = `INSERT INTO carrier_invoice (company_id, id, status, source, scac, carrier_name, number, billed_on, due_on, shipment_id, currency, total, agreed_total, verdict, body, created_at)
  SELECT company_id, CONCAT('civ_', SUBSTRING(id, 5)), ELT(1 + (CONV(LEFT(MD5(CONCAT('h', id)), 7), 16, 10) % 100 > 1) + (CONV(LEFT(MD5(CONCAT('h', id)), 7), 16, 10) % 100 > 2), 'review', 'disputed', 'approved'), 'member', scac, carrier_name,
    CONCAT('INV-', SUBSTRING(id, 20)), pickup_on, DATE_ADD(pickup_on, INTERVAL 30 DAY), id, currency, total + IF(CONV(LEFT(MD5(CONCAT('i', id)), 7), 16, 10) % 10 = 0, 500, 0), total,
    IF(CONV(LEFT(MD5(CONCAT('i', id)), 7), 16, 10) % 10 = 0, 'over', 'agreed'), '{"schemaVersion":1}', created_at FROM shipment WHERE status = 'delivered' AND CONV(LEFT(MD5(CONCAT('j', id)), 7), 16, 10) % 2 = 0`;

/** Stores shipments of the last 365 days in a migrated database, with exceptions and invoices, by SQL alone; no value is random. */
export async function loadReported(connection, { companyId, rows }) {
  await connection.query('SET GLOBAL innodb_buffer_pool_size = 2147483648');
  await connection.query('CREATE TABLE bench_number (n int PRIMARY KEY)');
  await connection.query('INSERT INTO bench_number VALUES (0)');
  for (let count = 1; count < rows; count *= 2)
    await connection.query('INSERT INTO bench_number SELECT n + ? FROM bench_number WHERE n + ? < ?', [
      count,
      count,
      rows,
    ]);
  const names = Object.keys(SHIPMENT);
  await withoutSecondaryKeys(connection, ['shipment', 'shipment_exception', 'carrier_invoice'], async () => {
    for (let first = 0; first < rows; first += CHUNK)
      await connection.query(
        `INSERT INTO shipment (${names.join(', ')}) SELECT ${Object.values(SHIPMENT).join(', ')} FROM bench_number WHERE n >= ? AND n < ?`,
        [companyId, first, first + CHUNK],
      );
    for (const sql of [DELIVERED, EXCEPTIONS, INVOICES]) await connection.query(sql);
  });
  await connection.query('DROP TABLE bench_number');
  await connection.query('ANALYZE TABLE shipment, shipment_exception, carrier_invoice');
}

/** `pickups` and so on of a shipment `s` with the sums of its invoices `i`; the figures that these shipments can have. */
const FIGURES = {
  shipments: '1',
  booked: 's.total',
  quoted: 's.total',
  invoices: 'i.id IS NOT NULL',
  accurate_invoices: "COALESCE(i.verdict = 'agreed', 0)",
  invoiced_booked: 'COALESCE(i.agreed_total, 0)',
  invoiced: 'COALESCE(i.total, 0)',
  pickups: 's.picked_up_at IS NOT NULL',
  pickups_on_time: 'COALESCE(DATE(s.picked_up_at) = s.pickup_on, 0)',
  deliveries: 's.delivered_at IS NOT NULL',
  deliveries_on_time: 'COALESCE(DATE(s.delivered_at) <= s.promised_on, 0)',
};
const COUNTED = "s.status <> 'cancelled'";
const OF_TOTAL = ['s', COUNTED, FIGURES];
const accessorial = (code) => [
  code,
  `${COUNTED} AND JSON_SEARCH(s.body, 'one', '${code}', NULL, '$.lines[*].code') IS NOT NULL`,
  { shipments: '1', booked: '2500' },
];
/** [part, code, condition, figures] */
const PARTS = [
  ['total', "''", ...OF_TOTAL.slice(1)],
  ['lane', "CONCAT(s.origin_state, '>', s.destination_state)", ...OF_TOTAL.slice(1)],
  ['location', "CONCAT(s.origin_city, ', ', s.origin_state, ' ', s.origin_postal_code)", ...OF_TOTAL.slice(1)],
  ['member', 's.created_by', ...OF_TOTAL.slice(1)],
  ['cost_center', "''", COUNTED, { shipments: '1', booked: 's.total' }],
  ...['LGDEL', 'RESDEL', 'APPTDEL']
    .map(accessorial)
    .map(([code, condition, figures]) => ['accessorial', `'${code}'`, condition, figures]),
  ['transit', 'DATEDIFF(s.delivered_at, s.picked_up_at)', 's.delivered_at >= s.picked_up_at', { shipments: '1' }],
  ['exception', 'e.kind', 'e.kind IS NOT NULL', { shipments: '1', exceptions: '1' }],
];

/** Computes the figures of all days of a company by SQL. The columns are those of `report_day`. */
export async function fillReportDays(connection, companyId) {
  const [columns] = await connection.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'report_day' ORDER BY ordinal_position",
  );
  const figures = columns.map(({ name }) => name).slice(8);
  await withoutSecondaryKeys(connection, ['report_day'], async () => {
    for (const [part, code, condition, values] of PARTS)
      await connection.query(
        `INSERT INTO report_day (company_id, part, ship_on, scac, mode, currency, code, carrier_name, ${figures.join(', ')})
         SELECT s.company_id, ?, s.pickup_on, s.scac, s.mode, s.currency, ${code} AS code_, MAX(s.carrier_name), ${figures.map((name) => (values[name] ? `SUM(${values[name]})` : '0')).join(', ')}
         FROM shipment s ${part === 'exception' ? 'JOIN shipment_exception e ON e.company_id = s.company_id AND e.shipment_id = s.id' : ''}
           LEFT JOIN carrier_invoice i ON i.company_id = s.company_id AND i.shipment_id = s.id
         WHERE s.company_id = ? AND ${condition} GROUP BY s.pickup_on, s.scac, s.mode, s.currency, code_`,
        [part, companyId],
      );
  });
  await connection.query('ANALYZE TABLE report_day');
}

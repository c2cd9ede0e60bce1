import type { Transaction } from '../../src/platform/database/database.js';
import type { SignedIn } from './identity.js';
import type { TestApp } from './test-app.js';

/** Every fifth shipment belongs to the one big company, the others to 400 small ones. */
const BIG_SHARE = 5;
const CHUNK = 50_000;
const DIGITS = '(SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)';
/** Numbers from the first parameter on, as many as the second one. */
const NUMBERS = `(SELECT ? + a.d + b.d * 10 + c.d * 100 + e.d * 1000 + f.d * 10000 AS n
  FROM ${DIGITS} a, ${DIGITS} b, ${DIGITS} c, ${DIGITS} e, ${DIGITS} f HAVING n < ?) AS number`;

/** A value from 0 to 999 that follows from the row and a salt. */
const hash = (salt: string) => `(CRC32(CONCAT('${salt}', n)) % 1000)`;
const CITIES = ['Chicago', 'Dallas', 'Atlanta', 'Reno', 'Newark', 'Memphis', 'Laredo', 'Fargo'];
const STATES = ['IL', 'TX', 'GA', 'NV', 'NJ', 'TN', 'TX', 'ND'];
const POSTAL_CODES = ['60601', '75201', '30301', '89501', '07101', '38103', '78040', '58102'];

/** Two fifths of all lanes touch the first place, one in a thousand the last one. */
const place = (salt: string) => `CASE WHEN ${hash(salt)} < 400 THEN 1 WHEN ${hash(salt)} < 650 THEN 2 WHEN ${hash(salt)} < 800 THEN 3 WHEN ${hash(salt)} < 900 THEN 4
  WHEN ${hash(salt)} < 960 THEN 5 WHEN ${hash(salt)} < 990 THEN 6 WHEN ${hash(salt)} < 999 THEN 7 ELSE 8 END`;
const of = (values: readonly string[], position: string) => `ELT(${position}, ${values.map((value) => `'${value}'`).join(', ')})`;
const STATUS = `CASE WHEN ${hash('s')} < 40 THEN 'booked' WHEN ${hash('s')} < 60 THEN 'accepted' WHEN ${hash('s')} < 100 THEN 'pickup_scheduled' WHEN ${hash('s')} < 110 THEN 'picked_up'
  WHEN ${hash('s')} < 160 THEN 'in_transit' WHEN ${hash('s')} < 180 THEN 'at_terminal' WHEN ${hash('s')} < 190 THEN 'out_for_delivery' WHEN ${hash('s')} < 975 THEN 'delivered'
  WHEN ${hash('s')} < 998 THEN 'cancelled' WHEN ${hash('s')} < 999 THEN 'tender_rejected' ELSE 'lost' END`;

const SHIPMENTS = `INSERT INTO shipment (company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, pro_number,
    origin_name, origin_city, origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code, pickup_on,
    estimated_delivery_on, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at, eta_on, pod, attention, exception_kinds)
  SELECT IF(n % ${BIG_SHARE} = 0, ?, CONCAT('cmp_', LPAD(n % 400, 26, '0'))), CONCAT('shp_', LPAD(n, 26, '0')), CONCAT('S-', LPAD(n, 6, '0')), CONCAT('qte_', LPAD(n, 26, '0')),
    'ofr_1', 'car_1', IF(${hash('c')} < 700, 'ZZAA', IF(${hash('c')} < 995, 'ZZAB', 'ZZAC')), 'Example', TRUE, IF(${hash('m')} < 900, 'LTL', IF(${hash('m')} < 970, 'FTL', 'VLTL')), ${STATUS},
    LPAD(n, 17, '0'), IF(n % 4 = 0, NULL, CONCAT('PRO', LPAD(n, 7, '0'))),
    CONCAT('Acme ', n % 97), ${of(CITIES, place('o'))}, ${of(STATES, place('o'))}, ${of(POSTAL_CODES, place('o'))},
    '=HYPERLINK("x")', ${of(CITIES, place('d'))}, ${of(STATES, place('d'))}, ${of(POSTAL_CODES, place('d'))},
    DATE_ADD(DATE(made), INTERVAL n % 5 DAY), DATE_ADD(DATE(made), INTERVAL 3 + n % 9 DAY), 2, 1000, 26584, 'USD', '{}', IF(n % 250 = 0, ?, 'usr_1'), made, made,
    IF(${hash('e')} < 30, NULL, DATE_ADD(DATE(made), INTERVAL 3 + n % 9 DAY)), IF(${hash('p')} < 50, 'pending', 'available'), IF(${hash('a')} < 20, 2, 0), IF(${hash('a')} < 20, 'late', '')
  FROM (SELECT n, DATE_SUB(?, INTERVAL (? - n) * 60 SECOND) AS made FROM ${NUMBERS}) AS row_`;

const EXCEPTIONS = `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at)
  SELECT company_id, CONCAT('exc_', SUBSTRING(id, 5)), id, 'late', 2, created_at FROM shipment WHERE company_id = ? AND attention > 0`;

const WORDS = `INSERT INTO shipment_word (company_id, word, shipment_id)
  SELECT DISTINCT company_id, CASE w.d WHEN 0 THEN SUBSTRING(number, 3) WHEN 1 THEN LOWER(origin_city) WHEN 2 THEN LOWER(destination_city) WHEN 3 THEN LOWER(pro_number)
    WHEN 4 THEN CONCAT('po', CRC32(number) % 100000) WHEN 5 THEN LOWER(origin_state) WHEN 6 THEN LOWER(destination_state) WHEN 7 THEN origin_postal_code
    WHEN 8 THEN destination_postal_code ELSE bol_number END AS word, id
  FROM shipment, ${DIGITS} w WHERE company_id = ? HAVING word IS NOT NULL`;

/** Fills the list with so many shipments, a fifth of them the owner's company's; every value follows from the row's number. Their quotes are left out. */
export async function insertManyShipments(app: TestApp, { companyId, userId }: SignedIn, rows: number, newest: Date): Promise<void> {
  const { database } = app.database;
  const keys = await secondaryKeys(app);
  // Building an index from all rows at once takes a fraction of the time that inserting them one by one takes.
  await database.query(`ALTER TABLE shipment ${keys.map(({ name }) => `DROP KEY ${name}`).join(', ')}`);
  for (let first = 0; first < rows; first += CHUNK) {
    await unchecked(app, SHIPMENTS, [companyId, userId, newest, rows, first, Math.min(rows, first + CHUNK)]);
  }
  await database.query(`ALTER TABLE shipment ${keys.map(({ name, columns }) => `ADD KEY ${name} (${columns})`).join(', ')}`);
  await unchecked(app, EXCEPTIONS, [companyId]);
  await unchecked(app, WORDS, [companyId]);
  await database.query('ANALYZE TABLE shipment, shipment_word, shipment_exception');
}

function unchecked(app: TestApp, sql: string, params: unknown[]): Promise<void> {
  return app.database.database.transaction(async (tx: Transaction) => {
    await tx.query('SET foreign_key_checks = 0, unique_checks = 0');
    await tx.query(sql, params);
    await tx.query('SET foreign_key_checks = 1, unique_checks = 1');
  });
}

function secondaryKeys(app: TestApp): Promise<{ name: string; columns: string }[]> {
  return app.database.database.query(
    `SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = 'shipment' AND non_unique = 1 GROUP BY index_name`,
  );
}

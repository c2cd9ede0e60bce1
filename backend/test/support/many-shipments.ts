import type { SignedIn } from './identity.js';
import {
  CITIES,
  COMPANY,
  DIGITS,
  hash,
  insertMade,
  MADE,
  of,
  place,
  POSTAL_CODES,
  STATES,
  unchecked,
  withoutKeys,
} from './many-rows.js';
import type { TestApp } from './test-app.js';

const STATUS = `CASE WHEN ${hash('s')} < 40 THEN 'booked' WHEN ${hash('s')} < 60 THEN 'accepted' WHEN ${hash('s')} < 100 THEN 'pickup_scheduled' WHEN ${hash('s')} < 110 THEN 'picked_up'
  WHEN ${hash('s')} < 160 THEN 'in_transit' WHEN ${hash('s')} < 180 THEN 'at_terminal' WHEN ${hash('s')} < 190 THEN 'out_for_delivery' WHEN ${hash('s')} < 975 THEN 'delivered'
  WHEN ${hash('s')} < 998 THEN 'cancelled' WHEN ${hash('s')} < 999 THEN 'tender_rejected' ELSE 'lost' END`;

const SHIPMENTS = `INSERT INTO shipment (company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, pro_number,
    origin_name, origin_city, origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code, pickup_on,
    estimated_delivery_on, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at, eta_on, pod, attention, exception_kinds)
  SELECT ${COMPANY}, CONCAT('shp_', LPAD(n, 26, '0')), CONCAT('S-', LPAD(n, 6, '0')), CONCAT('qte_', LPAD(n, 26, '0')),
    'ofr_1', 'car_1', IF(${hash('c')} < 700, 'ZZAA', IF(${hash('c')} < 995, 'ZZAB', 'ZZAC')), 'Example', TRUE, IF(${hash('m')} < 900, 'LTL', IF(${hash('m')} < 970, 'FTL', 'VLTL')), ${STATUS},
    LPAD(n, 17, '0'), IF(n % 4 = 0, NULL, CONCAT('PRO', LPAD(n, 7, '0'))),
    CONCAT('Acme ', n % 97), ${of(CITIES, place('o'))}, ${of(STATES, place('o'))}, ${of(POSTAL_CODES, place('o'))},
    '=HYPERLINK("x")', ${of(CITIES, place('d'))}, ${of(STATES, place('d'))}, ${of(POSTAL_CODES, place('d'))},
    DATE_ADD(DATE(made), INTERVAL n % 5 DAY), DATE_ADD(DATE(made), INTERVAL 3 + n % 9 DAY), 2, 1000, 26584, 'USD', '{}', IF(n % 250 = 0, ?, 'usr_1'), made, made,
    IF(${hash('e')} < 30, NULL, DATE_ADD(DATE(made), INTERVAL 3 + n % 9 DAY)), IF(${hash('p')} < 50, 'pending', 'available'), IF(${hash('a')} < 20, 2, 0), IF(${hash('a')} < 20, 'late', '')
  FROM ${MADE}`;

const EXCEPTIONS = `INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at)
  SELECT company_id, CONCAT('exc_', SUBSTRING(id, 5)), id, 'late', 1 + CRC32(id) % 4, created_at FROM shipment WHERE company_id = ? AND attention > 0`;

/** The words that the list specs search for, in the order of the primary key. */
const WORDS = `INSERT INTO shipment_word (company_id, word, shipment_id)
  SELECT DISTINCT company_id, CASE w.d WHEN 0 THEN SUBSTRING(number, 3) WHEN 1 THEN LOWER(origin_city) WHEN 2 THEN LOWER(destination_city)
    WHEN 3 THEN LOWER(pro_number) ELSE CONCAT('po', CRC32(number) % 100000) END AS word, id
  FROM shipment, ${DIGITS} w WHERE company_id = ? AND w.d < 5 HAVING word IS NOT NULL ORDER BY word, id`;

/** Inserts this many shipments, half of them for the owner's company; every value is computed from the row number. Their quotes are omitted. */
export async function insertManyShipments(
  app: TestApp,
  { companyId, userId }: SignedIn,
  rows: number,
  newest: Date,
): Promise<void> {
  await withoutKeys(app, 'shipment', () => insertMade(app, SHIPMENTS, [companyId, userId], { rows, newest }));
  await unchecked(app, EXCEPTIONS, [companyId]);
  await unchecked(app, WORDS, [companyId]);
  await app.database.database.query('ANALYZE TABLE shipment, shipment_word, shipment_exception');
}

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

/** Two fifths booked, most others expired; the remaining open quotes end within two weeks, a tenth of them within a day. */
const STATUS = `CASE WHEN ${hash('s')} < 400 THEN 'booked' WHEN ${hash('s')} < 850 THEN 'expired' WHEN ${hash('s')} < 899 THEN 'cancelled' WHEN ${hash('s')} < 900 THEN 'rating' ELSE 'quoted' END`;
const VALID_UNTIL = `CASE WHEN ${STATUS} = 'quoted' AND ${hash('v')} < 950 THEN DATE_ADD(?, INTERVAL 1 + ${hash('v')} * 20 MINUTE) WHEN ${STATUS} = 'rating' OR ${hash('v')} >= 950 THEN NULL
  ELSE DATE_ADD(made, INTERVAL 14 DAY) END`;

const QUOTES = `INSERT INTO quote (company_id, id, number, status, mode, revision, request, result, origin_city, origin_state, origin_postal_code, destination_city,
    destination_state, destination_postal_code, pickup_on, total_weight, handling_unit_count, offer_count, best_total, best_carrier, currency, valid_until, shipment_id, created_by,
    created_by_name, created_at, updated_at)
  SELECT ${COMPANY}, CONCAT('qte_', LPAD(n, 26, '0')), CONCAT('Q-', LPAD(n, 6, '0')), ${STATUS}, IF(${hash('m')} < 900, 'LTL', IF(${hash('m')} < 970, 'FTL', 'VLTL')), 1, '{}', '{}',
    ${of(CITIES, place('o'))}, ${of(STATES, place('o'))}, ${of(POSTAL_CODES, place('o'))}, ${of(CITIES, place('d'))}, ${of(STATES, place('d'))}, ${of(POSTAL_CODES, place('d'))},
    DATE_ADD(DATE(made), INTERVAL n % 5 DAY), 1000, 2, 3, IF(${hash('v')} >= 950, NULL, 20000 + ${hash('t')}), IF(${hash('v')} >= 950, NULL, 'Demo Carrier'), 'USD', ${VALID_UNTIL},
    IF(${STATUS} = 'booked', CONCAT('shp_', LPAD(n, 26, '0')), NULL), IF(n % 250 = 0, ?, 'usr_1'), 'Example', made, made
  FROM ${MADE}`;

/** The words that the list specs search for, in the order of the primary key. */
const WORDS = `INSERT INTO quote_word (company_id, word, quote_id)
  SELECT DISTINCT company_id, CASE w.d WHEN 0 THEN SUBSTRING(number, 3) WHEN 1 THEN LOWER(origin_city) WHEN 2 THEN LOWER(destination_city) WHEN 3 THEN 'q'
    WHEN 4 THEN CONCAT('po', CRC32(number) % 100000) ELSE CONCAT('acme', CRC32(id) % 97) END AS word, id
  FROM quote, ${DIGITS} w WHERE company_id = ? AND w.d < 6 ORDER BY word, id`;

const IMPORT = `INSERT INTO quote_import (company_id, id, status, file_name, row_count, quote_count, done_count, failed_count, created_by, created_by_name, created_at,
    finished_at) VALUES (?, ?, 'done', 'many.csv', 10000, 10000, 10000, 0, ?, 'Example', ?, ?)`;
const IMPORT_ITEMS = `INSERT INTO quote_import_item (company_id, import_id, position, ref, first_row, cell_rows, status, request, quote_id, messages)
  SELECT company_id, ?, ROW_NUMBER() OVER (ORDER BY id), number, 2, '[]', 'quoted', '{}', id, '[]' FROM quote WHERE company_id = ? ORDER BY id LIMIT 10000`;

/** An import that created 10,000 of the big company's quotes. */
export const MANY_IMPORT = 'qim_01J00000000000000000000000';

/**
 * Inserts this many quotes, half of them for the owner's company; every value is computed from the row number. Offers and shipments are
 * omitted.
 */
export async function insertManyQuotes(
  app: TestApp,
  { companyId, userId }: SignedIn,
  rows: number,
  newest: Date,
): Promise<void> {
  await withoutKeys(app, 'quote', () => insertMade(app, QUOTES, [companyId, newest, userId], { rows, newest }));
  await unchecked(app, WORDS, [companyId]);
  await unchecked(app, IMPORT, [companyId, MANY_IMPORT, userId, newest, newest]);
  await unchecked(app, IMPORT_ITEMS, [MANY_IMPORT, companyId]);
  await app.database.database.query('ANALYZE TABLE quote, quote_word, quote_import_item');
}

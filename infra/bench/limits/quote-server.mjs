// The floor of a quote: node:http, the product's two statements as prepared statements, the kernel, and JSON. No session check, no validation, no framework.
// POST /quote does everything, POST /kernel skips the statements. Environment: PORT, DATABASE_URL, COMPANY_ID, SESSION_TOKEN.
import { createHash } from 'node:crypto';
import http from 'node:http';
import { importBuilt, requireFromBackend } from '../lib/product.mjs';

const SESSION = `SELECT s.id, s.last_used_at, s.expires_at, s.revoked_at, u.id AS user_id, u.email, u.full_name, c.id AS company_id, c.name, a.role
  FROM user_session s JOIN user_account u ON u.id = s.user_id
  LEFT JOIN association a ON a.company_id = s.company_id AND a.user_id = s.user_id AND a.status = 'active'
  LEFT JOIN company c ON c.id = a.company_id WHERE s.token_hash = ?`;
const CHANGES = 'SELECT last_value FROM company_counter WHERE company_id = ? AND name = ?';
const BREAK_COLUMNS = ['l5c', 'm5c', 'm1m', 'm2m', 'm5m', 'm10m', 'm20m', 'm30m', 'm40m'];

const { PORT, DATABASE_URL, COMPANY_ID, SESSION_TOKEN } = process.env;
const engine = await importBuilt('modules/rating/engine/index.js');
const { carrierCalendar } = await importBuilt('kernel/time/carrier-calendar.js');
const zipcodes = requireFromBackend('zipcodes');
const pool = requireFromBackend('mysql2/promise').createPool({ uri: DATABASE_URL, dateStrings: ['DATE'] });
const carriers = await loadCarriers();
const tokenHash = createHash('sha256').update(SESSION_TOKEN).digest('hex');
let lastId = 0;

async function loadCarriers() {
  const { packRates, ltlTariff, fuelIndex } = engine;
  const [fuel] = await pool.query('SELECT effective_on AS effectiveOn, price FROM fuel_price WHERE company_id = ?', [
    COMPANY_ID,
  ]);
  const index = fuelIndex(
    'US',
    fuel.map(({ effectiveOn, price }) => ({ effectiveOn, price: String(Number(price)) })),
  );
  const [tariffs] = await pool.query(
    'SELECT t.id, t.version, t.terms, c.scac, c.name FROM tariff t JOIN carrier c ON c.company_id = t.company_id AND c.id = t.carrier_id WHERE t.company_id = ? ORDER BY c.scac',
    [COMPANY_ID],
  );
  const loaded = [];
  for (const { id, version, terms, scac, name } of tariffs) {
    const [rows] = await pool.query({
      sql: 'SELECT * FROM tariff_rate WHERE company_id = ? AND tariff_id = ?',
      values: [COMPANY_ID, id],
    });
    const rates = packRates(rows.map(rateRow));
    const document = typeof terms === 'string' ? JSON.parse(terms) : terms;
    loaded.push({ carrier: { scac, name, demo: false }, tariff: ltlTariff(version, document, rates), fuel: index });
  }
  return loaded;
}

function rateRow(row) {
  return {
    origin: row.origin,
    destination: row.destination,
    milesFrom: row.miles_from,
    milesTo: row.miles_to,
    freightClass: row.freight_class,
    rates: BREAK_COLUMNS.map((column) => row[column]),
    service: row.interline ? 'interline' : 'direct',
    transitDays: row.transit_days,
  };
}

function placeOf({ postalCode, country }) {
  const { zip, state, latitude, longitude } = zipcodes.codes[postalCode];
  return { country, area: zip, state, latitude, longitude };
}

function rated(request) {
  const lane = { origin: placeOf(request.stops[0]), destination: placeOf(request.stops[1]) };
  const calendar = carrierCalendar([lane.origin.country, lane.destination.country]);
  const route = engine.routeOver([lane.origin, lane.destination]);
  const derived = engine.deriveFreight(request, lane, calendar, { route });
  const shipment = engine.toRatableShipment(request, lane, route);
  const offers = [];
  const declined = [];
  for (const { carrier, tariff, fuel } of carriers) {
    const { kind, ...answer } = engine.rate(shipment, tariff, fuel, calendar.ltl);
    if (kind === 'offer')
      offers.push({
        id: `ofr_${String(++lastId).padStart(26, '0')}`,
        carrier,
        mode: 'LTL',
        ...answer,
        validUntil: '2026-12-05T05:59:59.000Z',
        carrierQuoteNumber: null,
      });
    else declined.push({ carrier, ...answer });
  }
  offers.sort((a, b) => a.total.amount - b.total.amount);
  return { derived, offers, declined, askedOnSaving: [], exchangeRate: null };
}

async function answer(path, body) {
  if (path === '/quote') {
    await pool.execute(SESSION, [tokenHash]);
    await pool.execute(CHANGES, [COMPANY_ID, 'rate_book']);
  }
  return JSON.stringify(rated(JSON.parse(body)));
}

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.end('ready');
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    answer(request.url, Buffer.concat(chunks).toString()).then(
      (text) => {
        response.setHeader('content-type', 'application/json');
        response.end(text);
      },
      (error) => {
        response.statusCode = 500;
        response.end(String(error));
      },
    );
  });
});
server.listen(Number(PORT), '127.0.0.1');

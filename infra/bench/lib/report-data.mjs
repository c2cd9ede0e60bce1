import { importBuilt } from './product.mjs';
import { withoutSecondaryKeys } from './secondary-keys.mjs';
import { loadRows } from './load-rows.mjs';

/** Share of the measured company, of 1; 400 small ones have the rest. */
const BIG_SHARE = 0.8;
const SMALL_COMPANIES = 400;
const CARRIERS = 200;
const LOCATIONS = 300;
const MEMBERS = 40;
/** Share of the shipments with offers, tenders and claims. */
const FULL_SHARE = 0.1;
const DAYS = 365;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STATES =
  'CA TX IL GA OH PA NJ TN IN FL NC MI NY WA MO WI KY AZ VA SC AL MN CO OR IA MS KS MD MA NV UT AR OK LA CT NE NH ID ME DE NM WV RI SD ND MT WY VT DC HI'.split(
    ' ',
  );
const ACCESSORIALS = [[], ['LGDEL'], ['RESDEL'], ['LGDEL', 'APPTDEL']];
const EXCEPTIONS = ['late', 'damage', 'pickup_missed', 'stale_tracking'];
const ZONE = 'America/Chicago';
const CHARGE_OF_ACCESSORIAL = 2_500;

/** Bodies of shipments by their place in `ACCESSORIALS`. */
const BODIES = ACCESSORIALS.map((codes) => {
  const line = (code, amount) => ({ kind: 'x', code, description: code, amount: { amount, currency: 'USD' } });
  return JSON.stringify({
    schemaVersion: 1,
    quoteNumber: 'Q-1',
    stops: [{ country: 'US' }, { country: 'US' }],
    timeZones: [ZONE, ZONE],
    pickup: { on: '2026-01-01', closeAt: '17:00' },
    handlingUnits: [],
    accessorials: [],
    references: [],
    lines: [line('LINEHAUL', 20_000), line('FUEL', 4_000), ...codes.map((code) => line(code, CHARGE_OF_ACCESSORIAL))],
  });
});

const padded = (prefix, number) => `${prefix}_${String(number).padStart(26, '0')}`;
const dateOf = (ms) => new Date(ms).toISOString().slice(0, 10);
const instantOf = (ms) => (ms === null ? null : new Date(ms).toISOString().replace('T', ' ').slice(0, 23));

/** A function that returns the next value from 0 to below 1, the same for each row. */
function valuesOf(row) {
  let state = Math.imul(row + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Shipments in the order of their pickup dates, the last of which is today. */
function* shipmentsOf({ companyId, rows }) {
  const today = Date.parse(dateOf(Date.now()));
  for (let row = 0; row < rows; row += 1) yield shipmentOf(row, rows, companyId, today);
}

function shipmentOf(row, rows, companyId, today) {
  const value = valuesOf(row);
  /** From 0 to below `count`; small ones are more frequent with a higher `skew`. */
  const skewed = (count, skew) => Math.floor(count * value() ** skew);
  const pickup = today - (DAYS - 1 - Math.floor((row * DAYS) / rows)) * DAY_MS;
  const carrier = skewed(CARRIERS, 3);
  const location = skewed(LOCATIONS, 2);
  const pickedUpAt = pickup + (value() < 0.06 ? 44 : 20) * HOUR_MS;
  const deliveredAt = pickup + (44 + 24 * Math.floor(6 * value())) * HOUR_MS;
  const status = statusOf(value(), deliveredAt < today);
  const isPickedUp = status === 'in_transit' || status === 'delivered';
  const total = 20_000 + Math.floor(90_000 * value());
  return {
    companyId: value() < BIG_SHARE ? companyId : padded('cmp', row % SMALL_COMPANIES),
    row,
    id: padded('shp', row),
    scac: `ZZ${String.fromCharCode(65 + Math.floor(carrier / 26), 65 + (carrier % 26))}`,
    carrierName: `Carrier ${String(carrier).padStart(3, '0')} Transportation & Logistics`,
    mode: ['LTL', 'FTL', 'VLTL'][[0.8, 0.95].filter((from) => value() > from).length],
    status,
    originCity: `City ${location}`,
    originState: STATES[location % STATES.length],
    originPostalCode: String(10_000 + location * 7),
    destinationState: STATES[skewed(STATES.length, 1.5)],
    pickup,
    pickedUpAt: isPickedUp ? pickedUpAt : null,
    deliveredAt: status === 'delivered' ? deliveredAt : null,
    promisedOn: dateOf(pickup + 4 * DAY_MS),
    total,
    currency: value() < 0.95 ? 'USD' : 'CAD',
    accessorials: Math.floor(ACCESSORIALS.length * value()),
    createdBy: padded('usr', skewed(MEMBERS, 2)),
    createdAt: pickup - Math.floor(3 * 24 * 60 * value()) * 60_000,
    exception: exceptionOf(value(), value()),
    invoice: status === 'delivered' && value() < 0.5 ? invoiceOf(total, value(), value()) : null,
    ...(value() < FULL_SHARE && {
      isFull: true,
      otherOffers: [0.8 + 0.5 * value(), 0.9 + 0.5 * value()].map((factor) => Math.round(total * factor)),
      co2eKg: Math.round(100 + 900 * value()),
      tender: {
        state: value() < 0.9 ? 'accepted' : 'rejected',
        sentAt: pickup - DAY_MS,
        answeredAfter: 60 + Math.floor(20_000 * value()),
      },
      claim:
        value() < 0.1
          ? { claimed: 5_000 + Math.floor(50_000 * value()), recovered: value() < 0.5 ? 4_000 : null }
          : null,
    }),
  };
}

function statusOf(value, isPast) {
  if (value < 0.02) return 'booked';
  if (value < 0.05) return 'cancelled';
  return value < 0.08 || !isPast ? 'in_transit' : 'delivered';
}

/** One in twelve; one in a hundred of them is open. */
const exceptionOf = (value, open) =>
  value < 1 / 12 ? { kind: EXCEPTIONS[Math.floor(value * 12 * EXCEPTIONS.length)], isOpen: open < 0.01 } : null;

/** One in ten is above the booking. */
function invoiceOf(total, difference, status) {
  const isOver = difference < 0.1;
  return {
    total: total + (isOver ? 500 : 0),
    verdict: isOver ? 'over' : 'agreed',
    status: ['approved', 'review', 'disputed'][[0.97, 0.99].filter((from) => status > from).length],
  };
}

const SHIPMENT_COLUMNS =
  'company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, origin_name, origin_city, origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code, pickup_on, promised_on, picked_up_at, delivered_at, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at';

function* shipmentRows(data) {
  const now = instantOf(Date.now());
  for (const one of shipmentsOf(data))
    yield [
      one.companyId,
      one.id,
      `S-${String(one.row).padStart(8, '0')}`,
      padded('qte', one.row),
      padded('ofr', one.row),
      padded('car', 0),
      one.scac,
      one.carrierName,
      0,
      one.mode,
      one.status,
      String(one.row).padStart(17, '0'),
      'Acme DC',
      one.originCity,
      one.originState,
      one.originPostalCode,
      'Oak Supply',
      'Dallas',
      one.destinationState,
      '75201',
      dateOf(one.pickup),
      one.promisedOn,
      instantOf(one.pickedUpAt),
      instantOf(one.deliveredAt),
      2,
      1_000,
      one.total,
      one.currency,
      BODIES[one.accessorials],
      one.createdBy,
      instantOf(one.createdAt),
      now,
    ];
}

const EXCEPTION_COLUMNS = 'company_id, id, shipment_id, kind, severity, opened_at, ended_at';

function* exceptionRows(data) {
  for (const { companyId, row, id, exception, createdAt } of shipmentsOf(data))
    if (exception !== null) {
      const at = instantOf(createdAt);
      yield [companyId, padded('exc', row), id, exception.kind, 2, at, exception.isOpen ? null : at];
    }
}

const INVOICE_COLUMNS =
  'company_id, id, status, source, scac, carrier_name, number, billed_on, due_on, shipment_id, currency, total, agreed_total, verdict, body, created_at';

function* invoiceRows(data) {
  for (const { companyId, row, id, invoice, scac, carrierName, pickup, total, currency, createdAt } of shipmentsOf(
    data,
  ))
    if (invoice !== null)
      yield [
        companyId,
        padded('civ', row),
        invoice.status,
        'member',
        scac,
        carrierName,
        `INV-${row}`,
        dateOf(pickup),
        dateOf(pickup + 30 * DAY_MS),
        id,
        currency,
        invoice.total,
        total,
        invoice.verdict,
        '{"schemaVersion":1}',
        instantOf(createdAt),
      ];
}

const OFFER_COLUMNS = 'company_id, id, quote_id, revision, carrier_id, total, currency, valid_until, body, created_at';

function* offerRows(data) {
  for (const one of shipmentsOf(data))
    if (one.isFull) {
      const at = instantOf(one.createdAt);
      const body = JSON.stringify({ schemaVersion: 1, co2e: { kg: one.co2eKg } });
      const ids = [one.row, data.rows + 2 * one.row, data.rows + 2 * one.row + 1];
      for (const [index, total] of [one.total, ...one.otherOffers].entries())
        yield [
          one.companyId,
          padded('ofr', ids[index]),
          padded('qte', one.row),
          1,
          padded('car', 0),
          total,
          one.currency,
          at,
          body,
          at,
        ];
    }
}

const TENDER_COLUMNS =
  'company_id, id, shipment_id, number, offer_id, carrier_id, scac, carrier_name, carrier_demo, state, created_at, sent_at, ended_at';

function* tenderRows(data) {
  for (const { companyId, row, id, scac, carrierName, tender, createdAt } of shipmentsOf(data))
    if (tender)
      yield [
        companyId,
        padded('tnd', row),
        id,
        1,
        padded('ofr', row),
        padded('car', 0),
        scac,
        carrierName,
        0,
        tender.state,
        instantOf(createdAt),
        instantOf(tender.sentAt),
        instantOf(tender.sentAt + tender.answeredAfter * 1_000),
      ];
}

const CLAIM_COLUMNS =
  'company_id, id, number, shipment_id, carrier_name, scac, kind, status, currency, goods_amount, freight_amount, other_amount, claimed, recovered, description, created_by, body, created_at';

function* claimRows(data) {
  for (const { companyId, row, id, scac, carrierName, claim, currency, createdBy, createdAt } of shipmentsOf(data))
    if (claim)
      yield [
        companyId,
        padded('clm', row),
        `C-${row}`,
        id,
        carrierName,
        scac,
        'damage',
        'filed',
        currency,
        claim.claimed,
        0,
        0,
        claim.claimed,
        claim.recovered,
        'Crushed',
        createdBy,
        '{"schemaVersion":1}',
        instantOf(createdAt),
      ];
}

/** Stores shipments of the last 365 days in a migrated database, with exceptions, invoices, for a part of them offers, tenders and claims, and the figures of the company's days; no value is random. */
export async function loadReported(connection, data) {
  const tables = [
    ['shipment', SHIPMENT_COLUMNS, shipmentRows],
    ['shipment_exception', EXCEPTION_COLUMNS, exceptionRows],
    ['carrier_invoice', INVOICE_COLUMNS, invoiceRows],
    ['offer', OFFER_COLUMNS, offerRows],
    ['tender', TENDER_COLUMNS, tenderRows],
    ['claim', CLAIM_COLUMNS, claimRows],
    ['report_day', ...(await reportDays())],
  ];
  await connection.query('SET GLOBAL innodb_buffer_pool_size = 2147483648');
  for (const [table, columns, rowsOf] of tables) {
    await withoutSecondaryKeys(connection, [table], () => loadRows(connection, table, columns, rowsOf(data)));
    await connection.query(`ANALYZE TABLE ${table}`);
  }
}

/** Columns and rows of the company's days, which the product's own function computes from the same shipments. */
async function reportDays() {
  const { reportDay } = await importBuilt('modules/shipments/reports/domain/report-day.js');
  const { FIGURES } = await importBuilt('modules/shipments/reports/domain/report-figures.js');
  const { FIGURE_COLUMNS } = await importBuilt('modules/shipments/reports/persistence/report-columns.js');
  const rows = function* (data) {
    for (const [shipOn, shipments] of days(data))
      for (const row of reportDay(shipments))
        yield [
          data.companyId,
          row.part,
          shipOn,
          row.scac,
          row.mode,
          row.currency,
          row.code,
          row.carrierName,
          ...FIGURES.map((name) => row[name]),
        ];
  };
  return [`company_id, part, ship_on, scac, mode, currency, code, carrier_name, ${FIGURE_COLUMNS}`, rows];
}

/** The company's shipments of each day as reports count them. */
function* days(data) {
  let shipments = [];
  let pickup;
  for (const one of shipmentsOf(data)) {
    if (one.companyId !== data.companyId) continue;
    if (one.pickup !== pickup && shipments.length > 0) {
      yield [dateOf(pickup), shipments];
      shipments = [];
    }
    pickup = one.pickup;
    shipments.push(reported(one));
  }
  yield [dateOf(pickup), shipments];
}

const toDate = (ms) => (ms === null ? null : new Date(ms));

const reported = (one) => ({
  ...one,
  pickupOn: dateOf(one.pickup),
  pickedUpAt: toDate(one.pickedUpAt),
  deliveredAt: toDate(one.deliveredAt),
  originTimeZone: ZONE,
  destinationTimeZone: ZONE,
  booked: one.total,
  quoted: one.isFull ? one.total : null,
  offers: one.isFull ? [one.total, ...one.otherOffers] : [],
  co2eGrams: one.isFull ? 1_000 * one.co2eKg : 0,
  charges: ACCESSORIALS[one.accessorials].map((code) => ({ code, amount: CHARGE_OF_ACCESSORIAL })),
  invoices:
    one.invoice === null
      ? []
      : [{ total: one.invoice.total, agreedTotal: one.total, isAccurate: one.invoice.verdict === 'agreed' }],
  tenders: one.tender
    ? [
        {
          scac: one.scac,
          carrierName: one.carrierName,
          state: one.tender.state,
          sentAt: toDate(one.tender.sentAt),
          endedAt: toDate(one.tender.sentAt + one.tender.answeredAfter * 1_000),
        },
      ]
    : [],
  exceptions: one.exception === null ? [] : [one.exception.kind],
  claims: one.claim ? [{ claimed: one.claim.claimed, recovered: one.claim.recovered ?? 0 }] : [],
  isReclassed: false,
  isReweighed: false,
  costCenters: null,
});

/** First days of the months that the company has figures of. */
export async function monthsOf(connection, companyId) {
  const [months] = await connection.query(
    "SELECT DISTINCT CONCAT(LEFT(ship_on, 7), '-01') AS monthOn FROM report_day WHERE company_id = ? AND part = 'total' ORDER BY monthOn",
    [companyId],
  );
  return months.map(({ monthOn }) => monthOn);
}

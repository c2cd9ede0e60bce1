import { loadRows } from './load-rows.mjs';
import { withoutSecondaryKeys } from './secondary-keys.mjs';

/** Every fifth shipment belongs to the measured company, the others to 400 small ones. */
const BIG_SHARE = 5;
const SMALL_COMPANIES = 400;
const NEWEST = Date.UTC(2026, 10, 20, 15);
const PLACES = [
  ['Chicago', 'IL', '60601', 400],
  ['Dallas', 'TX', '75201', 250],
  ['Atlanta', 'GA', '30301', 150],
  ['Reno', 'NV', '89501', 100],
  ['Newark', 'NJ', '07101', 60],
  ['Memphis', 'TN', '38103', 30],
  ['Laredo', 'TX', '78040', 9],
  ['Fargo', 'ND', '58102', 1],
];
const STATUSES = [
  ['booked', 40],
  ['accepted', 20],
  ['pickup_scheduled', 40],
  ['in_transit', 60],
  ['at_terminal', 30],
  ['delivered', 790],
  ['cancelled', 18],
  ['tender_rejected', 1],
  ['lost', 1],
];
const BODY = JSON.stringify(bodyOfEveryShipment());

const COLUMNS = [
  'company_id',
  'id',
  'number',
  'quote_id',
  'offer_id',
  'carrier_id',
  'scac',
  'carrier_name',
  'carrier_demo',
  'mode',
  'status',
  'bol_number',
  'pro_number',
  'origin_name',
  'origin_city',
  'origin_state',
  'origin_postal_code',
  'destination_name',
  'destination_city',
  'destination_state',
  'destination_postal_code',
  'pickup_on',
  'estimated_delivery_on',
  'handling_unit_count',
  'total_weight',
  'total',
  'currency',
  'body',
  'created_by',
  'created_at',
  'updated_at',
  'eta_on',
  'pod',
  'attention',
  'exception_kinds',
];

/** Id of the shipment in this row; ids increase with time. */
export const shipmentId = (row) => `shp_${String(row).padStart(26, '0')}`;

/**
 * Stores this many shipments with their search words, events and bills of lading in a migrated database, through LOAD DATA; every value is
 * computed from the row number. The shipments' quotes are omitted. Every fifth shipment belongs to `companyId`, and `userId` booked a fiftieth of
 * those; only those have words, events and documents.
 */
export async function loadShipments(connection, { companyId, userId, rows }) {
  await withoutSecondaryKeys(connection, ['shipment'], () =>
    loadRows(connection, 'shipment', COLUMNS.join(', '), shipmentsOf(rows, companyId, userId)),
  );
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
  await loadRows(connection, 'shipment_word', 'company_id, word, shipment_id', wordsOf(rows, companyId));
  await loadRows(
    connection,
    'shipment_event',
    'company_id, id, shipment_id, type, occurred_at, time_zone, received_at, source, payload, source_key',
    eventsOf(rows, companyId),
  );
  await loadRows(
    connection,
    'document',
    'company_id, id, shipment_id, kind, version, file_name, content_type, byte_size, sha256, file_key, created_at',
    billsOfLadingOf(rows, companyId),
  );
  await connection.query('SET foreign_key_checks = 1, unique_checks = 1');
  await connection.query('ANALYZE TABLE shipment, shipment_word, shipment_event');
}

function* shipmentsOf(rows, companyId, userId) {
  for (let row = 0; row < rows; row++) yield shipmentOf(row, rows, companyId, userId);
}

function shipmentOf(row, rows, companyId, userId) {
  const made = new Date(NEWEST - (rows - row) * 60_000);
  const [origin, destination] = [placeOf(row, 1), placeOf(row, 2)];
  const late = mixed(row, 3) < 20;
  const eta = mixed(row, 4) < 30 ? null : dayAfter(made, 3 + (row % 9));
  return [
    row % BIG_SHARE === 0 ? companyId : `cmp_${String(row % SMALL_COMPANIES).padStart(26, '0')}`,
    shipmentId(row),
    numberOf(row),
    `qte_${String(row).padStart(26, '0')}`,
    `ofr_${String(row).padStart(26, '0')}`,
    `car_${'0'.repeat(26)}`,
    mixed(row, 5) < 700 ? 'ZZAA' : 'ZZAB',
    'Bench Carrier',
    1,
    mixed(row, 6) < 900 ? 'LTL' : 'FTL',
    choice(STATUSES, mixed(row, 7)),
    bolOf(row),
    proOf(row),
    `Acme ${row % 97}`,
    origin[0],
    origin[1],
    origin[2],
    'Oak Supply',
    destination[0],
    destination[1],
    destination[2],
    dayAfter(made, row % 5),
    eta,
    2,
    1_000,
    26_584,
    'USD',
    BODY,
    row % 250 === 0 ? userId : `usr_${'0'.repeat(26)}`,
    instant(made),
    instant(made),
    eta,
    mixed(row, 8) < 50 ? 'pending' : 'available',
    late ? 2 : 0,
    late ? 'late' : '',
  ];
}

function* wordsOf(rows, companyId) {
  for (let row = 0; row < rows; row += BIG_SHARE) {
    const [origin, destination] = [placeOf(row, 1), placeOf(row, 2)];
    const words = [
      's',
      'acme',
      'oak',
      'supply',
      String(row % 97),
      numberOf(row).slice(2),
      bolOf(row),
      proOf(row)?.toLowerCase(),
      referenceOf(row),
    ];
    const places = [...origin.slice(0, 3), ...destination.slice(0, 3)].map((word) => word.toLowerCase());
    for (const word of new Set([...words, ...places].filter((word) => word !== undefined)))
      yield [companyId, word, shipmentId(row)];
  }
}

function* eventsOf(rows, companyId) {
  for (let row = 0; row < rows; row += BIG_SHARE) {
    const made = NEWEST - (rows - row) * 60_000;
    for (const [position, type] of [
      'booked',
      'picked_up',
      'departed_terminal',
      'arrived_terminal',
      'out_for_delivery',
      'delivered',
    ].entries()) {
      const at = instant(new Date(made + position * 36_000_000));
      const id = `sev_${String(row * 10 + position).padStart(26, '0')}`;
      yield [companyId, id, shipmentId(row), type, at, 'America/Chicago', at, 'carrier', '{}', id];
    }
  }
}

/** Bill of lading rows, whose files are never read. */
function* billsOfLadingOf(rows, companyId) {
  for (let row = 0; row < rows; row += BIG_SHARE) {
    const id = `doc_${String(row).padStart(26, '0')}`;
    yield [
      companyId,
      id,
      shipmentId(row),
      'BOL',
      1,
      `BOL-${bolOf(row)}.pdf`,
      'application/pdf',
      20_480,
      '0'.repeat(64),
      `${companyId}/${id}`,
      instant(new Date(NEWEST)),
    ];
  }
}

/** Purchase order of a shipment's row; rows 50,000 apart share it. */
export const referenceOf = (row) => `po${String(row % 50_000).padStart(5, '0')}`;
/** Shipment number. */
export const numberOf = (row) => `S-${String(row).padStart(6, '0')}`;
const bolOf = (row) => String(row).padStart(17, '0');
const proOf = (row) => (row % 4 === 0 ? null : `PRO${String(row).padStart(7, '0')}`);
const placeOf = (row, salt) =>
  PLACES[
    indexOf(
      PLACES.map((place) => place[3]),
      mixed(row, salt + 10),
    )
  ];
const choice = (choices, value) =>
  choices[
    indexOf(
      choices.map(([, weight]) => weight),
      value,
    )
  ][0];
const instant = (date) => date.toISOString().replace('T', ' ').slice(0, 23);
const dayAfter = (date, days) => new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);

function indexOf(weights, value) {
  let sum = 0;
  return weights.findIndex((weight) => (sum += weight) > value);
}

/** A value from 0 to 999, computed from row and salt. */
function mixed(row, salt) {
  let value = Math.imul(row ^ (salt * 0x9e3779b9), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) % 1_000;
}

function bodyOfEveryShipment() {
  const contact = { name: 'Pat Doe', phone: '+13125550100', email: null };
  const stop = (type, name, city, state, postalCode) => ({
    type,
    name,
    address1: '12 S Dock Pl',
    city,
    state,
    postalCode,
    country: 'US',
    contact,
  });
  const unit = { count: 2, type: 'PAT', length: 48, width: 40, height: 48, weight: 1_000, stackable: false };
  return {
    quoteNumber: 'Q-001042',
    service: 'direct',
    stops: [
      stop('origin', 'Acme DC', 'Chicago', 'IL', '60601'),
      stop('destination', 'Oak Supply', 'Dallas', 'TX', '75201'),
    ],
    timeZones: ['America/Chicago', 'America/Chicago'],
    pickup: { on: '2026-11-24', readyFrom: '10:00', closeAt: '16:00' },
    delivery: null,
    units: 'imperial',
    handlingUnits: [
      {
        ...unit,
        commodities: [{ description: 'Fittings', pieces: 24, packagingType: 'BOX', weight: 1_000, freightClass: '70' }],
      },
    ],
    accessorials: ['LFTD'],
    references: [{ type: 'PO', value: 'PO-554238' }],
    instructions: null,
    declaredValue: null,
    lines: [
      {
        kind: 'freight',
        code: 'LH',
        description: 'Linehaul',
        amount: { amount: 26_584, currency: 'USD' },
        explanation: 'Class 70, 1,000 lb',
      },
    ],
  };
}

import { Database } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { SHIPMENT_BODY } from '../../src/modules/shipments/persistence/stored-shipment.js';
import { SeededRandom } from '../fixtures/seeded-random.js';
import type { TestApp } from './test-app.js';

const ZONES = {
  IL: 'America/Chicago',
  CA: 'America/Los_Angeles',
  NY: 'America/New_York',
  HI: 'Pacific/Honolulu',
} as const;
type State = keyof typeof ZONES;
const PLACES: Record<State, readonly [city: string, postalCode: string]> = {
  IL: ['Chicago', '60601'],
  CA: ['Reedley', '93654'],
  NY: ['Albany', '12201'],
  HI: ['Hilo', '96720'],
};
const CARRIERS = [
  ['ZZAA', 'Prairie Freight'],
  ['ZZAB', 'Lakes Motor'],
  ['ZZAC', 'Summit Lines'],
] as const;
const MEMBERS = ['usr_01ARZ3NDEKTSV4RRFFQ69G5FAA', 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAB'] as const;
/** Some charges occur twice. */
const ACCESSORIALS = ['LGDEL', 'RESDEL', 'RESDEL', 'APPTDEL'];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A shipment as inserted; the specs recompute every report from these rows. */
export interface RandomShipment {
  id: string;
  scac: string;
  mode: string;
  currency: string;
  status: string;
  originState: State;
  destinationState: State;
  city: string;
  postalCode: string;
  pickupOn: string;
  promisedOn: string | null;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
  total: number;
  offers: number[];
  co2eKg: number;
  charges: [code: string, amount: number][];
  invoice: { total: number; verdict: string; status: string } | null;
  tenders: { scac: string; state: string; sentAt: Date; endedAt: Date }[];
  exceptions: string[];
  createdBy: string;
  claims: { status: string; currency: string; claimed: number; recovered: number | null }[];
  /** Event codes of preliminary charges. */
  changes: string[];
  zones: readonly [string, string];
}

/** Random shipments with pickup dates from `from` on; equal for equal seeds. */
export function randomShipments(count: number, seed: number, from: string, days: number): RandomShipment[] {
  const numbers = new SeededRandom(seed);
  const random = () => numbers.whole(0, 999_999) / 1_000_000;
  const one = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const states = Object.keys(ZONES) as State[];
  return Array.from({ length: count }, () => {
    const [originState, destinationState] = [one(states), one(states)];
    const midnight = Date.parse(from) + Math.floor(random() * days) * DAY_MS;
    const status = one(['booked', 'in_transit', 'delivered', 'delivered', 'delivered', 'cancelled']);
    const pickedUpAt = ['booked', 'cancelled'].includes(status) ? null : new Date(midnight + random() * 2.5 * DAY_MS);
    const deliveredAt =
      status === 'delivered' ? new Date(pickedUpAt!.getTime() + (1 + random() * 120) * HOUR_MS) : null;
    const total = 10_000 + Math.floor(random() * 90_000);
    const offers = [
      total,
      ...Array.from({ length: Math.floor(random() * 4) }, () => total - 5_000 + Math.floor(random() * 20_000)),
    ];
    const [scac] = one(CARRIERS);
    const sentAt = new Date(midnight - DAY_MS);
    const isBilled = status === 'delivered' && random() < 0.6;
    return {
      id: newId('shp'),
      scac,
      mode: one(['LTL', 'LTL', 'VLTL', 'FTL']),
      currency: random() < 0.85 ? 'USD' : 'CAD',
      status,
      originState,
      destinationState,
      city: PLACES[originState][0],
      postalCode: PLACES[originState][1],
      pickupOn: new Date(midnight).toISOString().slice(0, 10),
      promisedOn: random() < 0.1 ? null : new Date(midnight + 3 * DAY_MS).toISOString().slice(0, 10),
      pickedUpAt,
      deliveredAt,
      total,
      offers,
      co2eKg: Math.floor(random() * 90_000) / 100,
      charges: ACCESSORIALS.filter(() => random() < 0.25).map((code) => [code, 1_000 + Math.floor(random() * 9_000)]),
      invoice: isBilled
        ? {
            total: total + one([0, 0, 300, 9_000]),
            verdict: one(['agreed', 'within_tolerance', 'over', 'duplicate']),
            status: one(['review', 'approved', 'rejected', 'replaced']),
          }
        : null,
      tenders: [...(random() < 0.2 ? ['rejected'] : []), ...(status === 'booked' ? [] : ['accepted'])].map((state) => ({
        scac: state === 'accepted' ? scac : one(CARRIERS)[0],
        state,
        sentAt,
        endedAt: new Date(sentAt.getTime() + Math.floor(random() * 8 * HOUR_MS)),
      })),
      exceptions: ['late', 'late', 'damage', 'pickup_missed'].filter(() => random() < 0.1),
      zones: [ZONES[originState], ZONES[destinationState]],
      createdBy: one(MEMBERS),
      claims:
        random() < 0.1
          ? [
              {
                status: one(['draft', 'filed', 'closed', 'withdrawn']),
                currency: random() < 0.9 ? 'USD' : 'CAD',
                claimed: 5_000 + Math.floor(random() * 50_000),
                recovered: random() < 0.5 ? null : 4_000,
              },
            ]
          : [],
      changes: ['RCL', 'RWE'].filter(() => random() < 0.1),
    };
  });
}

/** Inserts shipments with their offers, invoices, tenders and exceptions, without quotes. */
export async function insertShipments(
  app: TestApp,
  companyId: string,
  shipments: readonly RandomShipment[],
): Promise<void> {
  const now = new Date();
  const offers: unknown[][] = [];
  const rows = shipments.map((shipment, index) => {
    const quoteId = newId('qte');
    const ids = shipment.offers.map(() => newId('ofr'));
    shipment.offers.forEach((total, place) =>
      offers.push([
        companyId,
        ids[place],
        quoteId,
        1,
        'car_1',
        total,
        shipment.currency,
        now,
        JSON.stringify({ schemaVersion: 1, co2e: { kg: shipment.co2eKg } }),
        now,
      ]),
    );
    return rowOf(companyId, shipment, quoteId, ids[0]!, index, now);
  });
  const carrierName = (scac: string) => CARRIERS.find(([code]) => code === scac)![1];
  await app.get(Database).transaction(async (tx) => {
    await tx.query('SET foreign_key_checks = 0');
    const insert = async (table: string, columns: string, values: unknown[][]) => {
      for (let first = 0; first < values.length; first += 1_000)
        await tx.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [values.slice(first, first + 1_000)]);
    };
    await insert(
      'shipment',
      'company_id, id, number, quote_id, offer_id, carrier_id, scac, carrier_name, carrier_demo, mode, status, bol_number, origin_name, origin_city, origin_state, origin_postal_code, destination_name, destination_city, destination_state, destination_postal_code, pickup_on, promised_on, picked_up_at, delivered_at, handling_unit_count, total_weight, total, currency, body, created_by, created_at, updated_at',
      rows.map((row) => [...row.slice(0, 7), carrierName(String(row[6])), ...row.slice(7)]),
    );
    await insert(
      'offer',
      'company_id, id, quote_id, revision, carrier_id, total, currency, valid_until, body, created_at',
      offers,
    );
    await insert(
      'carrier_invoice',
      'company_id, id, status, version, source, scac, carrier_name, number, shipment_id, currency, total, agreed_total, verdict, body, created_at',
      shipments.flatMap(({ id, scac, currency, total, invoice }, index) =>
        invoice === null
          ? []
          : [
              [
                companyId,
                newId('civ'),
                invoice.status,
                1,
                'member',
                scac,
                carrierName(scac),
                `I${index}`,
                id,
                currency,
                invoice.total,
                total,
                invoice.verdict,
                '{"schemaVersion":1}',
                now,
              ],
            ],
      ),
    );
    await insert(
      'tender',
      'company_id, id, shipment_id, number, offer_id, carrier_id, scac, carrier_name, carrier_demo, state, created_at, sent_at, ended_at',
      shipments.flatMap(({ id, tenders }) =>
        tenders.map(({ scac, state, sentAt, endedAt }, index) => [
          companyId,
          newId('tnd'),
          id,
          index + 1,
          'ofr_1',
          'car_1',
          scac,
          carrierName(scac),
          false,
          state,
          sentAt,
          sentAt,
          endedAt,
        ]),
      ),
    );
    await insert(
      'shipment_exception',
      'company_id, id, shipment_id, kind, severity, opened_at, ended_at',
      shipments.flatMap(({ id, exceptions }) =>
        exceptions.map((kind) => [companyId, newId('exc'), id, kind, 2, now, now]),
      ),
    );
    await insert(
      'claim',
      'company_id, id, number, shipment_id, carrier_name, scac, kind, status, currency, goods_amount, freight_amount, other_amount, claimed, recovered, description, created_by, body, created_at',
      shipments.flatMap(({ id, scac, claims }, index) =>
        claims.map(({ status, currency, claimed, recovered }) => [
          companyId,
          newId('clm'),
          `C-${index}`,
          id,
          carrierName(scac),
          scac,
          'damage',
          status,
          currency,
          claimed,
          0,
          0,
          claimed,
          recovered,
          'Crushed',
          'usr_1',
          '{"schemaVersion":1}',
          now,
        ]),
      ),
    );
    await insert(
      'carrier_bill',
      'company_id, id, connection_id, shipment_id, kind, carrier_key, version, number, total, currency, sha256, original, received_at, reclasses_read',
      shipments
        .filter(({ changes }) => changes.length > 0)
        .map(({ id, total, changes }, index) => [
          companyId,
          newId('cbl'),
          'con_1',
          id,
          'preliminary',
          `K${index}`,
          1,
          'PRO',
          total,
          'USD',
          'a'.repeat(64),
          JSON.stringify({ charges: { changeLog: changes.map((eventCode) => ({ eventCode })) } }),
          now,
          true,
        ]),
    );
    await tx.query('SET foreign_key_checks = 1');
  });
}

function rowOf(
  companyId: string,
  shipment: RandomShipment,
  quoteId: string,
  offerId: string,
  index: number,
  now: Date,
): unknown[] {
  const { id, scac, mode, status, originState, destinationState, city, postalCode, charges, currency } = shipment;
  const body = {
    quoteNumber: 'Q-1',
    stops: [{ country: 'US' }, { country: 'US' }],
    timeZones: [...shipment.zones],
    pickup: { on: shipment.pickupOn, closeAt: '17:00' },
    handlingUnits: [],
    lines: [['LINEHAUL', shipment.total] as const, ...charges].map(([code, amount]) => ({
      code,
      amount: { amount, currency },
    })),
  };
  const [destinationCity, destinationPostalCode] = PLACES[destinationState];
  return [
    companyId,
    id,
    `S-${900_000 + index}`,
    quoteId,
    offerId,
    'car_1',
    scac,
    false,
    mode,
    status,
    String(index).padStart(17, '0'),
    'Acme',
    city,
    originState,
    postalCode,
    'Zenith',
    destinationCity,
    destinationState,
    destinationPostalCode,
    shipment.pickupOn,
    shipment.promisedOn,
    shipment.pickedUpAt,
    shipment.deliveredAt,
    1,
    1_000,
    shipment.total,
    currency,
    JSON.stringify(SHIPMENT_BODY.write(body as never)),
    shipment.createdBy,
    now,
    now,
  ];
}

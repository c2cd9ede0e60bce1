import { readFileSync } from 'node:fs';
import type { Database, Transaction } from '../../../platform/database/database.js';
import { contentCode } from '../../documents/index.js';
import { bolContentOf } from '../documents/shipment-bol.js';
import { project } from '../domain/projection.js';
import { ShipmentLogRepository } from '../tracking/persistence/shipment-log.sql.js';
import { shipmentTerms } from '../domain/shipment-terms.js';
import { ShipmentsRepository } from './shipments.sql.js';
import { EVENT_PAYLOAD, SHIPMENT_BODY, SHIPMENT_TRACKING } from './stored-shipment.js';

/** The content of the bill of lading of a delivered and damaged shipment of release 0.1.0. A change means that reprints differ from issued ones. */
const BOL_CODE = '61c0-bf31-1b43';

interface Golden {
  createdAt: string;
  body: object;
  tracking: object;
  events: { occurredAt: string; place: object | null; payload: object }[];
}
const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as Golden;
const FIRST = golden('shipment.v1');

function find({ events: _, createdAt, body, ...row }: Golden) {
  const stored = { ...row, createdAt: new Date(createdAt), total: '12345', body: JSON.stringify(body) };
  const database = { query: () => Promise.resolve([stored]) } as unknown as Database;
  return new ShipmentsRepository(database).find('cmp', 'shp');
}

function logOf({ events }: Golden) {
  const rows = events.map(({ occurredAt, place, payload, ...event }) => ({
    ...event,
    shipmentId: 'shp',
    occurredAt: new Date(occurredAt),
    place: place === null ? null : JSON.stringify(place),
    payload: JSON.stringify(payload),
  }));
  const tx = { query: () => Promise.resolve(rows) } as unknown as Transaction;
  return new ShipmentLogRepository({} as Database).logs(tx, 'cmp', ['shp']);
}

describe.each(['shipment.v1', 'shipment.v2'])('a stored %s', (name) => {
  it('has the same body, terms and bill of lading', async () => {
    const shipment = await find(golden(name));
    expect(JSON.stringify(shipment?.body)).toBe(JSON.stringify(FIRST.body));
    expect(contentCode(bolContentOf(shipment!))).toBe(BOL_CODE);
    expect(shipmentTerms({ ...shipment!, ...shipment!.body })).toEqual(expect.arrayContaining(['45057', 'charlotte']));
  });

  it('is projected from its log to the stored state', async () => {
    const { tracking } = golden(name);
    const log = await logOf(golden(name));
    expect(log.map(({ details }) => details)).toEqual(FIRST.events.map(({ payload }) => payload));
    // These states were stored before `scan` existed.
    expect({ ...project(log), scan: undefined }).toEqual(SHIPMENT_TRACKING.read(JSON.stringify(tracking)).state);
  });
});

it('current versions are written', () => {
  const current = golden('shipment.v2');
  expect(SHIPMENT_BODY.write(SHIPMENT_BODY.read(structuredClone(FIRST.body)))).toEqual(current.body);
  expect(SHIPMENT_TRACKING.write(SHIPMENT_TRACKING.read(structuredClone(FIRST.tracking)))).toEqual(current.tracking);
  expect(FIRST.events.map(({ payload }) => EVENT_PAYLOAD.write(EVENT_PAYLOAD.read(payload)))).toEqual(
    current.events.map(({ payload }) => payload),
  );
});

import { Injectable } from '@nestjs/common';
import type { CarrierCalendarTerms } from '../../../../kernel/time/carrier-calendar.js';
import type { Country } from '../../../../kernel/places/region.js';
import { carrierCalendar } from '../../../../kernel/time/carrier-calendar.js';
import { instantAt } from '../../../../kernel/time/local-time.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { inShard, type Shard } from '../../../../platform/jobs/shards.js';
import type { TrackingTerms } from '../../domain/arrival.js';
import { transitDaysBetween } from '../../domain/moved-delivery.js';
import type { ExceptionKind } from '../../domain/exception-kinds.js';
import type { EventPlace, LoggedEvent } from '../../domain/shipment-event.js';
import { readCarrierSettings } from '../../../carriers/index.js';
import { CARRIER_SETTINGS_COLUMN } from '../../persistence/shipment-changes.sql.js';
import type { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { EVENT_PAYLOAD, SHIPMENT_TRACKING } from '../../persistence/stored-shipment.js';
import type { StoredTracking, TrackedColumns } from '../tracked-columns.js';
import { ShipmentEventEntity } from './shipment-event.entity.js';

/** Columns of a shipment for tracking. */
export interface TrackedShipment {
  id: string;
  number: string;
  mode: string;
  /** Null before the first projection. */
  tracking: StoredTracking | null;
  /** Open exceptions: neither ended nor resolved. */
  open: ExceptionKind[];
  terms: TrackingTerms;
  route: BookedRoute;
  archived: boolean;
}

/** Ends of a shipment's route. */
export interface BookedRoute {
  originPostalCode: string;
  destinationPostalCode: string;
  /** Countries of the stops, in stop order. */
  countries: readonly Country[];
}

const EVENT_KEYS = ['id', 'timeZone', 'receivedAt', 'source', 'code', 'reason', 'raw'] as const;
const TIMELINE_KEYS = [...EVENT_KEYS, 'type', 'occurredAt', 'place'] as const;
const LOG_KEYS = ['shipmentId', 'type', 'occurredAt', 'timeZone', 'sourceKey', 'sequence', 'place', 'payload'] as const;

/** An event to insert. */
export type EventRow = LoggedEvent & Pick<ShipmentEventEntity, (typeof EVENT_KEYS)[number] | 'shipmentId' | 'actorId'>;

/** An event with the name of the user who entered it. */
export interface TimelineRow extends Omit<Pick<ShipmentEventEntity, (typeof TIMELINE_KEYS)[number]>, 'place'> {
  actorName: string | null;
  /** JSON. */
  place: unknown;
}

/** Booked dates and times. */
export interface BookedTerms {
  /** The last promised delivery date. */
  promisedOn: string | null;
  estimatedDeliveryOn: string | null;
  earliestDeliveryOn: string | null;
  pickupOn: string;
  closeAt: string | null;
  /** Time zones of the stops, in stop order. */
  timeZones: readonly string[];
  /** Countries of the stops. */
  countries: readonly Country[];
  /** LTL, VLTL or FTL. */
  mode: string;
  /** The carrier's own calendar; null: the usual one. */
  calendar: CarrierCalendarTerms | null;
  createdAt: Date;
}

interface StoredShipment extends Pick<
  ShipmentEntity,
  | 'id'
  | 'number'
  | 'mode'
  | 'promisedOn'
  | 'estimatedDeliveryOn'
  | 'earliestDeliveryOn'
  | 'pickupOn'
  | 'createdAt'
  | 'originPostalCode'
  | 'destinationPostalCode'
  | 'archived'
> {
  closeAt: string | null;
  /** JSON. */
  tracking: unknown;
  kinds: string;
  timeZones: unknown;
  /** JSON. */
  countries: unknown;
  /** JSON. */
  carrierSettings: unknown;
}

/** `sequence` is a bigint, and `place` is JSON. */
type StoredEvent = Omit<Pick<ShipmentEventEntity, (typeof LOG_KEYS)[number]>, 'sequence' | 'place'> & {
  sequence: string | number | null;
  place: unknown;
};

/** Default closing time of docks. */
const USUAL_CLOSING = '17:00';

const TRACKED = `SELECT id, number, mode, tracking, exception_kinds AS kinds, promised_on AS promisedOn, estimated_delivery_on AS estimatedDeliveryOn,
    earliest_delivery_on AS earliestDeliveryOn, pickup_on AS pickupOn, origin_postal_code AS originPostalCode, destination_postal_code AS destinationPostalCode,
    JSON_UNQUOTE(JSON_EXTRACT(body, '$.pickup.closeAt')) AS closeAt, JSON_EXTRACT(body, '$.timeZones') AS timeZones,
    JSON_EXTRACT(body, '$.stops[*].country') AS countries, archived, created_at AS createdAt, ${CARRIER_SETTINGS_COLUMN}
  FROM shipment WHERE company_id = ? AND id IN (?) ORDER BY id`;

const COLUMNS = Object.keys({
  status: true,
  pickup_appointment: true,
  delivery_appointment: true,
  customs: true,
  billing: true,
  pod: true,
  eta_on: true,
  eta_basis: true,
  eta_place: true,
  eta_days_left: true,
  days_late: true,
  picked_up_at: true,
  delivered_at: true,
  last_event_at: true,
  expected_event: true,
  expected_by: true,
  attention: true,
  exception_kinds: true,
  last_place: true,
  latitude: true,
  longitude: true,
  check_at: true,
  tracking: true,
} satisfies Record<keyof TrackedColumns, true>) as (keyof TrackedColumns)[];

/** Updates all tracked columns of `count` shipments in one statement. Parameters: id and columns of each, company id, time of the update or null. */
const updateTracked = (count: number): string => `UPDATE shipment s JOIN (
    SELECT ? AS id, ${COLUMNS.map((name) => `? AS ${name}`).join(', ')}${` UNION ALL SELECT ?, ${COLUMNS.map(() => '?').join(', ')}`.repeat(count - 1)}
  ) t ON s.company_id = ? AND s.id = t.id
  SET ${COLUMNS.map((name) => `s.${name} = t.${name}`).join(', ')}, s.updated_at = COALESCE(?, s.updated_at)`;

/** The event log and the columns projected from it. */
@Injectable()
export class ShipmentLogRepository {
  constructor(private readonly database: Database) {}

  /** Locks the existing shipments until the transaction ends, always in id order. */
  async lock(tx: Transaction, companyId: string, ids: readonly string[]): Promise<TrackedShipment[]> {
    return (await tx.query<StoredShipment[]>(`${TRACKED} FOR UPDATE`, [companyId, ids])).map(trackedOf);
  }

  async find(companyId: string, id: string): Promise<TrackedShipment | null> {
    const [row] = await this.database.query<StoredShipment>(TRACKED, [companyId, [id]]);
    return row === undefined ? null : trackedOf(row);
  }

  /** At most `limit` shipments of the shard's companies whose time-based exceptions are due. */
  due(now: Date, shard: Shard, limit: number): Promise<{ companyId: string; id: string }[]> {
    return this.database.query(
      `SELECT company_id AS companyId, id FROM shipment FORCE INDEX (ix_shipment_check)
        WHERE check_at <= ? AND ${inShard('company_id', shard)} ORDER BY check_at LIMIT ?`,
      [now, limit],
    );
  }

  /** At most `limit` events of a shipment, newest first. */
  timeline(companyId: string, shipmentId: string, limit: number): Promise<TimelineRow[]> {
    return this.database.query<TimelineRow>(
      `SELECT ${columnsOf(ShipmentEventEntity, 'e', TIMELINE_KEYS)}, u.full_name AS actorName
       FROM shipment_event e LEFT JOIN user_account u ON u.id = e.actor_id
       WHERE e.company_id = ? AND e.shipment_id = ? ORDER BY e.occurred_at DESC, e.id DESC LIMIT ?`,
      [companyId, shipmentId, limit],
    );
  }

  /** Archived events with the names of the users who entered them. */
  async withNames(events: readonly ShipmentEventEntity[]): Promise<TimelineRow[]> {
    const names = await this.namesOf(events);
    return events.map(({ id, timeZone, receivedAt, source, code, reason, raw, type, occurredAt, place, actorId }) => ({
      ...{ id, timeZone, receivedAt, source, code, reason, raw, type, occurredAt, place },
      actorName: names.get(actorId ?? '') ?? null,
    }));
  }

  /** Names by id of the users who entered these events. */
  async namesOf(events: readonly ShipmentEventEntity[]): Promise<ReadonlyMap<string, string>> {
    const ids = events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
    if (ids.length === 0) return new Map();
    const users = await this.database.query<{ id: string; name: string }>(
      'SELECT id, full_name AS name FROM user_account WHERE id IN (?)',
      [ids],
    );
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** The unordered logs of shipments. */
  async logs(
    tx: Transaction,
    companyId: string,
    ids: readonly string[],
  ): Promise<(LoggedEvent & { shipmentId: string })[]> {
    const rows = await tx.query<StoredEvent[]>(
      `SELECT ${columnsOf(ShipmentEventEntity, 'shipment_event', LOG_KEYS)} FROM shipment_event
       WHERE company_id = ? AND shipment_id IN (?)`,
      [companyId, ids],
    );
    return rows.map(({ sequence, place, payload, ...row }) => ({
      ...row,
      sequence: sequence === null ? null : Number(sequence),
      place: parseJson<EventPlace | null>(place),
      details: EVENT_PAYLOAD.read(payload),
    }));
  }

  /** @throws duplicate key `uq_shipment_event_source` if a shipment already has an event with the source key */
  async insert(tx: Transaction, companyId: string, events: readonly EventRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO shipment_event (company_id, id, shipment_id, type, occurred_at, time_zone, received_at, source, actor_id, payload, source_key, sequence, place,
         code, reason, raw) VALUES ${events.map(() => '(?)').join(', ')}`,
      events.map((event) => [
        companyId,
        event.id,
        event.shipmentId,
        event.type,
        event.occurredAt,
        event.timeZone,
        event.receivedAt,
        event.source,
        event.actorId,
        JSON.stringify(EVENT_PAYLOAD.write(event.details)),
        event.sourceKey,
        event.sequence,
        event.place === null ? null : JSON.stringify(event.place),
        event.code,
        event.reason,
        event.raw == null ? null : JSON.stringify(event.raw),
      ]),
    );
  }

  /**
   * Updates the columns projected from the logs. The caller has locked the shipments. `now` sets the time of the update, null keeps it.
   * Returns the number of rows that differed.
   */
  async update(
    tx: Transaction,
    companyId: string,
    columns: ReadonlyMap<string, TrackedColumns>,
    now: Date | null,
  ): Promise<number> {
    const { changedRows } = await tx.query<{ changedRows: number }>(updateTracked(columns.size), [
      ...[...columns].flatMap(([id, values]) => [id, ...COLUMNS.map((name) => values[name])]),
      companyId,
      now,
    ]);
    return changedRows;
  }
}

function trackedOf({
  tracking,
  kinds,
  timeZones,
  countries,
  carrierSettings,
  id,
  number,
  mode,
  archived,
  originPostalCode,
  destinationPostalCode,
  ...booked
}: StoredShipment): TrackedShipment {
  const stopCountries = parseJson<Country[] | null>(countries) ?? [];
  return {
    id,
    number,
    mode,
    tracking: tracking === null ? null : SHIPMENT_TRACKING.read(tracking),
    open: kinds === '' ? [] : (kinds.split(',') as ExceptionKind[]),
    terms: termsOf({
      ...booked,
      mode,
      timeZones: parseJson<string[]>(timeZones),
      countries: stopCountries,
      calendar: readCarrierSettings(carrierSettings),
    }),
    route: { originPostalCode, destinationPostalCode, countries: stopCountries },
    archived: Boolean(archived),
  };
}

/** Booked terms that tracking depends on. */
export function termsOf({
  promisedOn,
  estimatedDeliveryOn: estimatedOn,
  earliestDeliveryOn,
  pickupOn,
  closeAt,
  timeZones,
  countries,
  mode,
  calendar,
  createdAt,
}: BookedTerms): TrackingTerms {
  const [originTimeZone, destinationTimeZone] = [timeZones[0], timeZones.at(-1)];
  if (originTimeZone === undefined || destinationTimeZone === undefined)
    throw new Error('A shipment has a time zone at either end.');
  // MySQL unquotes the JSON value null as text.
  const closesAt = closeAt === null || closeAt === 'null' ? USUAL_CLOSING : closeAt;
  const operatingDays = carrierCalendar(countries, calendar).of(mode);
  return {
    promisedOn,
    estimatedOn,
    earliestOn: earliestDeliveryOn ?? estimatedOn,
    transitDays: estimatedOn === null ? null : transitDaysBetween(pickupOn, estimatedOn, operatingDays),
    truckload: mode === 'FTL',
    pickupOn,
    pickupClosesAt: instantAt(pickupOn, closesAt, originTimeZone),
    originTimeZone,
    destinationTimeZone,
    bookedAt: createdAt,
    operatingDays,
  };
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { ClosedShipmentsRepository } from '../archive/persistence/closed-shipments.sql.js';
import { exceptionsOf } from '../domain/exceptions.js';
import type { ExceptionKind } from '../domain/exception-kinds.js';
import { continueProjection, project, SCANS } from '../domain/projection.js';
import {
  compareEvents,
  type EventDetails,
  type EventPlace,
  type LoggedEvent,
  type ShipmentEventSource,
  type ShipmentEventType,
} from '../domain/shipment-event.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { RouteMiles } from './route-miles.js';
import { markReportDays } from '../reports/persistence/report-due.sql.js';
import { ShipmentExceptionsRepository } from '../exceptions/persistence/shipment-exceptions.sql.js';
import { type EventRow, ShipmentLogRepository, type TrackedShipment } from './persistence/shipment-log.sql.js';
import { announcedArrival } from './announced-arrival.js';
import { domainEventsOf } from './tracking-domain-events.js';
import { type StoredTracking, trackedColumns } from './tracked-columns.js';

/** An event to append to the log. */
export interface NewShipmentEvent {
  type: ShipmentEventType;
  /** Default: now. */
  occurredAt?: Date;
  /** IANA time zone of the location. */
  timeZone: string;
  source: ShipmentEventSource;
  /** The user who entered the event; null for carriers and jobs. */
  actorId: string | null;
  /** Unique per shipment: events with the same key are duplicates. Null for events that cannot be repeated. At most 100 printable ASCII characters. */
  sourceKey: string | null;
  /** The carrier's sequence number of a shipment's events. */
  sequence?: number | null;
  place?: EventPlace | null;
  /** As the carrier sent it; at most 40 characters. */
  code?: string | null;
  /** At most 500 characters. */
  reason?: string | null;
  /** Input of the projection, and further values of the event. */
  data?: EventDetails;
  /** The original message. */
  raw?: unknown;
}

/** Result of appending events. */
export interface AppendResult {
  added: number;
  /** Source keys of the added events. */
  addedKeys: string[];
  duplicates: number;
  /** Execution status before and after. */
  before: ShipmentStatus;
  status: ShipmentStatus;
}

/** How events are appended. */
export interface AppendOptions {
  /** No member, webhook or subscriber is notified, because it happened before the company used Lading. */
  isHistory?: boolean;
}

/** Event feed channel of a shipment. */
export const shipmentChannel = (shipmentId: string): string => `shipment:${shipmentId}`;

/** A shipment with its changes to be written. */
export interface TrackedChange {
  shipment: TrackedShipment;
  before: StoredTracking;
  after: StoredTracking;
  open: ExceptionKind[];
  events: readonly EventRow[];
  duplicates: number;
}

/**
 * The only writer of `shipment_event` and of the columns projected from it. The final state depends only on the set of events, not on
 * their arrival order or repetition.
 */
@Injectable()
export class ShipmentLog {
  constructor(
    private readonly repository: ShipmentLogRepository,
    private readonly exceptions: ShipmentExceptionsRepository,
    private readonly miles: RouteMiles,
    private readonly feed: EventFeed,
    private readonly domainEvents: DomainEvents,
    private readonly archive: ClosedShipmentsRepository,
    private readonly clock: Clock,
  ) {}

  /** Appends to one shipment and locks it until `tx` ends. @throws NotFound */
  async append(
    tx: Transaction,
    { companyId, shipmentId }: { companyId: string; shipmentId: string },
    events: readonly NewShipmentEvent[],
    options: AppendOptions = {},
  ): Promise<AppendResult> {
    const result = (await this.appendAll(tx, companyId, new Map([[shipmentId, events]]), options)).get(shipmentId);
    if (result === undefined) throw new NotFound();
    return result;
  }

  /** Appends to many shipments of a company with the same number of statements as to one. The result omits shipments that do not exist. */
  async appendAll(
    tx: Transaction,
    companyId: string,
    batch: ReadonlyMap<string, readonly NewShipmentEvent[]>,
    options: AppendOptions = {},
  ): Promise<Map<string, AppendResult>> {
    const now = this.clock.now();
    const shipments = await this.repository.lock(tx, companyId, [...batch.keys()]);
    if (shipments.length === 0) return new Map();
    await this.unarchive(tx, companyId, shipments);
    const rows = new Map(
      shipments.map(({ id, route }) => [id, this.withMiles(uniqueRows(id, batch.get(id) ?? [], now), route)]),
    );
    const read = shipments.filter((shipment) => !continues(shipment, rows.get(shipment.id) ?? []));
    let changes = await this.changes(tx, companyId, shipments, read, rows, now);
    try {
      await this.insert(tx, companyId, changes);
    } catch (error) {
      // An event newer than the stored state can still be a duplicate of a key logged at another time.
      if (read.length === shipments.length || !isDuplicateKey(error, 'uq_shipment_event_source')) throw error;
      changes = await this.changes(tx, companyId, shipments, shipments, rows, now);
      await this.insert(tx, companyId, changes);
    }
    await this.write(
      tx,
      companyId,
      changes.filter(({ events }) => events.length > 0),
      now,
      options,
    );
    return new Map(changes.map((change) => [change.shipment.id, resultOf(change)]));
  }

  /** Checks time-based exceptions of shipments that the caller has locked. */
  async recheck(tx: Transaction, companyId: string, shipments: readonly TrackedShipment[], now: Date): Promise<void> {
    await this.write(
      tx,
      companyId,
      await this.changes(
        tx,
        companyId,
        shipments,
        shipments.filter(({ tracking }) => tracking === null),
        new Map(),
        now,
      ),
      now,
    );
  }

  /** An event brings an archived shipment back, because the projection may need its whole log. */
  private async unarchive(tx: Transaction, companyId: string, shipments: readonly TrackedShipment[]): Promise<void> {
    const ids = shipments.filter(({ archived }) => archived).map(({ id }) => id);
    if (ids.length > 0) await this.archive.restore(tx, companyId, ids);
  }

  /** Scans with the estimated road miles left, so that the projection needs no locations. */
  private withMiles(rows: EventRow[], route: TrackedShipment['route']): EventRow[] {
    return rows.map((row) =>
      SCANS.includes(row.type) ? { ...row, details: { ...row.details, ...this.miles.of(row.place, route) } } : row,
    );
  }

  /** Computes the changes. Reads the whole logs of the shipments in `read`; the others continue from their stored state. */
  private async changes(
    tx: Transaction,
    companyId: string,
    shipments: readonly TrackedShipment[],
    read: readonly TrackedShipment[],
    rows: ReadonlyMap<string, readonly EventRow[]>,
    now: Date,
  ): Promise<TrackedChange[]> {
    const stored =
      read.length === 0
        ? []
        : await this.repository.logs(
            tx,
            companyId,
            read.map(({ id }) => id),
          );
    const logs = Map.groupBy(stored, ({ shipmentId }) => shipmentId);
    return shipments.map((shipment) => {
      const given = rows.get(shipment.id) ?? [];
      return read.includes(shipment)
        ? changeOf(shipment, logs.get(shipment.id) ?? [], given, now)
        : changeOf(shipment, null, given, now);
    });
  }

  private async insert(tx: Transaction, companyId: string, changes: readonly TrackedChange[]): Promise<void> {
    const events = changes.flatMap((change) => change.events);
    if (events.length > 0) await this.repository.insert(tx, companyId, events);
  }

  private async write(
    tx: Transaction,
    companyId: string,
    changes: readonly TrackedChange[],
    now: Date,
    { isHistory = false }: AppendOptions = {},
  ): Promise<void> {
    if (changes.length === 0) return;
    await this.repository.update(
      tx,
      companyId,
      new Map(
        changes.map(({ shipment, after, open }) => [shipment.id, trackedColumns(after, open, shipment.terms, now)]),
      ),
      now,
    );
    await this.exceptions.follow(tx, companyId, changes, now);
    const ids = changes.map(({ shipment }) => shipment.id);
    await markReportDays(tx, companyId, ids);
    const visible = changes.filter(
      ({ before, after, events }) => events.length > 0 || before.active.join() !== after.active.join(),
    );
    if (visible.length > 0) {
      await this.feed.publish(
        tx,
        ...visible.map(({ shipment, after }) => ({
          companyId,
          channel: shipmentChannel(shipment.id),
          type: 'changed',
          data: { status: after.state.execution },
        })),
      );
    }
    if (isHistory) return;
    const domainEvents = changes.flatMap((change) => domainEventsOf(companyId, change, now));
    if (domainEvents.length > 0) await this.domainEvents.publish(tx, ...domainEvents);
  }
}

/** Whether all events are newer than the stored ones, so that the log need not be read. */
function continues({ tracking }: TrackedShipment, events: readonly EventRow[]): boolean {
  const last = tracking?.state.lastEventAt;
  return last != null && events.every(({ occurredAt }) => occurredAt > new Date(last));
}

function changeOf(
  shipment: TrackedShipment,
  log: readonly LoggedEvent[] | null,
  given: readonly EventRow[],
  now: Date,
): TrackedChange {
  const known = new Set(log?.map(({ sourceKey }) => sourceKey));
  const events = given.filter(({ sourceKey }) => !known.has(sourceKey));
  const before = shipment.tracking ?? { state: project(log ?? []), active: [] };
  const state =
    log === null ? continueProjection(before.state, [...events].sort(compareEvents)) : project([...log, ...events]);
  const active = exceptionsOf(state, shipment.terms, now);
  const open = active.filter((kind) => shipment.open.includes(kind) || !before.active.includes(kind));
  // Time alone announces no arrival, only new events do.
  const announced =
    events.length === 0 ? before.announced : announcedArrival(before, { state, active }, shipment.terms, now);
  const after = { state, active, ...(announced && { announced }) };
  return { shipment, before, after, open, events, duplicates: given.length - events.length };
}

/** Rows to insert, one per source key. */
function uniqueRows(shipmentId: string, events: readonly NewShipmentEvent[], receivedAt: Date): EventRow[] {
  const rows = events.map(
    ({
      sourceKey,
      occurredAt = receivedAt,
      sequence = null,
      place = null,
      code = null,
      reason = null,
      data = {},
      raw = null,
      ...event
    }) => {
      const id = newId('sev');
      return {
        ...event,
        id,
        shipmentId,
        occurredAt,
        receivedAt,
        sourceKey: sourceKey ?? id,
        sequence,
        place,
        code,
        reason,
        details: data,
        raw,
      };
    },
  );
  return rows.filter(({ sourceKey }, index) => rows.findIndex((row) => row.sourceKey === sourceKey) === index);
}

function resultOf({ before, after, events, duplicates }: TrackedChange): AppendResult {
  const addedKeys = events.map(({ sourceKey }) => sourceKey);
  return { added: events.length, addedKeys, duplicates, before: before.state.execution, status: after.state.execution };
}

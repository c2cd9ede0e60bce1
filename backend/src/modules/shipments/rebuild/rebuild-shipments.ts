import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type RebuildStep, type RebuiltBatch, rebuildSearchTerms } from '../../../platform/rebuild/rebuild.js';
import { exceptionsOf } from '../domain/exceptions.js';
import { project } from '../domain/projection.js';
import type { LoggedEvent } from '../domain/shipment-event.js';
import { announcedOf } from '../tracking/announced-arrival.js';
import { ShipmentLogRepository, type TrackedShipment } from '../tracking/persistence/shipment-log.sql.js';
import { databaseInstant, type TrackedColumns, trackedColumns } from '../tracking/tracked-columns.js';
import {
  type ActiveException,
  RebuildShipmentsQueries,
  type IndexedShipment,
} from './persistence/rebuild-shipments.sql.js';
import { raiseCompanyNumber } from '../../../platform/database/company-counter.js';
import { WordTable } from '../../../platform/search/persistence/word-table.sql.js';
import { shipmentTerms } from '../domain/shipment-terms.js';
import { replaceTerms } from '../persistence/shipment-terms.sql.js';

/**
 * Recomputes the tracked columns of shipments from the event log and the stored exceptions. Does not write exceptions: if they differ
 * from the log, the shipment becomes due for `TimeBasedExceptionsJob`, which raises or clears them with their notifications.
 */
@Injectable()
export class RebuildShipments implements RebuildStep {
  readonly name = 'shipments from the event log';

  constructor(
    private readonly queries: RebuildShipmentsQueries,
    private readonly log: ShipmentLogRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const ids = await this.queries.ids(companyId, after, limit);
    const last = ids.at(-1);
    if (last === undefined) return { last: null, rows: 0, changed: 0 };
    return { last, rows: ids.length, changed: await this.rebuildSome(companyId, ids) };
  }

  /** Recomputes shipments, at most a batch. Returns the number of corrected rows. */
  rebuildSome(companyId: string, ids: readonly string[]): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const shipments = await this.log.lock(tx, companyId, ids);
      const logs = Map.groupBy(await this.log.logs(tx, companyId, ids), ({ shipmentId }) => shipmentId);
      const exceptions = Map.groupBy(
        await this.queries.activeExceptions(tx, companyId, ids),
        ({ shipmentId }) => shipmentId,
      );
      const columns = shipments.map(
        (shipment) =>
          [
            shipment.id,
            columnsOf(shipment, logs.get(shipment.id) ?? [], exceptions.get(shipment.id) ?? [], now),
          ] as const,
      );
      return this.log.update(tx, companyId, new Map(columns), null);
    });
  }
}

function columnsOf(
  { terms, tracking }: TrackedShipment,
  log: readonly LoggedEvent[],
  exceptions: readonly ActiveException[],
  now: Date,
): TrackedColumns {
  const state = project(log);
  const expected = exceptionsOf(state, terms, now);
  const place = (kind: ActiveException['kind']) => expected.indexOf(kind) + 1 || expected.length + 1;
  const raised = [...exceptions].sort((left, right) => place(left.kind) - place(right.kind));
  const active = raised.map(({ kind }) => kind);
  const open = raised.filter(({ resolved }) => resolved === 0).map(({ kind }) => kind);
  const announced = tracking?.announced ?? announcedOf(log, terms);
  const stored = { state, active, ...(announced && { announced }) };
  const columns = trackedColumns(stored, open, terms, now);
  return active.join() === expected.join() ? columns : { ...columns, check_at: databaseInstant(now.toISOString()) };
}

/** Raises the shipment number counter and the view counts of share links to the stored rows. */
@Injectable()
export class RebuildShipmentAggregates implements RebuildStep {
  readonly name = 'shipment numbers and view counts';

  constructor(
    private readonly queries: RebuildShipmentsQueries,
    private readonly database: Database,
  ) {}

  async rebuild(companyId: string): Promise<RebuiltBatch> {
    const highest = await this.queries.highestNumber(companyId);
    const raised = await raiseCompanyNumber(this.database, companyId, 'shipment', highest);
    return { last: null, rows: 1, changed: raised + (await this.queries.raiseViewCounts(companyId)) };
  }
}

/** Recomputes the search terms of shipments. */
@Injectable()
export class RebuildShipmentTerms implements RebuildStep {
  readonly name = 'search terms of shipments';

  constructor(
    private readonly queries: RebuildShipmentsQueries,
    private readonly database: Database,
  ) {}

  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const rows = {
      table: new WordTable(this.database, 'shipment'),
      read: (from: string, count: number) => this.queries.indexed(companyId, from, count),
      termsOf: (shipment: IndexedShipment) => shipmentTerms({ ...shipment.body, ...shipment }),
      replace: (id: string) =>
        this.database.transaction(async (tx) => {
          const shipment = await this.queries.lockIndexed(tx, companyId, id);
          if (shipment !== null) await replaceTerms(tx, shipment);
        }),
    };
    return rebuildSearchTerms(rows, companyId, after, limit);
  }
}

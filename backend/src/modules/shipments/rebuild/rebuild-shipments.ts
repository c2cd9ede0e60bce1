import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { RebuildStep, RebuiltBatch } from '../../../platform/rebuild/rebuild.js';
import { exceptionsOf } from '../domain/exceptions.js';
import { project } from '../domain/projection.js';
import type { LoggedEvent } from '../domain/shipment-event.js';
import { ShipmentLogRepository, type TrackedShipment } from '../tracking/persistence/shipment-log.sql.js';
import { databaseInstant, type TrackedColumns, trackedColumns } from '../tracking/tracked-columns.js';
import { type ActiveException, RebuildShipmentsQueries } from './persistence/rebuild-shipments.sql.js';

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
    const changed = await this.database.transaction(async (tx) => {
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
    return { last, rows: ids.length, changed };
  }
}

function columnsOf(
  { terms }: TrackedShipment,
  log: readonly LoggedEvent[],
  exceptions: readonly ActiveException[],
  now: Date,
): TrackedColumns {
  const state = project(log);
  const expected = exceptionsOf(state, terms, now);
  const place = (kind: ActiveException['kind']) => expected.indexOf(kind) + 1 || expected.length + 1;
  const stored = [...exceptions].sort((left, right) => place(left.kind) - place(right.kind));
  const active = stored.map(({ kind }) => kind);
  const open = stored.filter(({ resolved }) => resolved === 0).map(({ kind }) => kind);
  const columns = trackedColumns({ state, active }, open, terms, now);
  return active.join() === expected.join() ? columns : { ...columns, check_at: databaseInstant(now.toISOString()) };
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ShipmentLogRepository } from '../tracking/persistence/shipment-log.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Opens and ends exceptions that time alone brings about. Each shipment says when it has to be looked at next; whoever locks it first looks, and
 * moves that instant on, so that of several workers each finds other shipments.
 */
@Injectable()
export class TimeBasedExceptionsJob {
  constructor(
    private readonly database: Database,
    private readonly log: ShipmentLog,
    private readonly repository: ShipmentLogRepository,
    private readonly clock: Clock,
  ) {}

  /** Looks at everything that is due. */
  @PeriodicJob({ name: 'time-based exceptions', everyMs: EVERY_MS })
  async run(): Promise<void> {
    while ((await this.lookAtSome()) === BATCH);
  }

  private lookAtSome(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const due = await this.repository.lockDue(tx, now, BATCH);
      for (const [companyId, shipments] of Map.groupBy(due, (shipment) => shipment.companyId)) {
        const ids = shipments.map(({ id }) => id);
        await this.log.recheck(tx, companyId, await this.repository.lock(tx, companyId, ids), now);
      }
      return due.length;
    });
  }
}

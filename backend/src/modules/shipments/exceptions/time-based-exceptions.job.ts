import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES, type Shard } from '../../../platform/jobs/shards.js';
import { ShipmentLogRepository } from '../tracking/persistence/shipment-log.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Opens and ends exceptions that change with time alone. `check_at` of a shipment is the time of its next check; a check moves it
 * ahead. Two workers may check the same shipment, one after the other: the second changes nothing.
 */
@Injectable()
export class TimeBasedExceptionsJob {
  constructor(
    private readonly database: Database,
    private readonly log: ShipmentLog,
    private readonly repository: ShipmentLogRepository,
    private readonly clock: Clock,
  ) {}

  /** Checks all due shipments, those of one company in one transaction. */
  @PeriodicJob({ name: 'time-based exceptions', everyMs: EVERY_MS, sharded: true })
  async run(signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    while (signal?.aborted !== true && (await this.checkBatch(shard)) === BATCH);
  }

  private async checkBatch(shard: Shard): Promise<number> {
    const now = this.clock.now();
    const due = await this.repository.due(now, shard, BATCH);
    for (const [companyId, shipments] of Map.groupBy(due, (shipment) => shipment.companyId)) {
      const ids = shipments.map(({ id }) => id);
      await this.database.transaction(async (tx) =>
        this.log.recheck(tx, companyId, await this.repository.lock(tx, companyId, ids), now),
      );
    }
    return due.length;
  }
}

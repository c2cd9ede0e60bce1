import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { isPreliminaryCharges } from './carrier-bill.messages.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';
import { CarrierBillsRepository } from './persistence/carrier-bills.repository.js';
import { readPreliminaryCharges } from './read-bill.js';
import { RecordReclasses } from './record-reclasses.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/** Reads the reclasses of preliminary charges that an earlier version received, before it had their history. */
@Injectable()
export class EarlierReclassesJob {
  constructor(
    private readonly bills: CarrierBillsRepository,
    private readonly reclasses: RecordReclasses,
    private readonly database: Database,
  ) {}

  @PeriodicJob({ name: 'reclasses of earlier charges', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const bills = await this.bills.withUnreadReclasses(BATCH);
      for (const bill of bills) {
        if (signal?.aborted) return;
        await this.read(bill);
      }
      if (bills.length < BATCH) return;
    }
  }

  /** Messages that do not fit the present schema have no reclasses that we can read. */
  private async read(bill: CarrierBillEntity): Promise<void> {
    const message: unknown = JSON.parse(bill.original);
    const reclasses = isPreliminaryCharges(message) ? readPreliminaryCharges(message).reclasses : [];
    await this.database.transaction(async (tx) => {
      await this.bills.markReclassesRead(tx, bill);
      await this.reclasses.record(tx, { ...bill, reclasses });
    });
  }
}

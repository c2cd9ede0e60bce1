import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { isPreliminaryCharges } from './carrier-bill.messages.js';
import type { CarrierBillEntity } from './persistence/carrier-bill.entity.js';
import { CarrierBillsRepository } from './persistence/carrier-bills.repository.js';
import { preliminaryLines } from './preliminary-lines.js';
import { readPreliminaryCharges } from './read-bill.js';
import { RecordPreliminary } from './record-preliminary.js';
import { RecordReclasses } from './record-reclasses.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/** Adds preliminary charges that an earlier version received to the charge ledger and to the reclass history. */
@Injectable()
export class EarlierChargesJob {
  constructor(
    private readonly bills: CarrierBillsRepository,
    private readonly preliminary: RecordPreliminary,
    private readonly reclasses: RecordReclasses,
    private readonly database: Database,
  ) {}

  @PeriodicJob({ name: 'earlier preliminary charges', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const bills = await this.bills.unrecordedCharges(BATCH);
      for (const bill of bills) {
        if (signal?.aborted) return;
        await this.record(bill);
      }
      if (bills.length === 0) return;
    }
  }

  /** Messages that do not fit the present schema have no charges that we can read. */
  private async record({ companyId, id, original }: CarrierBillEntity): Promise<void> {
    const message: unknown = JSON.parse(original);
    const charges = isPreliminaryCharges(message) ? message : null;
    await this.database.transaction(async (tx) => {
      const bill = await this.bills.lock(tx, companyId, id);
      if (bill === null) return;
      await this.bills.markRecorded(tx, bill);
      if (charges === null) return;
      // The previous version may have written the rows during an upgrade.
      if (!bill.inLedger && !(await this.preliminary.isRecorded(tx, bill)))
        await this.preliminary.record(tx, bill, preliminaryLines(charges));
      if (!bill.reclassesRead)
        await this.reclasses.record(tx, { ...bill, reclasses: readPreliminaryCharges(charges).reclasses });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { type ChargePull, ChargePulls } from '../../../carriers/index.js';
import { ReceiveBillsService } from './receive-bills.service.js';

const EVERY_MS = 15_000;
const EVERY_MS_IN_DEMONSTRATION = 2_000;
/** Ends a run before its lease expires. */
const RUN_MS = 90_000;

/** Reads the preliminary charges of freight in transit, for carriers that do not deliver them and for deliveries that were lost. */
@Injectable()
export class PullChargesJob {
  constructor(
    private readonly pulls: ChargePulls,
    private readonly bills: ReceiveBillsService,
  ) {}

  /** A failure of one carrier does not stop the others. */
  @PeriodicJob({
    name: 'pull of preliminary charges',
    everyMs: ({ demonstration }) => (demonstration ? EVERY_MS_IN_DEMONSTRATION : EVERY_MS),
    inEachWorker: true,
  })
  async run(): Promise<void> {
    const ended = await Promise.allSettled((await this.pulls.claim()).map((pull) => this.pull(pull)));
    for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async pull(pull: ChargePull): Promise<void> {
    const messages = await this.pulls.read(pull, AbortSignal.timeout(RUN_MS));
    for (const message of messages) await this.take(pull, message);
    await this.pulls.release(pull);
  }

  /** Charges of shipments that were not booked here, and messages that do not fit the standard, are left out. */
  private async take({ companyId, connectionId, carrierId }: ChargePull, message: unknown): Promise<void> {
    try {
      const body = Buffer.from(JSON.stringify(message));
      await this.bills.takeCharges({ companyId, connectionId, carrierId }, body);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

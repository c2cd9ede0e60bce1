import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';
import { CarrierResponseHandler } from './carrier-response-handler.js';

const EVERY_MS = 5_000;
/** Longer than any call can take, so that only calls of crashed processes are closed. */
const OVERDUE_MS = 25_000;
const BATCH = 200;

/** Ends calls whose process crashed before the response was stored. */
@Injectable()
export class CloseCarrierCallsJob {
  constructor(
    private readonly calls: CarrierCallsRepository,
    private readonly responses: CarrierResponseHandler,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'close carrier calls', everyMs: EVERY_MS })
  async run(): Promise<void> {
    const overdue = await this.calls.overdue(new Date(this.clock.now().getTime() - OVERDUE_MS), BATCH);
    for (const { companyId, quoteId, revision, connectionId, scac, carrierName, demo } of overdue) {
      const carrier = { scac, name: carrierName, demo: demo === 1 };
      const reason = {
        code: 'CARRIER_TIMEOUT',
        message: english(msg`${{ carrier: carrierName }} did not respond in time.`),
      };
      await this.responses.declined({ companyId, quoteId, revision }, connectionId, carrier, reason);
    }
  }
}

import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict } from '../../../platform/http/problems/domain-error.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ApprovalNotices } from './approval-notices.js';
import { DecideApprovalsService } from './decide-approvals.service.js';
import { RenewApprovals } from './renew-approvals.service.js';
import { type ApprovalRow, ApprovalRequestsRepository } from './persistence/approval-requests.sql.js';

const EVERY_MS = 60_000;
/** Lead time of the warning before an offer expires (freight.md 6.4). */
const WARN_BEFORE_MS = 4 * 3_600_000;
const BATCH = 200;

/** Warns approvers of requests whose offer expires soon, and renews or ends requests whose offer has expired. */
@Injectable()
export class WatchApprovalsJob {
  constructor(
    private readonly requests: ApprovalRequestsRepository,
    private readonly renewals: RenewApprovals,
    private readonly decisions: DecideApprovalsService,
    private readonly notices: ApprovalNotices,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'watch approvals', everyMs: EVERY_MS })
  async run(): Promise<void> {
    const now = this.clock.now();
    for (const row of await this.requests.expired(now, BATCH)) await this.expire(row);
    const until = new Date(now.getTime() + WARN_BEFORE_MS);
    for (const row of await this.requests.expiring(until, BATCH)) await this.warn(row, now);
  }

  private async expire(row: ApprovalRow): Promise<void> {
    if (await this.renewals.renew(row)) return;
    try {
      await this.database.transaction(async (tx) => {
        await this.decisions.end(tx, row, 'expired', 'approval_expired', null);
        const text = english(
          msg`The offer expired before the booking was approved, and it has no current price. Rate the quote again and book it again.`,
        );
        await this.notices.decided(tx, row, null, text);
      });
    } catch (error) {
      // It was decided in the meantime.
      if (!(error instanceof Conflict)) throw error;
    }
  }

  private warn(row: ApprovalRow, now: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (!(await this.requests.noteWarning(tx, row.companyId, row.id, now))) return;
      const text = english(msg`The offer expires in less than 4 hours and the booking is not approved.`);
      await this.notices.requested(tx, row, 'expiring', null, text);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { expiredRequests } from '../persistence/memberships.sql.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';

const EVERY_MS = 10 * 60_000;
const BATCH = 100;

/** Records that requests to join have expired, for the activity log. Queries and approval check the expiry time themselves. */
@Injectable()
export class ExpireRequestsJob {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Expires all overdue requests, one transaction per batch. */
  @PeriodicJob({ name: 'expire requests to join', everyMs: EVERY_MS })
  async run(): Promise<void> {
    while ((await this.expireBatch()) === BATCH);
  }

  private expireBatch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const lapsed = await expiredRequests(tx, now, BATCH);
      for (const { companyId, userId } of lapsed) {
        const change = { status: 'removed' as const, expiresAt: null, updatedAt: now };
        // Approved, refused or expired by another process meanwhile.
        if (!(await this.memberships.change(tx, companyId, userId, 'requested', change))) continue;
        await this.audit.record(tx, { companyId, userId: null, action: 'request.expired', subject: userId });
      }
      return lapsed.length;
    });
  }
}

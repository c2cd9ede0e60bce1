import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES } from '../../../platform/jobs/shards.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { DeliveriesRepository, type DueDigest } from '../persistence/deliveries.sql.js';
import { InboxRepository } from '../persistence/inbox.sql.js';
import { NOTIFICATION_DIGEST, type NotificationDigest } from './notification-mails.js';

const EVERY_MS = 15_000;
const BATCH = 200;

/**
 * Creates due digests. Concurrent runs are safe: the unique key of user and period allows each digest once, in one transaction with the message
 * that sends it.
 */
@Injectable()
export class SendDigestsJob {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly inbox: InboxRepository,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'send digests', everyMs: EVERY_MS, sharded: true })
  async run(signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    while (signal?.aborted !== true) {
      const due = await this.deliveries.dueDigests(this.clock.now(), shard, BATCH);
      for (const digest of due) await this.make(digest);
      if (due.length < BATCH) return;
    }
  }

  /** The inbox's lock excludes concurrent notifications; later ones wait for the next hour. */
  private async make(due: DueDigest): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.inbox.lock(tx, due.companyId, [due.userId]);
      const digestId = newId('dig');
      if (!(await this.deliveries.insertDigest(tx, digestId, due, this.clock.now())))
        return this.deliveries.postpone(tx, due);
      await this.deliveries.assign(tx, digestId, due);
      const payload: NotificationDigest = { digestId };
      await this.outbox.add(tx, { companyId: due.companyId, topic: NOTIFICATION_DIGEST, payload });
    });
  }
}

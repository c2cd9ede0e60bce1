import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES, type Shard } from '../../../../platform/jobs/shards.js';
import { LATE_MAX_MS, nextDue } from './domain/mailing-schedule.js';
import { type DueMailing, DueMailingsQueries } from './persistence/due-mailings.sql.js';
import { ReportMailingsRepository } from './persistence/report-mailings.sql.js';
import { SendMailing } from './send-mailing.js';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Starts the mails of reports that are due. Each due time is claimed by moving it, in the transaction that stores the mails, so it counts once
 * whatever workers run and wherever they stop. Due times more than a day ago are skipped.
 */
@Injectable()
export class MailReportsJob {
  constructor(
    private readonly due: DueMailingsQueries,
    private readonly mailings: ReportMailingsRepository,
    private readonly sending: SendMailing,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'mail reports', everyMs: EVERY_MS, sharded: true })
  async run(signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    await this.followTimeZones(shard);
    while (signal?.aborted !== true) {
      const due = await this.due.due(this.clock.now(), shard, BATCH);
      for (const mailing of due) await this.start(mailing);
      if (due.length < BATCH) return;
    }
  }

  /** Due times follow the time zone of the company. */
  private async followTimeZones(shard: Shard): Promise<void> {
    for (const moved of await this.due.moved(shard, BATCH))
      await this.database.transaction(async (tx) => {
        const mailing = await this.mailings.lock(tx, moved.companyId, moved.id);
        if (mailing === null || mailing.isPaused) return;
        const next = nextDue(mailing, moved.newTimeZone, this.clock.now(), mailing.lastOn);
        const dates = { dueAt: next.at, dueOn: next.on };
        await this.mailings.update(tx, mailing, { timeZone: moved.newTimeZone, ...dates });
      });
  }

  private start(mailing: DueMailing): Promise<void> {
    const { dueAt, dueOn, timeZone } = mailing;
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const next = nextDue(mailing, timeZone, now > dueAt ? now : dueAt, dueOn);
      if (!(await this.mailings.claim(tx, mailing, next))) return;
      if (now.getTime() - dueAt.getTime() >= LATE_MAX_MS) return;
      await this.sending.start(tx, mailing, { timeZone, userId: null, on: dueOn });
    });
  }
}

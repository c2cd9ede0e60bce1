import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES, type Shard } from '../../../platform/jobs/shards.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { USUAL_TIME_ZONE } from '../domain/mail-time.js';
import { dueWeek } from '../domain/summary-week.js';
import type { InboxKey } from '../persistence/inbox.sql.js';
import { SummariesRepository } from '../persistence/summaries.sql.js';
import { WEEKLY_SUMMARY_MAIL, type WeeklySummaryMail } from './summary-mails.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/** Creates due weekly summaries. The unique key of user, company and week allows each once, with the message that sends it. */
@Injectable()
export class MakeSummariesJob {
  constructor(
    private readonly summaries: SummariesRepository,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'make weekly summaries', everyMs: EVERY_MS, sharded: true })
  async run(signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    for (const timeZone of await this.summaries.timeZones()) {
      const week = dueWeek(this.clock.now(), timeZone ?? USUAL_TIME_ZONE);
      if (week !== null) await this.makeAll(timeZone, week.dueOn, shard, signal);
    }
  }

  private async makeAll(timeZone: string | null, dueOn: string, shard: Shard, signal?: AbortSignal): Promise<void> {
    while (signal?.aborted !== true) {
      const people = await this.summaries.due(timeZone, dueOn, shard, BATCH);
      for (const person of people) await this.make(person, dueOn);
      if (people.length < BATCH) return;
    }
  }

  private async make(person: InboxKey, dueOn: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const summaryId = newId('sum');
      if (!(await this.summaries.insert(tx, summaryId, person, dueOn, this.clock.now()))) return;
      await this.outbox.add(tx, {
        companyId: person.companyId,
        topic: WEEKLY_SUMMARY_MAIL,
        payload: { summaryId } satisfies WeeklySummaryMail,
      });
    });
  }
}

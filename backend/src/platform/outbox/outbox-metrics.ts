import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { COUNTED, countMessages } from './persistence/outbox-messages.sql.js';

/** Metrics of pending outbox messages. Every replica reports the same values. */
@Injectable()
export class OutboxMetrics {
  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.gauges(
      {
        outbox_backlog: `Undelivered messages, at most ${COUNTED}.`,
        outbox_failed: `Messages that failed on the last attempt, at most ${COUNTED}.`,
        outbox_oldest_seconds: 'Time since the oldest undelivered message became due.',
      },
      () => this.read(),
    );
  }

  private async read(): Promise<Record<'outbox_backlog' | 'outbox_failed' | 'outbox_oldest_seconds', number>> {
    const { backlog, failed, oldest } = await countMessages(this.database);
    return { outbox_backlog: backlog, outbox_failed: failed, outbox_oldest_seconds: oldest };
  }
}

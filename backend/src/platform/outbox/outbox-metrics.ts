import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';

/** Counting stops here: more is as alarming, and costs the database more. */
const COUNTED = 10_000;

interface Row {
  backlog: number;
  failed: number;
  oldest: number;
}

/** What the outbox still has to deliver. Every replica reports the same figures. */
@Injectable()
export class OutboxMetrics {
  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.gauges(
      {
        outbox_backlog: `Messages not delivered yet, at most ${COUNTED}.`,
        outbox_failed: `Messages given up after the last attempt, at most ${COUNTED}.`,
        outbox_oldest_seconds: 'How long the oldest message has been due.',
      },
      () => this.read(),
    );
  }

  private async read(): Promise<Record<'outbox_backlog' | 'outbox_failed' | 'outbox_oldest_seconds', number>> {
    const [row] = await this.database.query<Row>(
      `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM outbox_message WHERE done_at IS NULL AND failed_at IS NULL LIMIT ${COUNTED}) AS open) AS backlog,
              (SELECT COUNT(*) FROM (SELECT 1 FROM outbox_message WHERE done_at IS NULL AND failed_at IS NOT NULL LIMIT ${COUNTED}) AS dead) AS failed,
              (SELECT COALESCE(GREATEST(TIMESTAMPDIFF(SECOND, MIN(available_at), UTC_TIMESTAMP(3)), 0), 0)
                 FROM outbox_message WHERE done_at IS NULL AND failed_at IS NULL) AS oldest`,
    );
    return {
      outbox_backlog: row?.backlog ?? 0,
      outbox_failed: row?.failed ?? 0,
      outbox_oldest_seconds: row?.oldest ?? 0,
    };
  }
}

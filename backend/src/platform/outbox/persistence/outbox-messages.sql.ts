import type { Database, Transaction } from '../../database/database.js';
import { newId } from '../../ids.js';
import type { OutboxEntry } from '../outbox.js';

/** Counting stops here: a higher count is no more useful, and costs the database more. */
export const COUNTED = 10_000;

/** Number of pending messages and dead letters, at most `COUNTED` each, and for how many seconds the oldest message has been due. */
export interface MessageCounts {
  backlog: number;
  failed: number;
  oldest: number;
}

/** Inserts all messages in one statement. */
export async function insertMessages(tx: Transaction, entries: readonly OutboxEntry[]): Promise<void> {
  await tx.query(
    `INSERT INTO outbox_message (id, company_id, topic, payload, created_at, available_at)
     VALUES ${entries.map(() => '(?, ?, ?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))').join(', ')}`,
    entries.flatMap(({ companyId, topic, payload }) => [newId('obx'), companyId, topic, JSON.stringify(payload)]),
  );
}

/** Makes the company's pending messages due now. */
export async function makeDue(tx: Transaction, companyId: string): Promise<void> {
  await tx.query(
    `UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3)
      WHERE company_id = ? AND done_at IS NULL AND failed_at IS NULL AND available_at > UTC_TIMESTAMP(3)`,
    [companyId],
  );
}

export async function countMessages(database: Database): Promise<MessageCounts> {
  const [row] = await database.query<MessageCounts>(
    `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM outbox_message WHERE done_at IS NULL AND failed_at IS NULL LIMIT ${COUNTED}) AS open) AS backlog,
            (SELECT COUNT(*) FROM (SELECT 1 FROM outbox_message WHERE done_at IS NULL AND failed_at IS NOT NULL LIMIT ${COUNTED}) AS dead) AS failed,
            (SELECT COALESCE(GREATEST(TIMESTAMPDIFF(SECOND, MIN(available_at), UTC_TIMESTAMP(3)), 0), 0)
               FROM outbox_message WHERE done_at IS NULL AND failed_at IS NULL) AS oldest`,
  );
  return row ?? { backlog: 0, failed: 0, oldest: 0 };
}

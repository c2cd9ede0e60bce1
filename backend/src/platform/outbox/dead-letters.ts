import type { Database } from '../database/database.js';

const SHOWN = 100;

/** A message that was given up after its last attempt. */
export interface DeadLetter {
  id: string;
  topic: string;
  companyId: string | null;
  attempts: number;
  failedAt: Date;
  lastError: string;
}

/** Messages that were given up, newest first; a hundred at most. */
export function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  return database.query<DeadLetter>(
    `SELECT id, topic, company_id AS companyId, attempts, failed_at AS failedAt, last_error AS lastError FROM outbox_message
      WHERE done_at IS NULL AND failed_at IS NOT NULL ORDER BY failed_at DESC, id LIMIT ${SHOWN}`,
  );
}

/** Has given-up messages tried again as if they were new: the one of this id, or all of them when it is null. Returns how many. */
export async function retryDeadLetters(database: Database, id: string | null): Promise<number> {
  const { affectedRows } = await database.execute(
    `UPDATE outbox_message SET failed_at = NULL, attempts = 0, available_at = UTC_TIMESTAMP(3)
      WHERE done_at IS NULL AND failed_at IS NOT NULL${id === null ? '' : ' AND id = ?'}`,
    id === null ? [] : [id],
  );
  return affectedRows;
}

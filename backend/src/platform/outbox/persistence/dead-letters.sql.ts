import { columnsOf, type SqlRow } from '../../database/columns-of.js';
import type { Database } from '../../database/database.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';

const SHOWN = 100;
const KEYS = ['id', 'topic', 'companyId', 'attempts', 'failedAt', 'lastError'] as const;

/** A message that failed its last attempt. */
export interface DeadLetter extends SqlRow<OutboxMessageEntity, (typeof KEYS)[number]> {
  failedAt: Date;
}

/** Dead letters, newest first, at most 100. */
export function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  return database.query<DeadLetter>(
    `SELECT ${columnsOf(OutboxMessageEntity, 'm', KEYS)} FROM outbox_message m
      WHERE m.done_at IS NULL AND m.failed_at IS NOT NULL ORDER BY m.failed_at DESC, m.id LIMIT ${SHOWN}`,
  );
}

/** Makes dead letters due again with all their attempts: the one with this id, or all if it is null. Returns their number. */
export async function retryDeadLetters(database: Database, id: string | null): Promise<number> {
  const { affectedRows } = await database.execute(
    `UPDATE outbox_message SET failed_at = NULL, attempts = 0, available_at = UTC_TIMESTAMP(3)
      WHERE done_at IS NULL AND failed_at IS NOT NULL${id === null ? '' : ' AND id = ?'}`,
    id === null ? [] : [id],
  );
  return affectedRows;
}

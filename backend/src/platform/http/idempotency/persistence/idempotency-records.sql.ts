import { columnsOf, type SqlRow } from '../../../database/columns-of.js';
import { Database, type Transaction } from '../../../database/database.js';
import { queryPrepared } from '../../../database/prepared.js';
import type { IdempotencyRecord, KeyedRequest } from '../idempotency.js';
import { IdempotencyRecordEntity } from './idempotency-record.entity.js';

const KEYS = ['operation', 'requestHash', 'response'] as const;
const SELECT_RECORD = `SELECT ${columnsOf(IdempotencyRecordEntity, 'r', KEYS)} FROM idempotency_record r WHERE r.company_id = ? AND r.idempotency_key = ?`;

type RecordRow = SqlRow<IdempotencyRecordEntity, (typeof KEYS)[number]>;

/** Within a transaction, or outside any. */
export async function findRecord(
  source: Transaction | Database,
  companyId: string,
  key: string,
): Promise<RecordRow | undefined> {
  const params = [companyId, key];
  const [row] =
    source instanceof Database
      ? await source.query<RecordRow>(SELECT_RECORD, params)
      : await source.query<RecordRow[]>(SELECT_RECORD, params);
  return row;
}

/** Waits while another open transaction uses the same key, and fails with a duplicate key if that one commits. */
export async function insertRecord(
  tx: Transaction,
  { companyId, key, operation, requestHash, response }: KeyedRequest & Pick<IdempotencyRecord, 'response'>,
  now: Date,
): Promise<void> {
  await queryPrepared(
    tx,
    'INSERT INTO idempotency_record (company_id, idempotency_key, operation, request_hash, response, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    [companyId, key, operation, requestHash, JSON.stringify(response), now],
  );
}

import { createHash } from 'node:crypto';
import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { canonicalJson } from '../canonical-json.js';
import { Clock } from '../clock.js';
import { parseJson } from '../database/columns.js';
import { Database, type Transaction } from '../database/database.js';
import { isDuplicateKey } from '../database/errors.js';
import { ConcurrentChange, DomainError } from './domain-error.js';

/** Longest `Idempotency-Key` that is accepted, in characters. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

/** What was answered to the first request that carried a key. */
export interface IdempotencyRecord {
  operation: string;
  requestHash: string;
  response: unknown;
}

interface StoredRecord {
  operation: string;
  request_hash: string;
  response: unknown;
}

/** The key of a request. @throws DomainError IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID, both 400 */
export function readIdempotencyKey(request: Pick<Request, 'headers'>): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined) throw new DomainError('IDEMPOTENCY_KEY_REQUIRED', 400, 'Send an Idempotency-Key header, so that a retry cannot do this twice.');
  if (typeof key !== 'string' || key.trim() === '' || key.length > IDEMPOTENCY_KEY_MAX_LENGTH) {
    throw new DomainError('IDEMPOTENCY_KEY_INVALID', 400, `Idempotency-Key must have 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.`);
  }
  return key;
}

/** The validated `Idempotency-Key` header of the request. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => readIdempotencyKey(context.switchToHttp().getRequest<Request>()),
  [describeHeader],
);

function describeHeader(target: object, method: string | symbol | undefined): void {
  if (method === undefined) return;
  const header = ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'Chosen by the caller, one per thing to do: a retry with the same key and body gets the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH },
  });
  header(target, method, Object.getOwnPropertyDescriptor(target, method) as PropertyDescriptor);
}

/** Remembers answers by company and key, in the transaction that did the work: a crash leaves both or neither. */
@Injectable()
export class IdempotencyStore {
  constructor(private readonly clock: Clock) {}

  /** Within a transaction, or outside any. */
  async find(source: Transaction | Database, companyId: string, key: string): Promise<IdempotencyRecord | null> {
    const sql = 'SELECT operation, request_hash, response FROM idempotency_record WHERE company_id = ? AND idempotency_key = ?';
    const [row] = source instanceof Database ? await source.query<StoredRecord>(sql, [companyId, key]) : await source.query<StoredRecord[]>(sql, [companyId, key]);
    return row === undefined ? null : { operation: row.operation, requestHash: row.request_hash, response: parseJson(row.response) };
  }

  /**
   * Waits while another open transaction holds the same key. @throws ConcurrentChange if that one committed, so that
   * `Database.transaction` runs the work again and `find` returns its answer
   */
  async save(tx: Transaction, record: IdempotencyRecord & { companyId: string; key: string }): Promise<void> {
    try {
      await tx.query(
        'INSERT INTO idempotency_record (company_id, idempotency_key, operation, request_hash, response, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        [record.companyId, record.key, record.operation, record.requestHash, JSON.stringify(record.response), this.clock.now()],
      );
    } catch (error) {
      throw isDuplicateKey(error) ? new ConcurrentChange() : error;
    }
  }
}

/** SHA-256 of the body's JSON with sorted property names: equal bodies have equal hashes, whatever order they were written in. */
export function requestHash(body: unknown): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex');
}

import { createHash } from 'node:crypto';
import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { canonicalJson } from '../../text/canonical-json.js';
import { Clock } from '../../clock.js';
import { parseJson } from '../../database/columns.js';
import type { Database, Transaction } from '../../database/database.js';
import { isDuplicateKey } from '../../database/errors.js';
import { DAY_MS, Retention } from '../../retention/retention-rules.js';
import { findRecord, insertRecord } from './persistence/idempotency-records.sql.js';
import { ConcurrentChange, DomainError } from '../problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Maximum length of an `Idempotency-Key`, in characters. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;
const KEY_CHARACTERS = new RegExp(`^[ -~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);

/** The response to the first request with a key. */
export interface IdempotencyRecord {
  operation: string;
  requestHash: string;
  response: unknown;
}

/** A request with an idempotency key. */
export interface KeyedRequest extends Pick<IdempotencyRecord, 'operation' | 'requestHash'> {
  companyId: string;
  key: string;
}

/** The request's idempotency key. @throws DomainError IDEMPOTENCY_KEY_REQUIRED or IDEMPOTENCY_KEY_INVALID, both 400 */
export function readIdempotencyKey(request: Pick<Request, 'headers'>): string {
  const key = request.headers['idempotency-key'];
  if (key === undefined)
    throw new DomainError(
      'IDEMPOTENCY_KEY_REQUIRED',
      400,
      msg`Send an Idempotency-Key header, so that a retry cannot do this twice.`,
    );
  if (typeof key !== 'string' || key.trim() === '' || !KEY_CHARACTERS.test(key)) {
    throw new DomainError(
      'IDEMPOTENCY_KEY_INVALID',
      400,
      msg`Idempotency-Key must have 1 to ${{ idempotencyKeyMaxLength: IDEMPOTENCY_KEY_MAX_LENGTH }} printable ASCII characters.`,
    );
  }
  return key;
}

/** The validated `Idempotency-Key` header of the request. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => readIdempotencyKey(context.switchToHttp().getRequest<Request>()),
  [describeHeader(true)],
);

/** The validated `Idempotency-Key` header, or null without one; a request without a key is executed every time. */
export const OptionalIdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => {
    const request = context.switchToHttp().getRequest<Request>();
    return request.headers['idempotency-key'] === undefined ? null : readIdempotencyKey(request);
  },
  [describeHeader(false)],
);

function describeHeader(required: boolean): ParameterDecorator {
  return (target, method) => {
    if (method === undefined) return;
    const header = ApiHeader({
      name: 'Idempotency-Key',
      required,
      description:
        'Chosen by the caller, unique per operation. A retry with the same key and body returns the first response.',
      schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX_LENGTH, pattern: '^[ -~]*$' },
    });
    header(target, method, Object.getOwnPropertyDescriptor(target, method) as PropertyDescriptor);
  };
}

/** The key was used for a different request. */
export function idempotencyKeyReused(): DomainError {
  return new DomainError(
    'IDEMPOTENCY_KEY_REUSED',
    422,
    msg`This Idempotency-Key was used for another request. Use a new one.`,
  );
}

/** Stores responses by company and key, in the transaction of the change: a crash leaves both or neither. */
@Retention([
  { table: 'idempotency_record', column: 'created_at', index: 'ix_idempotency_record_created', keptMs: 3 * DAY_MS },
])
@Injectable()
export class IdempotencyStore {
  constructor(private readonly clock: Clock) {}

  /** Within a transaction, or outside any. */
  async find(source: Transaction | Database, companyId: string, key: string): Promise<IdempotencyRecord | null> {
    const row = await findRecord(source, companyId, key);
    return row === undefined ? null : { ...row, response: parseJson(row.response) };
  }

  /** Response to the first request with the key; null if this is the first. @throws DomainError IDEMPOTENCY_KEY_REUSED (422) */
  async answerTo(source: Transaction | Database, request: KeyedRequest): Promise<unknown> {
    const earlier = await this.find(source, request.companyId, request.key);
    if (earlier === null) return null;
    if (earlier.operation !== request.operation || earlier.requestHash !== request.requestHash)
      throw idempotencyKeyReused();
    return earlier.response;
  }

  /**
   * Waits while another open transaction uses the same key. @throws ConcurrentChange if that transaction committed, so that
   * `Database.transaction` retries and `find` returns its response
   */
  async save(tx: Transaction, record: KeyedRequest & Pick<IdempotencyRecord, 'response'>): Promise<void> {
    try {
      await insertRecord(tx, record, this.clock.now());
    } catch (error) {
      throw isDuplicateKey(error) ? new ConcurrentChange() : error;
    }
  }
}

/** SHA-256 of the body's JSON with sorted property names, so the order of properties does not matter. */
export function requestHash(body: object): string {
  return createHash('sha256').update(canonicalJson(body)).digest('hex');
}

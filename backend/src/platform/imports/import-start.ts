import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../registered.js';
import { AuditLog } from '../audit/audit-log.js';
import { Database, type Transaction } from '../database/database.js';
import { DomainError } from '../http/problems/domain-error.js';
import { IdempotencyStore, requestHash } from '../http/idempotency/idempotency.js';
import { Outbox } from '../outbox/outbox.js';
import { type ImportMessage, MESSAGES_MAX } from './import-messages.js';
import type { ImportRow, NewImportItem } from './persistence/import-tables.sql.js';
import type { ImportKind } from './import-work.js';
import { msg, verbatim, plural } from '../../messages/message.js';

/** An upload with its options. */
export interface ImportOrder {
  companyId: string;
  /** `Idempotency-Key` of the upload; null without one. */
  key: string | null;
  bytes: Buffer;
  /** Other options that affect the result. */
  settings: object;
  /** Whether to import the valid items if others have errors. */
  partial: boolean;
}

/** The items of a file, and their errors. */
export interface CheckedImport<Request extends object> {
  row: ImportRow;
  items: readonly NewImportItem<Request>[];
  errors: readonly ImportMessage[];
}

/** A kind of import, with the audit action of its start. */
type StartedKind<Request extends object> = Pick<ImportKind<Request>, 'topic' | 'tables'> & { action: AuditAction };

/** Stores imports, once per idempotency key. */
@Injectable()
export class ImportStart {
  constructor(
    private readonly idempotency: IdempotencyStore,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /**
   * Stores the items of a file and returns that they are pending. A repeated key returns the first response, even if the file has become invalid
   * because of what the first import created. @throws DomainError IMPORT_INVALID (422) for any error unless `partial` is set;
   * IDEMPOTENCY_KEY_REUSED (422)
   */
  async start<Request extends object, Answer>(
    kind: StartedKind<Request>,
    order: ImportOrder,
    checked: CheckedImport<Request>,
    answer: Answer,
  ): Promise<Answer> {
    const earlier = await this.earlier<Answer>(this.database, kind.topic, order);
    if (earlier !== null) return earlier;
    const { items, errors } = checked;
    if (items.every(({ status }) => status === 'failed') || (errors.length > 0 && !order.partial))
      throw importInvalid(errors);
    return this.database.transaction(
      async (tx) => (await this.earlier<Answer>(tx, kind.topic, order)) ?? this.store(tx, kind, order, checked, answer),
    );
  }

  /** Stores the key first: a concurrent upload with the same key waits until this one is stored. */
  private async store<Request extends object, Answer>(
    tx: Transaction,
    { topic, tables, action }: StartedKind<Request>,
    order: ImportOrder,
    { row, items }: CheckedImport<Request>,
    answer: Answer,
  ): Promise<Answer> {
    const { companyId, key } = order;
    if (key !== null)
      await this.idempotency.save(tx, {
        companyId,
        key,
        operation: topic,
        requestHash: hashOf(order),
        response: answer,
      });
    await tables.insert(tx, row, items);
    await this.audit.record(tx, {
      companyId,
      userId: row.createdBy,
      action,
      subject: row.id,
      details: { rows: row.rowCount, failed: row.failedCount },
    });
    await this.outbox.add(tx, { companyId, topic, payload: { importId: row.id } });
    return answer;
  }

  private async earlier<Answer>(
    source: Transaction | Database,
    operation: string,
    order: ImportOrder,
  ): Promise<Answer | null> {
    const { companyId, key } = order;
    return key === null
      ? null
      : ((await this.idempotency.answerTo(source, {
          companyId,
          key,
          operation,
          requestHash: hashOf(order),
        })) as Answer | null);
  }
}

function hashOf({ bytes, settings, partial }: ImportOrder): string {
  return requestHash({ file: createHash('sha256').update(bytes).digest('hex'), settings, partial });
}

/** Refuses the whole file: IMPORT_INVALID (422) with every message. */
function importInvalid(errors: readonly ImportMessage[]): DomainError {
  const detail = msg`The file has ${plural({ count: errors.length }, { one: '# error', other: '# errors' })}. Nothing was stored.`;
  const listed = errors.slice(0, MESSAGES_MAX);
  const fields = listed.map(({ row, column, code, message }) => ({
    pointer: column === '' ? `/file/${row}` : `/file/${row}/${column}`,
    code,
    message: verbatim(message),
  }));
  return new DomainError('IMPORT_INVALID', 422, detail, undefined, fields, { messages: listed });
}

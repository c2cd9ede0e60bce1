import { withReaderMessages } from '../../../../../platform/request-context.js';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { Clock } from '../../../../../platform/clock.js';
import { NotFound } from '../../../../../platform/http/problems/domain-error.js';
import { newId } from '../../../../../platform/ids.js';
import { MESSAGES_MAX } from '../../../../../platform/imports/import-messages.js';
import { ImportStart } from '../../../../../platform/imports/import-start.js';
import type { ImportRow } from '../../../../../platform/imports/persistence/import-tables.sql.js';
import type { ColumnMapping } from '../../../../../platform/imports/read-import-file.js';
import { AWAITED_ATTEMPTS } from '../../../../../platform/outbox/backoff.js';
import { outboxTopic } from '../../../../../platform/outbox/outbox-topic.js';
import { FileStore } from '../../../../../platform/storage/file-store.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import { CheckInvoiceFile } from './check-invoice-file.js';
import type { InvoiceImportCheckDto, InvoiceImportDetailDto, InvoiceImportDto } from './invoice-imports.dto.js';
import { type InvoiceImportRow, InvoiceImportsRepository } from './persistence/invoice-imports.sql.js';

/** Outbox topic that records waiting invoices. */
export const INVOICE_IMPORT_TOPIC = outboxTopic('invoice-import.waiting', { attempts: AWAITED_ATTEMPTS });

const NAME_LENGTH = 200;

/** An uploaded file. */
export interface InvoiceUpload {
  name: string;
  bytes: Buffer;
  mapping: ColumnMapping;
}

/** Imports of files of invoices. */
@Injectable()
export class InvoiceImportsService {
  constructor(
    private readonly checks: CheckInvoiceFile,
    private readonly imports: InvoiceImportsRepository,
    private readonly starts: ImportStart,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Validates a file without storing anything. */
  async check({ companyId }: Actor, { bytes, mapping }: InvoiceUpload): Promise<InvoiceImportCheckDto> {
    const [{ rows, items, errors }, { header, samples }] = [
      await this.checks.read(companyId, bytes, mapping),
      await this.checks.head(bytes),
    ];
    const faulty = items.filter(({ status }) => status === 'failed').length;
    return {
      header,
      samples,
      rows,
      invoices: items.length,
      faulty,
      errorCount: errors.length,
      errors: withReaderMessages(errors.slice(0, MESSAGES_MAX)),
    };
  }

  /**
   * Stores the items of a file and the file itself, once per idempotency key; the invoices are recorded in the background.
   * @throws DomainError IMPORT_INVALID (422) for one error, unless the valid invoices are to be recorded; IDEMPOTENCY_KEY_REUSED (422)
   */
  async start(
    { companyId, userId, fullName }: Actor,
    { name, bytes, mapping }: InvoiceUpload,
    partial: boolean,
    key: string | null,
  ): Promise<InvoiceImportDto> {
    const { rows, items, errors } = await this.checks.read(companyId, bytes, mapping);
    const id = newId('iim');
    const row: InvoiceImportRow = {
      companyId,
      id,
      status: 'running',
      fileName: truncate(name, NAME_LENGTH),
      rowCount: rows,
      itemCount: items.length,
      doneCount: 0,
      failedCount: items.filter(({ status }) => status === 'failed').length,
      createdBy: userId,
      createdByName: fullName,
      createdAt: this.clock.now(),
      finishedAt: null,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fileKey: `${companyId}/invoices/${id}`,
    };
    await this.files.write(row.fileKey, bytes);
    const answer = await this.startOnce(row, { companyId, key, bytes, settings: mapping, partial }, { items, errors });
    if (answer.id !== id) await this.files.remove(row.fileKey);
    return answer;
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<InvoiceImportDetailDto> {
    const row = await this.imports.find(companyId, id);
    if (row === null) throw new NotFound();
    const faulty = await this.imports.failed(companyId, id, MESSAGES_MAX);
    return {
      ...presentImport(row),
      errors: withReaderMessages(faulty.flatMap(({ messages }) => messages).slice(0, MESSAGES_MAX)),
    };
  }

  /** The file as it was sent. @throws NotFound */
  async file({ companyId }: Actor, id: string): Promise<{ bytes: Buffer; fileName: string }> {
    const found = await this.imports.file(companyId, id);
    if (found === null) throw new NotFound();
    return { bytes: await this.files.read(found.fileKey), fileName: found.fileName };
  }

  /** Removes the stored file if nothing was started. */
  private async startOnce(
    row: InvoiceImportRow,
    order: Parameters<ImportStart['start']>[1],
    { items, errors }: Pick<Awaited<ReturnType<CheckInvoiceFile['read']>>, 'items' | 'errors'>,
  ): Promise<InvoiceImportDto> {
    const kind = { topic: INVOICE_IMPORT_TOPIC, tables: this.imports, action: 'invoices.imported' } as const;
    try {
      return await this.starts.start(kind, order, { row, items, errors }, presentImport(row));
    } catch (error) {
      await this.files.remove(row.fileKey);
      throw error;
    }
  }
}

function presentImport(row: ImportRow): InvoiceImportDto {
  const { id, status, fileName, rowCount, itemCount, doneCount, failedCount, createdByName, createdAt, finishedAt } =
    row;
  return {
    id,
    status,
    fileName,
    rows: rowCount,
    invoices: itemCount,
    done: doneCount,
    failed: failedCount,
    createdBy: createdByName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

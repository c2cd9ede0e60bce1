import { withReaderMessages } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { MESSAGES_MAX } from '../../../platform/imports/import-messages.js';
import { ImportStart } from '../../../platform/imports/import-start.js';
import type { ImportRow } from '../../../platform/imports/persistence/import-tables.sql.js';
import { readFileHead } from '../../../platform/imports/read-import-file.js';
import { AWAITED_ATTEMPTS } from '../../../platform/outbox/backoff.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { truncate } from '../../../platform/text/truncate.js';
import { QuoteImportsRepository } from '../persistence/quote-imports.sql.js';
import type { ImportReader, QuoteUpload } from './import-reader.js';
import type { ImportCheckDto, QuoteImportDetailDto, QuoteImportDto } from './quote-imports.dto.js';

/** Outbox topic: an import has items to quote. */
export const IMPORT_TOPIC = outboxTopic('quote-import.waiting', { attempts: AWAITED_ATTEMPTS });

const NAME_LENGTH = 200;

/** Imports files that quotes are made of. */
@Injectable()
export class QuoteImportsService {
  constructor(
    private readonly imports: QuoteImportsRepository,
    private readonly starts: ImportStart,
    private readonly clock: Clock,
  ) {}

  /** Returns the errors of a file and stores nothing. */
  async check(reader: ImportReader, { companyId }: Actor, upload: QuoteUpload): Promise<ImportCheckDto> {
    const { rows, items, errors } = await reader.read(companyId, upload);
    const { header, samples } = await readFileHead(upload.bytes);
    const faulty = items.filter(({ status }) => status === 'failed').length;
    const listed = withReaderMessages(errors.slice(0, MESSAGES_MAX));
    return { header, samples, rows, quotes: items.length, faulty, errorCount: errors.length, errors: listed };
  }

  /**
   * Stores the items of a file, once per key. `QuoteImportWorker` creates the quotes in the background.
   * @throws DomainError IMPORT_INVALID (422) for any error, unless `partial`; IDEMPOTENCY_KEY_REUSED (422)
   */
  async start(
    reader: ImportReader,
    { companyId, userId, fullName }: Actor,
    upload: QuoteUpload,
    partial: boolean,
    key: string | null,
  ): Promise<QuoteImportDto> {
    const { rows, items, errors } = await reader.read(companyId, upload);
    const failedCount = items.filter(({ status }) => status === 'failed').length;
    const row: ImportRow = {
      companyId,
      id: newId('qim'),
      status: 'running',
      fileName: truncate(upload.name, NAME_LENGTH),
      rowCount: rows,
      itemCount: items.length,
      doneCount: 0,
      failedCount,
      createdBy: userId,
      createdByName: fullName,
      createdAt: this.clock.now(),
      finishedAt: null,
    };
    const order = { companyId, key, bytes: upload.bytes, settings: reader.settings(upload), partial };
    return this.starts.start(
      { topic: IMPORT_TOPIC, tables: this.imports, action: 'quotes.imported' },
      order,
      { row, items, errors },
      presentImport(row),
    );
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<QuoteImportDetailDto> {
    const row = await this.imports.find(companyId, id);
    if (row === null) throw new NotFound();
    const faulty = await this.imports.failed(companyId, id, MESSAGES_MAX);
    return {
      ...presentImport(row),
      errors: withReaderMessages(faulty.flatMap(({ messages }) => messages).slice(0, MESSAGES_MAX)),
    };
  }
}

export function presentImport({
  id,
  status,
  fileName,
  rowCount,
  itemCount,
  doneCount,
  failedCount,
  createdByName,
  createdAt,
  finishedAt,
}: ImportRow): QuoteImportDto {
  return {
    id,
    status,
    fileName,
    rows: rowCount,
    quotes: itemCount,
    done: doneCount,
    failed: failedCount,
    createdBy: createdByName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

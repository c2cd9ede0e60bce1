import { setImmediate as turn } from 'node:timers/promises';
import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { compactAccessorials } from '../../../kernel/accessorials/accessorial-request.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.js';
import { newId } from '../../../platform/ids.js';
import { type ImportMessage, MESSAGES_MAX } from '../../../platform/imports/import-messages.js';
import type { ColumnMapping } from '../../../platform/imports/read-import-file.js';
import { ImportStart } from '../../../platform/imports/import-start.js';
import type { ImportRow, NewImportItem } from '../../../platform/imports/persistence/import-tables.sql.js';
import { AWAITED_ATTEMPTS } from '../../../platform/outbox/backoff.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { QuoteRequestDto, RatingService } from '../../rating/index.js';
import { QuoteImportsRepository } from '../persistence/quote-imports.repository.js';
import type { ImportCheckDto, QuoteImportDetailDto, QuoteImportDto } from './quote-imports.dto.js';
import { readQuoteFile } from './read-file.js';
import { withCell } from './cell-words.js';
import { groupRows, type ImportGroup, rowErrors } from './group-rows.js';
import { locate } from './locate-error.js';
import { toRequest } from './to-request.js';

/** Outbox topic: an import has items to quote. */
export const IMPORT_TOPIC = outboxTopic('quote-import.waiting', { attempts: AWAITED_ATTEMPTS });

const NAME_LENGTH = 200;
/** Duration of row checks before other requests run, in ms. */
const TURN_MS = 1;
const BODY: ArgumentMetadata = { type: 'body', metatype: QuoteRequestDto };

/** An uploaded file. */
export interface QuoteUpload {
  name: string;
  bytes: Buffer;
  mapping: ColumnMapping;
}

/** A parsed file with its items and errors. */
interface CheckedFile {
  rows: number;
  items: NewImportItem<QuoteRequestDto>[];
  errors: ImportMessage[];
}

/** Imports files of quote requests (freight.md Annex C). */
@Injectable()
export class QuoteImportsService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly rating: RatingService,
    private readonly imports: QuoteImportsRepository,
    private readonly starts: ImportStart,
    private readonly clock: Clock,
  ) {}

  /** Returns the errors of a file and stores nothing. */
  async check(upload: QuoteUpload): Promise<ImportCheckDto> {
    const { rows, items, errors } = await this.read(upload);
    const faulty = items.filter(({ status }) => status === 'failed').length;
    return { rows, quotes: items.length, faulty, errorCount: errors.length, errors: errors.slice(0, MESSAGES_MAX) };
  }

  /**
   * Stores the items of a file, once per key. `QuoteImportWorker` creates the quotes in the background.
   * @throws DomainError IMPORT_INVALID (422) for any error, unless `partial`; IDEMPOTENCY_KEY_REUSED (422)
   */
  async start(
    { companyId, userId, fullName }: Actor,
    upload: QuoteUpload,
    partial: boolean,
    key: string | null,
  ): Promise<QuoteImportDto> {
    const { rows, items, errors } = await this.read(upload);
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
    const order = { companyId, key, bytes: upload.bytes, settings: upload.mapping, partial };
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
    return { ...presentImport(row), errors: faulty.flatMap(({ messages }) => messages).slice(0, MESSAGES_MAX) };
  }

  private async read({ bytes, mapping }: QuoteUpload): Promise<CheckedFile> {
    const file = await readQuoteFile(bytes, mapping);
    // Messages name the columns as the file does.
    const named = (message: ImportMessage) => ({
      ...message,
      column: file.headers.get(message.column) ?? message.column,
    });
    const items: CheckedFile['items'] = [];
    let until = performance.now() + TURN_MS;
    for (const [position, group] of groupRows(file.rows).entries()) {
      const item = await this.item(group, position);
      items.push({ ...item, messages: item.messages.map(named) });
      if (performance.now() < until) continue;
      await turn();
      until = performance.now() + TURN_MS;
    }
    const errors = [...file.errors, ...items.flatMap(({ messages }) => messages)].sort(
      (left, right) => left.row - right.row,
    );
    return { rows: file.rows.length, items, errors };
  }

  private async item(group: ImportGroup, position: number): Promise<CheckedFile['items'][number]> {
    const { request, messages } = await this.requestOf(group);
    const [first] = group.rows;
    return {
      position,
      ref: truncate(group.ref, LIMITS.reference),
      firstRow: first?.row ?? 1,
      cellRows: group.rows.map(({ row }) => row),
      status: messages.length === 0 ? 'waiting' : 'failed',
      request,
      messages,
      madeId: null,
    };
  }

  private async requestOf(group: ImportGroup): Promise<{ request: QuoteRequestDto | null; messages: ImportMessage[] }> {
    const messages = rowErrors(group);
    const lines = { ref: group.ref, cellRows: group.rows.map(({ row }) => row) };
    try {
      const request = (await this.validation.transform(toRequest(group), BODY)) as QuoteRequestDto;
      this.rating.check(request);
      const { accessorials = [] } = request;
      const compact = { ...request, accessorials: compactAccessorials(accessorials) };
      return { request: messages.length === 0 ? compact : null, messages };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return {
        request: null,
        messages: oncePerCell([
          ...messages,
          ...(error.errors ?? []).map((one) => explained(group, locate(lines, one))),
        ]),
      };
    }
  }
}

/** The message about a cell that cannot be read says what it contains. */
function explained({ rows }: ImportGroup, message: ImportMessage): ImportMessage {
  const cells = rows.find(({ row }) => row === message.row)?.cells;
  return withCell(message, cells?.[message.column as keyof typeof cells]);
}

/** Several fields of the request can map to one cell. */
function oncePerCell(messages: readonly ImportMessage[]): ImportMessage[] {
  return messages.filter(
    ({ row, column }, index) => messages.findIndex((other) => other.row === row && other.column === column) === index,
  );
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

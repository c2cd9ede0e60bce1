import { withReaderMessages } from '../../../platform/request-context.js';
import { setImmediate as turn } from 'node:timers/promises';
import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.js';
import { newId } from '../../../platform/ids.js';
import { type ImportMessage, MESSAGES_MAX } from '../../../platform/imports/import-messages.js';
import { ImportStart } from '../../../platform/imports/import-start.js';
import type { ImportRow, NewImportItem } from '../../../platform/imports/persistence/import-tables.sql.js';
import {
  type ColumnMapping,
  type FileRow,
  readImportFile,
  surplusErrors,
} from '../../../platform/imports/read-import-file.js';
import { AWAITED_ATTEMPTS } from '../../../platform/outbox/backoff.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { ContactCheck } from '../contact-check.js';
import { SaveContactDto } from '../contacts.dto.js';
import type { ContactBody } from '../domain/contact-body.js';
import { CONTACT_COLUMNS, type ContactColumn, REQUIRED_CONTACT_COLUMNS, toRequest } from '../contact-cells.js';
import { dedupeKey } from '../dedupe-key.js';
import { ContactImportsRepository } from '../persistence/contact-imports.repository.js';
import { ContactsRepository } from '../persistence/contacts.repository.js';
import { contactExists, locate } from './contact-import-messages.js';
import type { ContactImportCheckDto, ContactImportDetailDto, ContactImportDto } from './contact-imports.dto.js';

/** Outbox topic that saves waiting contacts. */
export const CONTACT_IMPORT_TOPIC = outboxTopic('contact-import.waiting', { attempts: AWAITED_ATTEMPTS });

const NAME_LENGTH = 200;
/** Maximum time for checking rows before yielding to other requests. */
const TURN_MS = 1;
/** Dedupe keys per lookup. */
const LOOKED_UP_AT_ONCE = 1_000;
const FILE = { known: CONTACT_COLUMNS, required: REQUIRED_CONTACT_COLUMNS };
const BODY: ArgumentMetadata = { type: 'body', metatype: SaveContactDto };

/** An uploaded file. */
export interface ContactUpload {
  name: string;
  bytes: Buffer;
  mapping: ColumnMapping;
}

type NewItem = NewImportItem<ContactBody>;

/** A row of the file, and the dedupe key of its contact; null when the row is invalid. */
interface ReadRow {
  item: NewItem;
  dedupeKey: string | null;
}

/** Items and errors of a file. */
interface CheckedFile {
  items: NewItem[];
  errors: ImportMessage[];
}

/** Imports of contact files. */
@Injectable()
export class ContactImportsService {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly contacts: ContactsRepository,
    private readonly imports: ContactImportsRepository,
    private readonly checks: ContactCheck,
    private readonly starts: ImportStart,
    private readonly clock: Clock,
  ) {}

  /** Validates a file without storing anything. */
  async check({ companyId }: Actor, upload: ContactUpload): Promise<ContactImportCheckDto> {
    const { items, errors } = await this.read(companyId, upload);
    const faulty = items.filter(({ status }) => status === 'failed').length;
    return {
      rows: items.length,
      faulty,
      errorCount: errors.length,
      errors: withReaderMessages(errors.slice(0, MESSAGES_MAX)),
    };
  }

  /**
   * Stores the items of a file, once per idempotency key; the contacts are saved in the background.
   * @throws DomainError IMPORT_INVALID (422) for one error, unless the valid rows are to be saved; IDEMPOTENCY_KEY_REUSED (422)
   */
  async start(
    { companyId, userId, fullName }: Actor,
    upload: ContactUpload,
    partial: boolean,
    key: string | null,
  ): Promise<ContactImportDto> {
    const { items, errors } = await this.read(companyId, upload);
    const failedCount = items.filter(({ status }) => status === 'failed').length;
    const row: ImportRow = {
      companyId,
      id: newId('cim'),
      status: 'running',
      fileName: truncate(upload.name, NAME_LENGTH),
      rowCount: items.length,
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
      { topic: CONTACT_IMPORT_TOPIC, tables: this.imports, action: 'contacts.imported' },
      order,
      { row, items, errors },
      presentImport(row),
    );
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<ContactImportDetailDto> {
    const row = await this.imports.find(companyId, id);
    if (row === null) throw new NotFound();
    const faulty = await this.imports.failed(companyId, id, MESSAGES_MAX);
    return {
      ...presentImport(row),
      errors: withReaderMessages(faulty.flatMap(({ messages }) => messages).slice(0, MESSAGES_MAX)),
    };
  }

  private async read(companyId: string, { bytes, mapping }: ContactUpload): Promise<CheckedFile> {
    const file = await readImportFile(bytes, FILE, mapping);
    const rows: ReadRow[] = [];
    let until = performance.now() + TURN_MS;
    for (const [position, row] of file.rows.entries()) {
      rows.push(await this.readRow(row, position));
      if (performance.now() < until) continue;
      await turn();
      until = performance.now() + TURN_MS;
    }
    await this.leaveOutKnown(companyId, rows);
    const items = rows.map(({ item }) => item);
    return { items, errors: [...file.errors, ...items.flatMap(({ messages }) => messages)] };
  }

  private async readRow(row: FileRow<ContactColumn>, position: number): Promise<ReadRow> {
    const ref = truncate(row.cells.name ?? '', LIMITS.stopName);
    const { request, messages } = await this.bodyOf(row, ref);
    const item: NewItem = {
      position,
      ref,
      firstRow: row.row,
      cellRows: [row.row],
      status: request === null ? 'failed' : 'waiting',
      request,
      messages,
      madeId: null,
    };
    return { item, dedupeKey: request === null ? null : dedupeKey(request) };
  }

  private async bodyOf(
    row: FileRow<ContactColumn>,
    ref: string,
  ): Promise<{ request: ContactBody | null; messages: ImportMessage[] }> {
    const messages = surplusErrors([row], ref);
    try {
      const body = this.checks.body((await this.validation.transform(toRequest(row.cells), BODY)) as SaveContactDto);
      return { request: messages.length === 0 ? body : null, messages };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return { request: null, messages: [...messages, ...(error.errors ?? []).map((one) => locate(row, ref, one))] };
    }
  }

  /** Rows fail if their contact exists or is in an earlier row. */
  private async leaveOutKnown(companyId: string, rows: readonly ReadRow[]): Promise<void> {
    const seen = new Set<string>();
    for (let start = 0; start < rows.length; start += LOOKED_UP_AT_ONCE) {
      const some = rows.slice(start, start + LOOKED_UP_AT_ONCE).flatMap(({ dedupeKey: key }) => key ?? []);
      for (const key of await this.contacts.known(companyId, some)) seen.add(key);
    }
    for (const { item, dedupeKey: key } of rows) {
      if (key === null) continue;
      if (seen.has(key))
        Object.assign(item, {
          status: 'failed',
          request: null,
          messages: [contactExists(item.firstRow, item.ref)],
        } satisfies Partial<NewItem>);
      seen.add(key);
    }
  }
}

function presentImport({
  id,
  status,
  fileName,
  rowCount,
  doneCount,
  failedCount,
  createdByName,
  createdAt,
  finishedAt,
}: ImportRow): ContactImportDto {
  return {
    id,
    status,
    fileName,
    rows: rowCount,
    done: doneCount,
    failed: failedCount,
    createdBy: createdByName,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

import { setImmediate as turn } from 'node:timers/promises';
import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { ValidationFailed } from '../../../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../../../platform/http/validation/validation.pipe.js';
import { type ImportMessage } from '../../../../../platform/imports/import-messages.js';
import type { NewImportItem } from '../../../../../platform/imports/persistence/import-tables.sql.js';
import { type ColumnMapping, readFileHead } from '../../../../../platform/imports/read-import-file.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import type { EnteredInvoice } from '../enter-invoice.js';
import { NewInvoiceDto } from '../invoices.dto.js';
import { groupInvoices, invoiceRowErrors, type InvoiceRows, readInvoiceFile } from './invoice-file.js';
import { InvoiceImportsRepository } from './persistence/invoice-imports.sql.js';
import { isRecorded, recordedAlready } from './recorded-already.js';
import { locateInvoiceError, toInvoice } from './to-invoice.js';

/** Time of row checks before other requests run, in ms. */
const TURN_MS = 1;
const REF_LENGTH = 100;
/** Invoices per lookup. */
const LOOKED_UP_AT_ONCE = 1_000;
const BODY: ArgumentMetadata = { type: 'body', metatype: NewInvoiceDto };

type Item = NewImportItem<EnteredInvoice>;

/** Invoices and errors of a file. */
interface CheckedFile {
  rows: number;
  items: Item[];
  errors: ImportMessage[];
}

/** Reads and validates files of invoices. Each invoice is validated like the body of `POST /invoices`. */
@Injectable()
export class CheckInvoiceFile {
  private readonly validation = createValidationPipe();

  constructor(private readonly imports: InvoiceImportsRepository) {}

  /** Names of the columns and the first rows. */
  head(bytes: Buffer): Promise<{ header: string[]; samples: string[][] }> {
    return readFileHead(bytes);
  }

  async read(companyId: string, bytes: Buffer, mapping: ColumnMapping): Promise<CheckedFile> {
    const file = await readInvoiceFile(bytes, mapping);
    const items: Item[] = [];
    let until = performance.now() + TURN_MS;
    for (const [position, group] of groupInvoices(file.rows).entries()) {
      items.push(await this.item(group, position));
      if (performance.now() < until) continue;
      await turn();
      until = performance.now() + TURN_MS;
    }
    await this.leaveOutRecorded(companyId, items);
    // Messages name the columns as the file does.
    const named = (message: ImportMessage) => ({
      ...message,
      column: file.headers.get(message.column) ?? message.column,
    });
    const own = items.map((item) => ({ ...item, messages: item.messages.map(named) }));
    const errors = [...file.errors, ...own.flatMap(({ messages }) => messages)].sort((a, b) => a.row - b.row);
    return { rows: file.rows.length, items: own, errors };
  }

  private async item(group: InvoiceRows, position: number): Promise<Item> {
    const messages = invoiceRowErrors(group);
    const request = await this.requestOf(group, messages);
    return {
      position,
      ref: truncate(group.number, REF_LENGTH),
      firstRow: group.rows[0]?.row ?? 1,
      cellRows: group.rows.map(({ row }) => row),
      status: messages.length === 0 ? 'waiting' : 'failed',
      request: messages.length === 0 ? request : null,
      messages,
      madeId: null,
    };
  }

  /** Adds validation errors to `messages`. */
  private async requestOf(group: InvoiceRows, messages: ImportMessage[]): Promise<EnteredInvoice | null> {
    try {
      return (await this.validation.transform(toInvoice(group), BODY)) as NewInvoiceDto;
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      const found = (error.errors ?? []).map((one) => locateInvoiceError(group, one));
      messages.push(...oncePerCell(found));
      return null;
    }
  }

  private async leaveOutRecorded(companyId: string, items: Item[]): Promise<void> {
    const valid = items.filter(({ request }) => request !== null);
    for (let start = 0; start < valid.length; start += LOOKED_UP_AT_ONCE) {
      const some = valid.slice(start, start + LOOKED_UP_AT_ONCE);
      const recorded = await this.imports.recorded(
        companyId,
        some.map(({ ref }) => ref),
      );
      const byNumber = Map.groupBy(recorded, ({ number }) => number.toLowerCase());
      for (const item of some) {
        if (!isRecorded(item.request!, byNumber.get(item.request!.number.toLowerCase()) ?? [])) continue;
        item.status = 'failed';
        item.request = null;
        item.messages.push(recordedAlready(item.firstRow, item.ref));
      }
    }
  }
}

/** A cell can fail several rules. */
function oncePerCell(messages: readonly ImportMessage[]): ImportMessage[] {
  return messages.filter(
    ({ row, column }, index) => messages.findIndex((other) => other.row === row && other.column === column) === index,
  );
}

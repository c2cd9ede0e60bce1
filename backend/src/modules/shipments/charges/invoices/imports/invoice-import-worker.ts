import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import type { ImportRow, Outcome, WaitingItem } from '../../../../../platform/imports/persistence/import-tables.sql.js';
import { ImportWork } from '../../../../../platform/imports/import-work.js';
import type { OutboxMessage } from '../../../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../../../platform/outbox/outbox-topic.js';
import type { InvoiceMatch } from '../domain/match-invoice.js';
import { EnterInvoice, type EnteredInvoice } from '../enter-invoice.js';
import { InvoicesRepository } from '../persistence/invoices.sql.js';
import { INVOICE_IMPORT_TOPIC } from './invoice-imports.service.js';
import { InvoiceImportsRepository } from './persistence/invoice-imports.sql.js';
import { isRecorded, recordedAlready } from './recorded-already.js';

/** Invoices per transaction, which keeps other invoices of the company waiting. */
const BATCH = 10;
const GIVEN_UP = {
  code: 'UNEXPECTED',
  message: 'Lading could not record this invoice because of an internal error. Import it again.',
};

type Item = WaitingItem<EnteredInvoice>;

/** Records the invoices of an import. An invoice commits together with the status of its item, so a crash neither repeats nor skips one. */
@Injectable()
export class InvoiceImportWorker {
  constructor(
    private readonly work: ImportWork,
    private readonly imports: InvoiceImportsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly entering: EnterInvoice,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnOutboxMessage(INVOICE_IMPORT_TOPIC)
  handle(message: OutboxMessage, signal: AbortSignal): Promise<void> {
    return this.work.handle(
      {
        topic: INVOICE_IMPORT_TOPIC,
        tables: this.imports,
        batch: BATCH,
        givenUp: GIVEN_UP,
        make: (row, items) => this.make(row, items),
      },
      message,
      signal,
    );
  }

  private async make(row: ImportRow, items: readonly Item[]): Promise<void> {
    const matches = new Map<number, InvoiceMatch | null>();
    for (const { position, request } of items) matches.set(position, await this.entering.match(row.companyId, request));
    await this.database.transaction(async (tx) => {
      await this.invoices.serialize(tx, row.companyId);
      const claimed = await this.imports.claim(tx, row, [...matches.keys()]);
      const outcomes: Outcome[] = [];
      for (const item of items.filter(({ position }) => claimed.has(position)))
        outcomes.push(await this.record(tx, row, item, matches.get(item.position) ?? null));
      await this.imports.settleAll(tx, row, outcomes);
      const done = outcomes.filter(({ madeId }) => madeId !== null).length;
      await this.imports.progress(tx, row, done, outcomes.length - done, this.clock.now());
    });
  }

  /** Two files may have the same invoice. */
  private async record(
    tx: Transaction,
    { companyId, createdBy: userId }: ImportRow,
    { position, request, firstRow, ref }: Item,
    match: InvoiceMatch | null,
  ): Promise<Outcome> {
    if (isRecorded(request, await this.imports.recorded(companyId, [request.number], tx)))
      return { position, madeId: null, messages: [recordedAlready(firstRow, ref)] };
    const madeId = await this.entering.record(tx, { companyId, userId }, request, match);
    return { position, madeId, messages: [] };
  }
}

import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../platform/clock.js';
import { Database, type Transaction } from '../../../../../platform/database/database.js';
import type { ImportRow, Outcome, WaitingItem } from '../../../../../platform/imports/persistence/import-tables.sql.js';
import { ImportWork } from '../../../../../platform/imports/import-work.js';
import type { OutboxMessage } from '../../../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../../../platform/outbox/outbox-topic.js';
import { EnterInvoice, type EnteredInvoice, type MatchedInvoice } from '../enter-invoice.js';
import { InvoicesRepository } from '../persistence/invoices.sql.js';
import { INVOICE_IMPORT_TOPIC } from './invoice-imports.service.js';
import { InvoiceImportsRepository } from './persistence/invoice-imports.sql.js';
import { isRecorded, recordedAlready } from './recorded-already.js';

/** Invoices per transaction, which keeps other invoices of the company waiting. */
const BATCH = 50;
const GIVEN_UP = {
  code: 'UNEXPECTED',
  message: english(msg`Lading could not record this invoice because of an internal error. Import it again.`),
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

  /** Of invoices with the same number, the others are left for the next batch, which compares them with the first. */
  private async make(row: ImportRow, waiting: readonly Item[]): Promise<void> {
    const items = [...Map.groupBy(waiting, ({ request }) => request.number.toLowerCase()).values()].flatMap(
      ([first]) => first ?? [],
    );
    const matches = await this.entering.match(
      row.companyId,
      items.map(({ request }) => request),
    );
    const matched = items.map((item, index) => ({ item, entered: item.request, match: matches[index] ?? null }));
    await this.database.transaction(async (tx) => {
      await this.invoices.serialize(tx, row.companyId);
      const claimed = await this.imports.claim(
        tx,
        row,
        items.map(({ position }) => position),
      );
      const outcomes = await this.record(
        tx,
        row,
        matched.filter(({ item }) => claimed.has(item.position)),
      );
      await this.imports.settleAll(tx, row, outcomes);
      const done = outcomes.filter(({ madeId }) => madeId !== null).length;
      await this.imports.progress(tx, row, done, outcomes.length - done, this.clock.now());
    });
  }

  /** Two files may have the same invoice. */
  private async record(
    tx: Transaction,
    { companyId, createdBy: userId }: ImportRow,
    items: readonly (MatchedInvoice & { item: Item })[],
  ): Promise<Outcome[]> {
    const numbers = items.map(({ entered }) => entered.number);
    const recorded = await this.imports.recorded(companyId, numbers, tx);
    const [known, fresh] = [
      items.filter(({ entered }) => isRecorded(entered, recorded)),
      items.filter(({ entered }) => !isRecorded(entered, recorded)),
    ];
    const ids = fresh.length === 0 ? [] : await this.entering.record(tx, { companyId, userId }, fresh);
    return [
      ...known.map(({ item: { position, firstRow, ref } }) => {
        return { position, madeId: null, messages: [recordedAlready(firstRow, ref)] };
      }),
      ...fresh.map(({ item: { position } }, index) => ({ position, madeId: ids[index] ?? null, messages: [] })),
    ];
  }
}

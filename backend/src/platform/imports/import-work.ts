import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { UnansweredRequests } from '../http/server/unanswered-requests.js';
import type { OutboxMessage } from '../outbox/outbox-handlers.js';
import type { OutboxTopic } from '../outbox/outbox-topic.js';
import { Outbox } from '../outbox/outbox.js';
import type { ImportMessage } from './import-messages.js';
import type { ImportRow, ImportTables, WaitingItem } from './persistence/import-tables.sql.js';

/** Time spent on one outbox message; the outbox delivers other messages in between. */
const SLICE_MS = 1_000;

/** How one kind of import creates its items. */
export interface ImportKind<Request extends object> {
  /** Topic of the outbox message for pending items. */
  topic: OutboxTopic;
  tables: ImportTables<Request>;
  /** Items per batch. */
  batch: number;
  /** Message for items that were not created because of an unexpected error. */
  givenUp: Pick<ImportMessage, 'code' | 'message'>;
  /**
   * Creates objects and settles their items in one transaction, after claiming the items in it: if a worker crashes, no item is created twice or
   * skipped.
   */
  make: (row: ImportRow, items: readonly WaitingItem<Request>[]) => Promise<void>;
}

/** Processes imports in the background, in time slices, until no items are pending. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly requests: UnansweredRequests,
  ) {}

  /** Processes pending items of an import. Call it from the handler of the import's topic. */
  async handle<Request extends object>(
    kind: ImportKind<Request>,
    { companyId, payload, lastAttempt }: OutboxMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const { importId } = payload as { importId: string };
    const row = companyId === null ? null : await kind.tables.find(companyId, importId);
    if (row === null) throw new Error('The import is not there.');
    try {
      await this.work(kind, row, signal);
    } catch (error) {
      if (lastAttempt)
        await this.database.transaction((tx) => kind.tables.giveUp(tx, row, kind.givenUp, this.clock.now()));
      throw error;
    }
  }

  private async work<Request extends object>(
    { topic, tables, batch, make }: ImportKind<Request>,
    row: ImportRow,
    signal: AbortSignal,
  ): Promise<void> {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until && !signal.aborted) {
      await this.requests.yieldToRequests();
      const items = await tables.waiting(row.companyId, row.id, batch);
      if (items.length === 0) return;
      await make(row, items);
    }
    await this.database.transaction((tx) =>
      this.outbox.add(tx, { companyId: row.companyId, topic, payload: { importId: row.id } }),
    );
  }
}

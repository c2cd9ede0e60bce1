import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { UnansweredRequests } from '../http/server/unanswered-requests.js';
import type { OutboxMessage } from '../outbox/outbox-handlers.js';
import type { OutboxTopic } from '../outbox/outbox-topic.js';
import { Outbox } from '../outbox/outbox.js';
import type { ImportMessage } from './import-messages.js';
import type { ImportRow, ImportTables, WaitingItem } from './persistence/import-tables.sql.js';

/** How long one message is worked on; the outbox delivers others in between. */
const SLICE_MS = 1_000;

/** What is made of the items of one kind of import. */
export interface ImportKind<Request> {
  /** Of the outbox message that says that items wait. */
  topic: OutboxTopic;
  tables: ImportTables<Request>;
  /** Items that are made at once. */
  batch: number;
  /** The message of items that an error of ours kept from being made. */
  givenUp: Pick<ImportMessage, 'code' | 'message'>;
  /** Makes things and settles their items in one transaction, after claiming them in it: a worker that dies then makes none twice and leaves none out. */
  make: (row: ImportRow, items: readonly WaitingItem<Request>[]) => Promise<void>;
}

/** Works through imports in the background, a slice of each at a time, until nothing of them waits. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly requests: UnansweredRequests,
  ) {}

  /** Works on the items of an import that wait; for the import's handler of its topic. */
  async handle<Request>(
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

  private async work<Request>(
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

import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.js';
import { insertMessages, makeDue } from './persistence/outbox-messages.sql.js';
import type { OutboxTopic } from './outbox-topic.js';

/** Work to do after the transaction has committed. */
export interface OutboxEntry {
  /** Null for messages that belong to no company, such as sign-up mails. */
  companyId: string | null;
  topic: OutboxTopic;
  payload: object;
}

/** Stores messages in the transaction of the change, so neither exists without the other. */
@Injectable()
export class Outbox {
  /** Emits `due` after a transaction of this process has committed messages. */
  readonly signals = new EventEmitter<{ due: [] }>();
  private committed = 0;

  constructor(private readonly database: Database) {}

  /** Inserts the messages in one statement. */
  async add(tx: Transaction, ...entries: readonly OutboxEntry[]): Promise<void> {
    await insertMessages(tx, entries);
    this.database.afterCommit(tx, () => {
      this.committed += entries.length;
      this.signals.emit('due');
    });
  }

  /** Continues with the messages of a company that was suspended. */
  async resume(tx: Transaction, companyId: string): Promise<void> {
    await makeDue(tx, companyId);
    this.database.afterCommit(tx, () => this.signals.emit('due'));
  }

  /** Number of commits with messages in this process; detects commits that happened while nothing was listening for `due`. */
  get commits(): number {
    return this.committed;
  }
}

import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database/database.js';
import { insertMessages } from './persistence/outbox-messages.sql.js';
import type { OutboxTopic } from './outbox-topic.js';

/** A thing to do after the transaction that decided it has committed. */
export interface OutboxEntry {
  /** Null for messages that belong to no company, like a sign-up mail. */
  companyId: string | null;
  topic: OutboxTopic;
  payload: object;
}

/** Messages written with the change they tell of, so that neither exists without the other. */
@Injectable()
export class Outbox {
  /** Emits `due` when a transaction of this process has committed messages. */
  readonly signals = new EventEmitter<{ due: [] }>();
  private committed = 0;

  constructor(private readonly database: Database) {}

  /** Writes the messages in one statement. */
  async add(tx: Transaction, ...entries: readonly OutboxEntry[]): Promise<void> {
    await insertMessages(tx, entries);
    this.database.afterCommit(tx, () => {
      this.committed += entries.length;
      this.signals.emit('due');
    });
  }

  /** How many messages this process has committed so far; tells whether one came while nobody was listening. */
  get commits(): number {
    return this.committed;
  }
}

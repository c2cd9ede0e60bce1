import { OutboxClaims, type ClaimedMessage } from '../../src/platform/outbox/persistence/outbox-claims.sql.js';
import type { TestApp } from './test-app.js';

/** Delivers outbox messages twice, as after a crash between the handler and the delete. */
export class Redelivery {
  private readonly handled: ClaimedMessage[] = [];

  /** Records handled messages from now on. */
  constructor(private readonly app: TestApp) {
    const claims = app.get(OutboxClaims);
    const done = claims.done.bind(claims);
    claims.done = (message) => {
      this.handled.push(message);
      return done(message);
    };
  }

  /** Makes the messages handled since the last call due again, with the same ids; all, or those of one topic. */
  async makeDue(topic?: string): Promise<void> {
    const again = this.handled.splice(0).filter((message) => topic === undefined || message.topic === topic);
    if (again.length === 0) throw new Error('No message was handled.');
    for (const { id, companyId, topic: name, payload } of again)
      await this.app.database.database.execute(
        `INSERT INTO outbox_message (id, company_id, topic, payload, created_at, available_at)
         VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
        [id, companyId, name, JSON.stringify(payload)],
      );
  }
}

import { OutboxClaims, type ClaimedMessage } from '../../src/platform/outbox/persistence/outbox-claims.sql.js';
import type { TestApp } from './test-app.js';

/** Has outbox messages delivered twice, as when a worker dies after it has handled one and before it has deleted it. */
export class Redelivery {
  private readonly handled: ClaimedMessage[] = [];

  /** Notes from now on which messages are handled. */
  constructor(private readonly app: TestApp) {
    const claims = app.get(OutboxClaims);
    const done = claims.done.bind(claims);
    claims.done = (message) => {
      this.handled.push(message);
      return done(message);
    };
  }

  /** Makes the messages due that were handled since the last time, with the ids they had; all, or those of one topic. */
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

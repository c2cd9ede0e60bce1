import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { QuoteEventEntity } from './quote-event.entity.js';

export type QuoteEvent = Omit<QuoteEventEntity, 'id'>;

/** Appends quote events in the transaction of the change. */
export async function insertQuoteEvents(tx: Transaction, ...events: QuoteEvent[]): Promise<void> {
  await tx.query(
    `INSERT INTO quote_event (company_id, id, quote_id, type, data, actor_id, occurred_at) VALUES ${events.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    events.flatMap(({ companyId, quoteId, type, data, actorId, occurredAt }) => [
      companyId,
      newId('qev'),
      quoteId,
      type,
      JSON.stringify(data),
      actorId,
      occurredAt,
    ]),
  );
}

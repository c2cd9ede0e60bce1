import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

export type QuoteEventType =
  | 'rated'
  | 'booked'
  | 'cancelled'
  | 'expired'
  | 'approval_requested'
  | 'approval_given'
  | 'approval_rejected'
  | 'approval_withdrawn'
  | 'approval_expired';

/** An event of a quote. Rows are append-only. */
@Index('ix_quote_event_quote', ['companyId', 'quoteId', 'occurredAt', 'id'])
@ForeignKey(() => QuoteEntity, ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_quote_event_quote' })
@Entity('quote_event')
export class QuoteEventEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_general_ci' })
  type: QuoteEventType;

  @Column({ type: 'json' })
  data: object;

  /** Null for jobs. */
  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  actorId: string | null;

  @Column({ name: 'occurred_at', type: 'datetime', precision: 3 })
  occurredAt: Date;
}

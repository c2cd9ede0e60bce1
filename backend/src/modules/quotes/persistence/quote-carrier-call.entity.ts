import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

/** State of a request to a carrier's API; `offered` and `declined` are final. */
export type CallState = 'asked' | 'offered' | 'declined';

/** A request to a carrier's API for a quote, and how it ended. */
@Index('ix_quote_carrier_call_connection', ['companyId', 'connectionId', 'askedAt'])
@Index('ix_quote_carrier_call_open', ['state', 'askedAt'])
@ForeignKey('CarrierConnectionEntity', ['companyId', 'connectionId'], ['companyId', 'id'], {
  name: 'fk_quote_carrier_call_connection',
})
@ForeignKey(() => QuoteEntity, ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_quote_carrier_call_quote' })
@Entity('quote_carrier_call')
export class QuoteCarrierCallEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;

  @PrimaryColumn({ type: 'int' })
  revision: number;

  @PrimaryColumn({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  state: CallState;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  message: string | null;

  @Column({ name: 'asked_at', type: 'datetime', precision: 3 })
  askedAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}

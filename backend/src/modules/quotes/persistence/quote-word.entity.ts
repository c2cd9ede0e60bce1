import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

/** A search term of a quote. */
@Index('ix_quote_word_quote', ['companyId', 'quoteId', 'word'])
@ForeignKey(() => QuoteEntity, ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_quote_word_quote' })
@Entity('quote_word')
export class QuoteWordEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  word: string;

  @PrimaryColumn({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;
}

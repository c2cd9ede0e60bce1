import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { ImportItemEntity } from '../../../platform/imports/persistence/import.entity.js';
import type { QuoteRequest } from '../../rating/index.js';
import { QuoteImportEntity } from './quote-import.entity.js';

/** A quote of an import file: one or more rows with the same `ref`. */
@Index('ix_quote_import_item_quote', ['companyId', 'importId', 'quoteId'])
@Index('ix_quote_import_item_status', ['companyId', 'importId', 'status', 'position'])
@ForeignKey(() => QuoteImportEntity, ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'fk_quote_import_item_import',
})
@Entity('quote_import_item')
export class QuoteImportItemEntity extends ImportItemEntity {
  @Column({ type: 'varchar', length: 50 })
  ref: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'quoted' | 'failed';

  @Column({ type: 'json', nullable: true })
  request: QuoteRequest | null;

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  quoteId: string | null;

  /** Hash of the order that the item is, whose number is `ref`; null: not an order. */
  @Column({ name: 'order_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  orderHash: string | null;
}

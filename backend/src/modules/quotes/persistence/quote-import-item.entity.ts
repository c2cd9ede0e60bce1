import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import type { QuoteRequest } from '../../rating/index.js';
import { QuoteImportEntity } from './quote-import.entity.js';

/** A quote of an import file: one or more rows with the same `ref`. */
@Index('ix_quote_import_item_quote', ['companyId', 'importId', 'quoteId'])
@Index('ix_quote_import_item_status', ['companyId', 'importId', 'status', 'position'])
@ForeignKey(() => QuoteImportEntity, ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'fk_quote_import_item_import',
})
@Entity('quote_import_item')
export class QuoteImportItemEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'import_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  importId: string;

  @PrimaryColumn({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 50 })
  ref: string;

  @Column({ name: 'first_row', type: 'int' })
  firstRow: number;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'quoted' | 'failed';

  @Column({ type: 'json', nullable: true })
  request: QuoteRequest | null;

  @Column({ name: 'cell_rows', type: 'json' })
  cellRows: number[];

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  quoteId: string | null;

  @Column({ type: 'json' })
  messages: ImportMessage[];
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An import file of quote requests. */
@Index('ix_quote_import_age', ['finishedAt'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_quote_import_company' })
@Entity('quote_import')
export class QuoteImportEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: string;

  @Column({ name: 'file_name', type: 'varchar', length: 200 })
  fileName: string;

  @Column({ name: 'row_count', type: 'int' })
  rowCount: number;

  @Column({ name: 'quote_count', type: 'int' })
  quoteCount: number;

  @Column({ name: 'done_count', type: 'int' })
  doneCount: number;

  @Column({ name: 'failed_count', type: 'int' })
  failedCount: number;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_by_name', type: 'varchar', length: 100 })
  createdByName: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

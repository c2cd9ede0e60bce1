import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CompanyEntity } from './company.entity.js';
import { safeInteger } from '../../../platform/database/columns.js';

/** An export of all data of a company, created in the background. */
@Index('ix_company_export_status', ['status', 'leasedUntil'])
@ForeignKey(() => CompanyEntity, ['companyId'], ['id'], { name: 'fk_company_export_company' })
@Entity('company_export')
export class CompanyExportEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';

  @Column({ name: 'requested_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  requestedBy: string;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ name: 'tables_done', type: 'int', default: 0 })
  tablesDone: number;

  @Column({ name: 'tables_total', type: 'int', default: 0 })
  tablesTotal: number;

  @Column({ name: 'byte_size', type: 'bigint', nullable: true, transformer: safeInteger })
  byteSize: number | null;

  @Column({ name: 'file_key', type: 'varchar', length: 200, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  fileKey: string | null;

  @Column({ name: 'leased_until', type: 'datetime', precision: 3, nullable: true })
  leasedUntil: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

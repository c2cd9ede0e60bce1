import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A user's named filter of a list, which they can share if it is a report. */
@Index('uq_saved_view_name', ['companyId', 'userId', 'area', 'name'], { unique: true })
@Index('ix_saved_view_shared', ['companyId', 'area', 'isShared', 'name'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_saved_view_company' })
@Entity('saved_view')
export class SavedViewEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  area: ViewArea;

  /** Unique among the user's views of the list. */
  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** Query string of the list page, without the question mark. */
  @Column({ type: 'varchar', length: 1000 })
  query: string;

  /** Whether every member of the company sees it; only reports are shared. */
  @Column({ name: 'is_shared', type: 'boolean', default: false })
  isShared: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

/** Lists that have saved views; a view of reports has the name of the report in its query. */
export const VIEW_AREAS = ['quotes', 'shipments', 'invoices', 'claims', 'reports'] as const;
export type ViewArea = (typeof VIEW_AREAS)[number];

import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A day whose figures are to be computed. Rows are only added and deleted, so that bookings and events of one day do not wait for each other. */
@Index('ix_report_due_company', ['companyId'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_due_company' })
@Entity('report_due')
export class ReportDueEntity {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ name: 'ship_on', type: 'date' })
  shipOn: string;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SavedViewEntity } from '../../../../saved-views/index.js';
import type { MailingSchedule } from '../domain/mailing-schedule.js';

/** Formats of the file of a mailed report. */
export const REPORT_FILE_FORMATS = ['xlsx', 'pdf'] as const;
export type ReportFileFormat = (typeof REPORT_FILE_FORMATS)[number];

/** A saved report that is mailed to members on a schedule. */
@Index('ix_report_mailing_due', ['dueAt'])
@Index('ix_report_mailing_view', ['companyId', 'viewUserId', 'viewId'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_mailing_company' })
@ForeignKey(() => SavedViewEntity, ['companyId', 'viewUserId', 'viewId'], ['companyId', 'userId', 'id'], {
  name: 'fk_report_mailing_view',
  onDelete: 'CASCADE',
})
@Entity('report_mailing')
export class ReportMailingEntity implements MailingSchedule {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Author of the saved report. */
  @Column({ name: 'view_user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  viewUserId: string;

  @Column({ name: 'view_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  viewId: string;

  @Column({ type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin' })
  every: MailingSchedule['every'];

  @Column({ name: 'on_day', type: 'tinyint', unsigned: true })
  onDay: number;

  @Column({ name: 'at_time', type: 'char', length: 5, charset: 'ascii', collation: 'ascii_bin' })
  atTime: string;

  /** File with the rows. */
  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin', default: 'xlsx' })
  format: ReportFileFormat;

  /** Zone of the due time: that of the company, which the job compares every minute. */
  @Column({ name: 'time_zone', type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  timeZone: string;

  @Column({ name: 'is_paused', type: 'boolean' })
  isPaused: boolean;

  /** Next due time and its local date; null while paused. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt: Date | null;

  @Column({ name: 'due_on', type: 'date', nullable: true })
  dueOn: string | null;

  /** Local date of the last due time that was handled. */
  @Column({ name: 'last_on', type: 'date', nullable: true })
  lastOn: string | null;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

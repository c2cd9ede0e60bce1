import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ReportMailingEntity } from './report-mailing.entity.js';

/** State of the last mail; `dropped`: the recipient may not see the report. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'dropped';

/** A member to whom a report is mailed, with their last mail. */
@ForeignKey(() => ReportMailingEntity, ['companyId', 'mailingId'], ['companyId', 'id'], {
  name: 'fk_report_mailing_recipient_mailing',
  onDelete: 'CASCADE',
})
@Entity('report_mailing_recipient')
export class ReportMailingRecipientEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'mailing_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  mailingId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Id of the last mail, which is its Message-ID; null before the first one. */
  @Column({ name: 'mail_id', type: 'char', length: 30, nullable: true, charset: 'ascii', collation: 'ascii_bin' })
  mailId: string | null;

  @Column({ type: 'varchar', length: 7, nullable: true, charset: 'ascii', collation: 'ascii_bin' })
  state: MailState | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How a company's tender emails are written. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_tender_settings_company' })
@Entity('tender_settings')
export class TenderSettingsEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** Receives replies; null: the booker does. */
  @Column({ name: 'dispatch_email', type: 'varchar', length: 254, nullable: true })
  dispatchEmail: string | null;

  /** Whether the email says the agreed rate; otherwise "per agreement". */
  @Column({ name: 'show_rate', type: 'boolean', default: true })
  showRate: boolean;

  /** Working hours in which carriers answer. */
  @Column({ name: 'response_hours', type: 'tinyint', unsigned: true, default: 4 })
  responseHours: number;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../../platform/database/columns.js';

/** What a company accepts of invoices without a decision. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_invoice_settings_company' })
@Entity('invoice_settings')
export class InvoiceSettingsEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** Minor units of the invoice's currency. */
  @Column({ name: 'tolerance_amount', type: 'bigint', transformer: safeInteger, default: 500 })
  toleranceAmount: number;

  /** Of the agreed total; the larger of the two counts. */
  @Column({ name: 'tolerance_basis_points', type: 'int', default: 200 })
  toleranceBasisPoints: number;

  @Column({ name: 'auto_approve', type: 'boolean', default: false })
  autoApprove: boolean;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

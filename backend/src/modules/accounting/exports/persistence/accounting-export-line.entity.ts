import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';

/** A line of an export: a part of an invoice with its account and cost center. */
@Index('ix_accounting_export_line_invoice', ['companyId', 'invoiceId'])
@ForeignKey('AccountingExportEntity', ['companyId', 'exportId'], ['companyId', 'id'], {
  name: 'fk_accounting_export_line_export',
  onDelete: 'CASCADE',
})
@Entity('accounting_export_line')
export class AccountingExportLineEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'export_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  exportId: string;

  /** From 1, in the order of the file. */
  @PrimaryColumn({ type: 'int' })
  position: number;

  /** The invoice can be deleted with demonstration data. */
  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invoiceId: string;

  @Column({ name: 'invoice_number', type: 'varchar', length: 100 })
  invoiceNumber: string;

  /** Name of the carrier, else its SCAC. */
  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({
    name: 'shipment_number',
    type: 'varchar',
    length: 12,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  shipmentNumber: string | null;

  /** Local date of the decision, US Central. */
  @Column({ name: 'approved_on', type: 'date' })
  approvedOn: string;

  @Column({ name: 'gl_account', type: 'varchar', length: 60 })
  glAccount: string;

  @Column({ name: 'cost_center', type: 'varchar', length: 60 })
  costCenter: string;

  /** Minor units; negative for credits. */
  @Column({ type: 'bigint', transformer: safeInteger })
  amount: number;

  /** ISO 4217. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;
}

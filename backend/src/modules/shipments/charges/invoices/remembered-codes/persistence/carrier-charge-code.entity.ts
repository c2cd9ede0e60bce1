import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A carrier's code for a charge with ours, as a user assigned it. */
@Index('uq_carrier_charge_code', ['companyId', 'scac', 'carrierCode'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_carrier_charge_code_company' })
@Entity('carrier_charge_code')
export class CarrierChargeCodeEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  /** In capitals. */
  @Column({ name: 'carrier_code', type: 'varchar', length: 40, collation: 'utf8mb4_bin' })
  carrierCode: string;

  /** Code of the booking's charges or of DSDC. */
  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  code: string;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

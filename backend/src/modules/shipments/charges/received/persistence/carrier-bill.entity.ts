import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';

/** `preliminary`: charges before the invoice (DSDC Preliminary Freight Charges). */
export type CarrierBillKind = 'preliminary' | 'invoice';

/** One version of a bill as the carrier sent it. Append-only: changes and withdrawals are further versions. */
@Index('ix_carrier_bill_ledger', ['inLedger', 'kind'])
@Index('ix_carrier_bill_reclasses', ['reclassesRead', 'kind'])
@Index('ix_carrier_bill_shipment', ['companyId', 'shipmentId', 'receivedAt'])
@Index('uq_carrier_bill_version', ['companyId', 'connectionId', 'kind', 'carrierKey', 'version'], { unique: true })
@ForeignKey('CarrierConnectionEntity', ['companyId', 'connectionId'], ['companyId', 'id'], {
  name: 'fk_carrier_bill_connection',
})
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_carrier_bill_shipment' })
@Entity('carrier_bill')
export class CarrierBillEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  kind: CarrierBillKind;

  /** The carrier's `uniqueID`. */
  @Column({ name: 'carrier_key', type: 'varchar', length: 100, collation: 'utf8mb4_bin' })
  carrierKey: string;

  /** From 1. */
  @Column({ type: 'int' })
  version: number;

  @Column({ type: 'boolean', default: false })
  withdrawn: boolean;

  /** Invoice number, or PRO number of preliminary charges. */
  @Column({ type: 'varchar', length: 100 })
  number: string;

  /** Date in the bill; null if it has no valid one. */
  @Column({ name: 'billed_on', type: 'date', nullable: true })
  billedOn: string | null;

  /** Minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  total: number;

  /** ISO 4217. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  /** Of the received body. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  /** JSON as received; of the withdrawn version for a withdrawal. */
  @Column({ type: 'mediumtext' })
  original: string;

  @Column({ name: 'received_at', type: 'datetime', precision: 3 })
  receivedAt: Date;

  /** Whether the reclass history has the charges; false for rows of versions without that history. */
  @Column({ name: 'reclasses_read', type: 'boolean', default: false })
  reclassesRead: boolean;

  /** Whether the charge ledger has the preliminary charges; false for rows of versions that did not record them. */
  @Column({ name: 'in_ledger', type: 'boolean', default: false })
  inLedger: boolean;
}

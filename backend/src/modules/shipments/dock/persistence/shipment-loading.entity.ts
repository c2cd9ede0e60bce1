import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { LoadingBody } from '../loading.js';

/** An entry of the dock about a pickup. Append-only. */
@Index('uq_shipment_loading_key', ['companyId', 'entryKey'], { unique: true })
@Index('ix_shipment_loading_shipment', ['companyId', 'shipmentId', 'loadedAt', 'id'])
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_shipment_loading_shipment',
})
@Entity('shipment_loading')
export class ShipmentLoadingEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  /** Chosen by the device, so that an entry that is sent twice counts once. */
  @Column({ name: 'entry_key', type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  entryKey: string;

  /** SHA-256 of the request with that key. */
  @Column({ name: 'request_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  requestHash: string;

  @Column({ type: 'json' })
  body: LoadingBody;

  /** By the clock of the device, but not after it was recorded. */
  @Column({ name: 'loaded_at', type: 'datetime', precision: 3 })
  loadedAt: Date;

  @Column({ name: 'recorded_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  recordedBy: string;

  @Column({ name: 'recorded_at', type: 'datetime', precision: 3 })
  recordedAt: Date;
}

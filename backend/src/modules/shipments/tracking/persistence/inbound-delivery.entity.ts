import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryResult } from '../../domain/delivery-result.js';

/** A batch of events received from a carrier, with its response. */
@Index('ix_inbound_delivery_received', ['receivedAt'])
@ForeignKey('CarrierConnectionEntity', ['companyId', 'connectionId'], ['companyId', 'id'], {
  name: 'fk_inbound_delivery_connection',
})
@Entity('inbound_delivery')
export class InboundDeliveryEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @PrimaryColumn({ name: 'delivery_id', type: 'varchar', length: 100, charset: 'ascii', collation: 'ascii_bin' })
  deliveryId: string;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  @Column({ type: 'json' })
  answer: DeliveryResult;

  @Column({ name: 'received_at', type: 'datetime', precision: 3 })
  receivedAt: Date;
}

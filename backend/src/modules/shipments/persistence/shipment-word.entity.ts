import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ShipmentEntity } from './shipment.entity.js';

/** A search term of a shipment. */
@Index('ix_shipment_word_shipment', ['companyId', 'shipmentId', 'word'])
@ForeignKey(() => ShipmentEntity, ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_shipment_word_shipment',
})
@Entity('shipment_word')
export class ShipmentWordEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  word: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;
}

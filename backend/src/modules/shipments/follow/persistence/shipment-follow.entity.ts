import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** `follow`: notified of everything, regardless of preferences. `mute`: notified of nothing. */
export const FOLLOW_MODES = ['follow', 'mute'] as const;
export type FollowMode = (typeof FOLLOW_MODES)[number];

/** Whether a user follows or mutes a shipment. */
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_shipment_follow_shipment' })
@Entity('shipment_follow')
export class ShipmentFollowEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  mode: FollowMode;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ShareScope } from '../domain/share-link.js';

/** A public tracking link with its scope and expiry. */
@Index('ix_share_link_shipment', ['companyId', 'shipmentId', 'id'])
@Index('uq_share_link_token', ['tokenHash'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_share_link_shipment' })
@Entity('share_link')
export class ShareLinkEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ type: 'varchar', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  scope: ShareScope;

  /** Local date at the destination; null: 90 days after delivery. */
  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ name: 'view_count', type: 'int', default: 0 })
  viewCount: number;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;
}

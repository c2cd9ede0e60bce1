import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ShareLinkEntity } from '../../persistence/share-link.entity.js';

/** An email address that gets updates of the shipment of a share link. */
@Index('uq_tracking_subscription_id', ['id'], { unique: true })
@Index('uq_tracking_subscription_email', ['companyId', 'shareLinkId', 'email'], { unique: true })
@Index('ix_tracking_subscription_shipment', ['companyId', 'shipmentId', 'state'])
@Index('ix_tracking_subscription_erase', ['eraseAt'])
@ForeignKey(() => ShareLinkEntity, ['companyId', 'shareLinkId'], ['companyId', 'id'], {
  name: 'fk_tracking_subscription_link',
})
@Entity('tracking_subscription')
export class TrackingSubscriptionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'share_link_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shareLinkId: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** Token of the share link, so that emails can link to the page. */
  @Column({ name: 'token_sealed', type: 'varbinary', length: 200 })
  tokenSealed: Buffer;

  /** `pending`: not confirmed by the recipient yet; `ended`: the shipment has ended, only the last email may still be sent. */
  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  state: 'pending' | 'confirmed' | 'ended';

  /** Milestone and ETA of the last email, or at the confirmation; null before it. */
  @Column({ name: 'told_milestone', type: 'varchar', length: 30, nullable: true })
  toldMilestone: string | null;

  @Column({ name: 'told_eta_on', type: 'date', nullable: true })
  toldEtaOn: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'erase_at', type: 'datetime', precision: 3 })
  eraseAt: Date;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ShareLinkEntity } from './share-link.entity.js';

/** A view of a share link. */
@Index('ix_share_link_view_age', ['viewedAt'])
@Index('ix_share_link_view_link', ['companyId', 'shareLinkId', 'id'])
@ForeignKey(() => ShareLinkEntity, ['companyId', 'shareLinkId'], ['companyId', 'id'], {
  name: 'fk_share_link_view_link',
})
@Entity('share_link_view')
export class ShareLinkViewEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'share_link_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shareLinkId: string;

  @Column({ name: 'viewed_at', type: 'datetime', precision: 3 })
  viewedAt: Date;

  @Column({ name: 'address_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  addressHash: string;

  @Column({ name: 'user_agent', type: 'varchar', length: 200 })
  userAgent: string;

  /** Null for a view of the page itself. */
  @Column({ name: 'document_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  documentId: string | null;
}

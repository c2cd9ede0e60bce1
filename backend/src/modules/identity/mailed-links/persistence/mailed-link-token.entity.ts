import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MailedLinkEntity } from './mailed-link.entity.js';

/** A token that was mailed for a link. A mail that is sent a second time carries a second token; either works, once. */
@ForeignKey(() => MailedLinkEntity, ['linkId'], ['id'], { name: 'fk_mailed_link_token_link', onDelete: 'CASCADE' })
@Entity('mailed_link_token')
export class MailedLinkTokenEntity {
  /** SHA-256 of the token; the token itself is only in the mail. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'link_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  linkId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InvitationEntity } from './invitation.entity.js';

/** A mailed token of an invitation. */
@ForeignKey(() => InvitationEntity, ['invitationId'], ['id'], {
  name: 'fk_invitation_link_invitation',
  onDelete: 'CASCADE',
})
@Entity('invitation_link')
export class InvitationLinkEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'invitation_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invitationId: string;

  @Column({ type: 'int' })
  mailing: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { RegistrationEntity } from './registration.entity.js';

/** A link that was mailed for a registration. A mail that is sent a second time carries a second link; either works, once. */
@ForeignKey(() => RegistrationEntity, ['registrationId'], ['id'], {
  name: 'fk_registration_link_registration',
  onDelete: 'CASCADE',
})
@Entity('registration_link')
export class RegistrationLinkEntity {
  /** SHA-256 of the token; the token itself is only in the mail. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'registration_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  registrationId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

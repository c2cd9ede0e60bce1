import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that was mailed for a registration. A mail that is sent a second time carries a second link; either works, once. */
@Entity('registration_link')
export class RegistrationLinkEntity {
  /** SHA-256 of the token; the token itself is only in the mail. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64 })
  tokenHash: string;

  @Column({ name: 'registration_id', type: 'char', length: 30 })
  registrationId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

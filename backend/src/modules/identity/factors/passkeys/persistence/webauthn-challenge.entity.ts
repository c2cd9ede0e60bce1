import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Purpose of a challenge. */
export type ChallengePurpose = 'registration' | 'sign_in' | 'second_factor' | 'reauthentication';

/** A challenge without a response. */
@Index('ix_webauthn_challenge_expiry', ['expiresAt'])
@Entity('webauthn_challenge')
export class WebauthnChallengeEntity {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({ name: 'challenge_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  challengeHash: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  purpose: ChallengePurpose;

  /** SHA-256 of the session id, or of the cookie of a browser that is not signed in. */
  @Column({ name: 'bound_to', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  boundTo: string;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;
}

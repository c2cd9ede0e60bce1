import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the answer to a challenge will be good for. */
export type ChallengePurpose = 'registration' | 'sign_in' | 'second_factor' | 'reauthentication';

/** A challenge that a browser has not answered yet. */
@Index('ix_webauthn_challenge_expiry', ['expiresAt'])
@Entity('webauthn_challenge')
export class WebauthnChallengeEntity {
  /** SHA-256 of the challenge. */
  @PrimaryColumn({ name: 'challenge_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  challengeHash: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  purpose: ChallengePurpose;

  /** SHA-256 of the session's id, or of the cookie of a browser that is not signed in. */
  @Column({ name: 'bound_to', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  boundTo: string;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;
}

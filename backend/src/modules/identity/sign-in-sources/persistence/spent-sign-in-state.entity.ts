import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A used OAuth state, which must not be accepted again. */
@Index('ix_spent_sign_in_state_expiry', ['expiresAt'])
@Entity('spent_sign_in_state')
export class SpentSignInStateEntity {
  @PrimaryColumn({ name: 'state_id', type: 'char', length: 26, charset: 'ascii', collation: 'ascii_bin' })
  stateId: string;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;
}

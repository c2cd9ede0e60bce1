import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';

/** A user's authenticator app; active once confirmed. */
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_totp_factor_user' })
@Entity('totp_factor')
export class TotpFactorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Base32 secret, sealed for this user. */
  @Column({ name: 'secret_sealed', type: 'varbinary', length: 255 })
  secretSealed: Buffer;

  /** Step (30 s since 1970) of the newest accepted code; codes of this and earlier steps are refused. */
  @Column({ name: 'last_used_step', type: 'bigint', nullable: true, transformer: safeInteger })
  lastUsedStep: number | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Null until a code has confirmed the app. */
  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;
}

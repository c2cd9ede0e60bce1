import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { commaSeparated, safeInteger } from '../../../../../platform/database/columns.js';

/** A WebAuthn credential of a person. */
@Index('ix_passkey_user', ['userId'])
@Index('uq_passkey_credential', ['credentialId'], { unique: true })
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_passkey_user' })
@Entity('passkey')
export class PasskeyEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** As the authenticator named it, base64url. */
  @Column({ name: 'credential_id', type: 'varchar', length: 1364, charset: 'ascii', collation: 'ascii_bin' })
  credentialId: string;

  /** COSE key (RFC 9052). */
  @Column({ name: 'public_key', type: 'varbinary', length: 2048 })
  publicKey: Buffer;

  /** Last one seen; 0 for authenticators that do not count. */
  @Column({ name: 'signature_counter', type: 'bigint', transformer: safeInteger })
  signatureCounter: number;

  /** How browsers reach the authenticator, as it said itself; a hint for the browser's next dialogue. */
  @Column({ type: 'varchar', length: 160, charset: 'ascii', collation: 'ascii_bin', transformer: commaSeparated })
  transports: string[];

  /** Whether the authenticator keeps a copy elsewhere (backup state). */
  @Column({ type: 'boolean' })
  synced: boolean;

  /** Name chosen by the user. */
  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}

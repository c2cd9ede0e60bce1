import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { commaSeparated, safeInteger } from '../../../../../platform/database/columns.js';

/** A WebAuthn credential of a user. */
@Index('ix_passkey_user', ['userId'])
@Index('uq_passkey_credential', ['credentialId'], { unique: true })
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_passkey_user' })
@Entity('passkey')
export class PasskeyEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Credential id from the authenticator, base64url. */
  @Column({ name: 'credential_id', type: 'varchar', length: 1364, charset: 'ascii', collation: 'ascii_bin' })
  credentialId: string;

  /** COSE key (RFC 9052). */
  @Column({ name: 'public_key', type: 'varbinary', length: 2048 })
  publicKey: Buffer;

  /** Last signature counter; 0 for authenticators without a counter. */
  @Column({ name: 'signature_counter', type: 'bigint', transformer: safeInteger })
  signatureCounter: number;

  /** Transports reported by the authenticator; a hint for the browser. */
  @Column({ type: 'varchar', length: 160, charset: 'ascii', collation: 'ascii_bin', transformer: commaSeparated })
  transports: string[];

  /** Whether the passkey is backed up (backup state flag). */
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

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An identity at a source, linked to an account. */
@Index('uq_external_identity_user_source', ['userId', 'source'], { unique: true })
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_external_identity_user' })
@Entity('external_identity')
export class ExternalIdentityEntity {
  /** Name of the source in the configuration. */
  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  source: string;

  /** SHA-256 of issuer and subject, which identify a user at a source. */
  @PrimaryColumn({ name: 'subject_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  subjectHash: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Account name at the source at the time of linking, for display only. */
  @Column({ name: 'account_name', type: 'varchar', length: 254, nullable: true })
  accountName: string | null;

  @Column({ name: 'linked_at', type: 'datetime', precision: 3 })
  linkedAt: Date;

  /** Last sign-in with the identity. */
  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}

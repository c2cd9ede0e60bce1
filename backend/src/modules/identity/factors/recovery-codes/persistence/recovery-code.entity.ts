import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A single-use code that replaces a lost factor. */
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_recovery_code_user' })
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** SHA-256 of the normalized code. */
  @PrimaryColumn({ name: 'code_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  codeHash: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}

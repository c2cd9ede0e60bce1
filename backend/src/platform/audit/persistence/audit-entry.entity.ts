import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../database/columns.js';
import type { AuditAction } from '../../registered.js';

/** One entry of the activity log. Append-only. */
@Index('ix_audit_entry_action', ['chain', 'action', 'occurredAt', 'id'])
@Index('ix_audit_entry_subject', ['chain', 'subject', 'occurredAt', 'id'])
@Index('ix_audit_entry_time', ['chain', 'occurredAt', 'id'])
@Index('ix_audit_entry_user', ['chain', 'userId', 'occurredAt', 'id'])
@Index('uq_audit_entry_id', ['id'], { unique: true })
@Entity('audit_entry')
export class AuditEntryEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  chain: string;

  @PrimaryColumn({ type: 'bigint', transformer: safeInteger })
  position: number;

  @Column({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'occurred_at', type: 'datetime', precision: 3 })
  occurredAt: Date;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  userId: string | null;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  action: AuditAction;

  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin', nullable: true })
  subject: string | null;

  @Column({ type: 'text', charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  details: string;

  @Column({ name: 'ip_address', type: 'varchar', length: 45, charset: 'ascii', collation: 'ascii_bin' })
  ipAddress: string;

  @Column({ name: 'request_id', type: 'varchar', length: 128, charset: 'ascii', collation: 'ascii_bin' })
  requestId: string;

  @Column({ name: 'previous_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  previousHash: string;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  hash: string;

  @Column({ name: 'key_id', type: 'char', length: 8, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  keyId: string | null;
}

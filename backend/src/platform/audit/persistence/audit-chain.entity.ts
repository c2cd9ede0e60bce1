import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../database/columns.js';

/** Newest entry of a chain of the activity log. */
@Entity('audit_chain')
export class AuditChainEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  chain: string;

  @Column({ name: 'last_position', type: 'bigint', transformer: safeInteger })
  lastPosition: number;

  @Column({ name: 'last_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  lastHash: string;

  @Column({ name: 'key_id', type: 'char', length: 8, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  keyId: string | null;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  seal: string | null;
}

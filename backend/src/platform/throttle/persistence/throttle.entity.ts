import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../database/columns.js';

/** Counted attempts under one key until the end of their window. */
@Index('ix_throttle_end', ['endsAt'])
@Entity('throttle')
export class ThrottleEntity {
  @PrimaryColumn({ name: 'throttle_key', type: 'varchar', length: 120, charset: 'ascii', collation: 'ascii_bin' })
  throttleKey: string;

  @Column({ type: 'int' })
  tries: number;

  @Column({ name: 'ends_at', type: 'bigint', transformer: safeInteger })
  endsAt: number;
}

import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The stored response of an idempotent request, by its Idempotency-Key. */
@Index('ix_idempotency_record_created', ['createdAt'])
@Entity('idempotency_record')
export class IdempotencyRecordEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({
    name: 'idempotency_key',
    type: 'varchar',
    length: 255,
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
  })
  idempotencyKey: string;

  @Column({ type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_general_ci' })
  operation: string;

  @Column({ name: 'request_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  requestHash: string;

  @Column({ type: 'json' })
  response: unknown;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

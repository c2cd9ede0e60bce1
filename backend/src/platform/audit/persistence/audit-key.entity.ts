import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signing key of the activity log, sealed with SECRET_KEY. */
@Entity('audit_key')
export class AuditKeyEntity {
  @PrimaryColumn({ type: 'char', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varbinary', length: 120 })
  sealed: Buffer;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

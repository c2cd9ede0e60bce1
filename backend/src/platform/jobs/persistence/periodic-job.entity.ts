import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The lease and the last run of a periodic job. */
@Entity('periodic_job')
export class PeriodicJobEntity {
  @PrimaryColumn({ type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_bin' })
  name: string;

  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;

  @Column({
    name: 'lease_owner',
    type: 'varchar',
    length: 80,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  leaseOwner: string | null;

  @Column({ name: 'leased_until', type: 'datetime', precision: 3, nullable: true })
  leasedUntil: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the node of a Galera cluster that all processes write to. */
@Entity('database_writer')
export class DatabaseWriterEntity {
  @PrimaryColumn({ type: 'tinyint' })
  id: number;

  /** Its name, and an id that changes when it starts. */
  @Column({ type: 'varchar', length: 160, charset: 'ascii', collation: 'ascii_bin' })
  node: string;

  @Column({ name: 'leased_until', type: 'datetime', precision: 3 })
  leasedUntil: Date;
}

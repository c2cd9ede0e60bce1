import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Has one row if the database was restored from a backup, else none. Belongs to the installation: backups leave it out. */
@Entity('restoration')
export class RestorationEntity {
  /** Always 1. */
  @PrimaryColumn({ type: 'tinyint' })
  id: number;

  /** Instant of the restored data. */
  @Column({ name: 'backup_at', type: 'datetime', precision: 3 })
  backupAt: Date;

  @Column({ name: 'started_at', type: 'datetime', precision: 3 })
  startedAt: Date;

  /** Null until all rows and files are stored, and stays null if the restore failed. */
  @Column({ name: 'stored_at', type: 'datetime', precision: 3, nullable: true })
  storedAt: Date | null;

  /** Null while the restore runs, after one that failed, and until one with `--unfinished` is finished: no process uses the database. */
  @Column({ name: 'completed_at', type: 'datetime', precision: 3, nullable: true })
  completedAt: Date | null;

  /** Null until `lading release`: no message is delivered and no job runs. */
  @Column({ name: 'released_at', type: 'datetime', precision: 3, nullable: true })
  releasedAt: Date | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Has one row if the database is a demonstration, else none. */
@Entity('demonstration')
export class DemonstrationEntity {
  /** Always 1. */
  @PrimaryColumn({ type: 'tinyint' })
  id: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

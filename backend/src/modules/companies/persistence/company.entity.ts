import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenant. */
@Entity('company')
export class CompanyEntity {
  @PrimaryColumn({ type: 'char', length: 30 })
  id: string;

  /** Eight characters by which people ask to join. */
  @Column({ type: 'char', length: 8 })
  code: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** GS1 company prefix for bill of lading numbers and pallet labels, if the company has one. */
  @Column({ name: 'gs1_prefix', type: 'varchar', length: 10, nullable: true })
  gs1Prefix: string | null;

  @Column({ type: 'boolean' })
  demo: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}

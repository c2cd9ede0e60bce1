import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A place in the address book that freight moves from or to. */
@Index('ix_contact_likeness', ['companyId', 'deletedAt', 'likeness', 'id'])
@Index('ix_contact_listed', ['companyId', 'deletedAt', 'id'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_contact_company' })
@Entity('contact')
export class ContactEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'json' })
  body: unknown;

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  country: string;

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  state: string;

  @Column({ name: 'place_type', type: 'varchar', length: 60, nullable: true })
  placeType: string | null;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  likeness: string;

  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  @Column({ name: 'deleted_at', type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A saved commodity. */
@Index('ix_product_created', ['companyId', 'createdAt', 'id'])
@Index('uq_product_name', ['companyId', 'name'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_product_company' })
@Entity('product')
export class ProductEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 200 })
  name: string;

  @Column({ type: 'json' })
  body: unknown;

  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

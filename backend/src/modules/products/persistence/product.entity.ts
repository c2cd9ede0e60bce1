import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { UnitSystem } from '../../../kernel/measures/measures.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Commodity, HandlingUnit } from '../../rating/index.js';
import { SavedFreightEntity } from './saved-freight.entity.js';

/** A commodity as a company usually packs it. */
export interface ProductBody extends Pick<
  Commodity,
  'packagingType' | 'freightClass' | 'nmfc' | 'nmfcSub' | 'hazmat' | 'hsCode' | 'countryOfOrigin'
> {
  readonly sku?: string | null;
  /** Pieces in a handling unit as it is usually packed; null: one. */
  readonly piecesPerUnit?: number | null;
  readonly units?: UnitSystem;
  /** One handling unit. */
  readonly handlingUnit?: Omit<HandlingUnit, 'count' | 'commodities'> | null;
  /** Value of one handling unit. */
  readonly declaredValue?: Money | null;
}

/** A saved commodity; its description is the name. */
@Index('ix_product_created', ['companyId', 'createdAt', 'id'])
@Index('uq_product_name', ['companyId', 'name'], { unique: true })
@Index('uq_product_sku', ['companyId', 'sku'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_product_company' })
@Entity('product')
export class ProductEntity extends SavedFreightEntity<ProductBody> {
  /** Copy of the body's. */
  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_general_ci', nullable: true })
  sku: string | null;
}

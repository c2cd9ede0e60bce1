import { Entity, ForeignKey, Index } from 'typeorm';
import type { SaveProductDto } from '../products.dto.js';
import { SavedFreightEntity } from './saved-freight.entity.js';

/** A saved commodity; its description is the name. */
@Index('ix_product_created', ['companyId', 'createdAt', 'id'])
@Index('uq_product_name', ['companyId', 'name'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_product_company' })
@Entity('product')
export class ProductEntity extends SavedFreightEntity<Omit<SaveProductDto, 'description'>> {}

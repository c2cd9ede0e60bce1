import { Entity, ForeignKey, Index } from 'typeorm';
import type { TemplateFreightDto } from '../products.dto.js';
import { SavedFreightEntity } from './saved-freight.entity.js';

/** Saved handling units to start a quote from. */
@Index('ix_freight_template_created', ['companyId', 'createdAt', 'id'])
@Index('uq_freight_template_name', ['companyId', 'name'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_freight_template_company' })
@Entity('freight_template')
export class FreightTemplateEntity extends SavedFreightEntity<TemplateFreightDto> {}

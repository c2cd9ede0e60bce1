import { Entity, ForeignKey, Index } from 'typeorm';
import type { QuoteRequest } from '../../rating/index.js';
import { SavedFreightEntity } from './saved-freight.entity.js';

/** The part of a quote request that describes freight. */
export type TemplateFreight = Omit<QuoteRequest, 'pickup' | 'delivery' | 'stops' | 'references'>;

/** Saved handling units for new quotes. */
@Index('ix_freight_template_created', ['companyId', 'createdAt', 'id'])
@Index('uq_freight_template_name', ['companyId', 'name'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_freight_template_company' })
@Entity('freight_template')
export class FreightTemplateEntity extends SavedFreightEntity<TemplateFreight> {}

import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { ImportEntity } from '../../../platform/imports/persistence/import.entity.js';

/** An uploaded file of quote requests. */
@Index('ix_quote_import_age', ['finishedAt'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_quote_import_company' })
@Entity('quote_import')
export class QuoteImportEntity extends ImportEntity {
  @Column({ name: 'quote_count', type: 'int' })
  quoteCount: number;
}

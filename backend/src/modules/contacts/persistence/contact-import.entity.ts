import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { ImportEntity } from '../../../platform/imports/persistence/import.entity.js';

/** An uploaded file of contacts. */
@Index('ix_contact_import_age', ['finishedAt'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_contact_import_company' })
@Entity('contact_import')
export class ContactImportEntity extends ImportEntity {
  @Column({ name: 'contact_count', type: 'int' })
  contactCount: number;
}

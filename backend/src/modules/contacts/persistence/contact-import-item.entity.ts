import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { ImportItemEntity } from '../../../platform/imports/persistence/import.entity.js';
import type { ContactBody } from '../domain/contact-body.js';
import { ContactImportEntity } from './contact-import.entity.js';

/** One row of an uploaded file of contacts. */
@Index('ix_contact_import_item_status', ['companyId', 'importId', 'status', 'position'])
@ForeignKey(() => ContactImportEntity, ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'fk_contact_import_item_import',
})
@Entity('contact_import_item')
export class ContactImportItemEntity extends ImportItemEntity {
  @Column({ type: 'varchar', length: 60 })
  ref: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'saved' | 'failed';

  @Column({ type: 'json', nullable: true })
  request: ContactBody | null;

  @Column({ name: 'contact_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  contactId: string | null;
}

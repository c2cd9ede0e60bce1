import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import type { ContactBody } from '../domain/contact-body.js';
import { ContactImportEntity } from './contact-import.entity.js';

/** One row of an uploaded file of contacts. */
@Index('ix_contact_import_item_status', ['companyId', 'importId', 'status', 'position'])
@ForeignKey(() => ContactImportEntity, ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'fk_contact_import_item_import',
})
@Entity('contact_import_item')
export class ContactImportItemEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'import_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  importId: string;

  @PrimaryColumn({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 60 })
  ref: string;

  @Column({ name: 'first_row', type: 'int' })
  firstRow: number;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'saved' | 'failed';

  @Column({ type: 'json', nullable: true })
  request: ContactBody | null;

  @Column({ name: 'cell_rows', type: 'json' })
  cellRows: number[];

  @Column({ name: 'contact_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  contactId: string | null;

  @Column({ type: 'json' })
  messages: ImportMessage[];
}

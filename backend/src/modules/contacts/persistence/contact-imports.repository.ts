import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ImportTables, type ImportItem as TableItem } from '../../../platform/imports/persistence/import-tables.sql.js';
import type { ContactBody } from '../domain/contact-body.js';
import { CONTACT_BODY } from './contact.entity.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';

/** A contact to create from a file. */
export type ImportItem = TableItem<ContactBody>;

@Retention([
  {
    table: 'contact_import',
    column: 'finished_at',
    index: 'ix_contact_import_age',
    keptMs: 365 * DAY_MS,
    children: { table: 'contact_import_item', key: 'import_id' },
  },
])
@Injectable()
export class ContactImportsRepository extends ImportTables<ContactBody> {
  constructor(database: Database) {
    super(database, 'contact', 'saved', CONTACT_BODY);
  }
}

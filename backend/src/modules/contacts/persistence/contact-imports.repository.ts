import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import * as imports from '../../../platform/imports/import-tables.js';
import type { ContactBody } from '../domain/contact-body.js';

/** A contact that a file asks for. */
export type ImportItem = imports.ImportItem<ContactBody>;

@Injectable()
export class ContactImportsRepository extends imports.ImportTables<ContactBody> {
  constructor(database: Database) {
    super(database, 'contact', 'saved');
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import * as imports from '../../../platform/imports/import-tables.js';
import type { QuoteRequestDto } from '../../rating/index.js';

/** A quote that a file asks for. */
export type ImportItem = imports.ImportItem<QuoteRequestDto>;
/** An item that is to be quoted. */
export type WaitingItem = imports.WaitingItem<QuoteRequestDto>;

@Injectable()
export class QuoteImportsRepository extends imports.ImportTables<QuoteRequestDto> {
  constructor(database: Database) {
    super(database, 'quote', 'quoted');
  }
}

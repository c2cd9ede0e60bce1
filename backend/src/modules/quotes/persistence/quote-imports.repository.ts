import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import {
  ImportTables,
  type ImportItem as TableItem,
  type WaitingItem as WaitingTableItem,
} from '../../../platform/imports/persistence/import-tables.sql.js';
import type { QuoteRequest } from '../../rating/index.js';
import { QUOTE_REQUEST } from './quote.entity.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';

/** An import item. */
export type ImportItem = TableItem<QuoteRequest>;
/** An item to be quoted. */
export type WaitingItem = WaitingTableItem<QuoteRequest>;

@Retention([
  {
    table: 'quote_import',
    column: 'finished_at',
    index: 'ix_quote_import_age',
    keptMs: 365 * DAY_MS,
    children: { table: 'quote_import_item', key: 'import_id' },
  },
])
@Injectable()
export class QuoteImportsRepository extends ImportTables<QuoteRequest> {
  constructor(database: Database) {
    super(database, 'quote', 'quoted', QUOTE_REQUEST);
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import {
  type ImportRow,
  ImportTables,
  type ImportItem as TableItem,
  type NewImportItem,
  type WaitingItem as WaitingTableItem,
} from '../../../platform/imports/persistence/import-tables.sql.js';
import type { QuoteRequest } from '../../rating/index.js';
import type { QuoteImportItemEntity } from './quote-import-item.entity.js';
import { QUOTE_REQUEST } from './quote.entity.js';
import { DAY_MS, Retention } from '../../../platform/retention/retention-rules.js';

/** An import item. */
export type ImportItem = TableItem<QuoteRequest>;
/** An item to be quoted. */
export type WaitingItem = WaitingTableItem<QuoteRequest>;
/** An item to insert; one of an order has the hash of the order, and its number as `ref`. */
export type NewQuoteItem = NewImportItem<QuoteRequest> & Pick<QuoteImportItemEntity, 'orderHash'>;

const HASHES_AT_ONCE = 100;

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

  override async insert(tx: Transaction, row: ImportRow, items: readonly NewQuoteItem[]): Promise<void> {
    await super.insert(tx, row, items);
    const orders = items.filter(({ orderHash }) => orderHash !== null);
    for (let start = 0; start < orders.length; start += HASHES_AT_ONCE) {
      const part = orders.slice(start, start + HASHES_AT_ONCE);
      await tx.query(
        `UPDATE quote_import_item SET order_hash = CASE position ${part.map(() => 'WHEN ? THEN ?').join(' ')} END
         WHERE company_id = ? AND import_id = ? AND position IN (?)`,
        [
          ...part.flatMap(({ position, orderHash }) => [position, orderHash]),
          row.companyId,
          row.id,
          part.map(({ position }) => position),
        ],
      );
    }
  }

  /** Hashes of the orders among items of an import, by position. */
  async orderHashes({ companyId, id }: ImportRow, positions: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.database.query<{ position: number; orderHash: string }>(
      `SELECT position, order_hash AS orderHash FROM quote_import_item
       WHERE company_id = ? AND import_id = ? AND position IN (?) AND order_hash IS NOT NULL`,
      [companyId, id, positions],
    );
    return new Map(rows.map(({ position, orderHash }) => [position, orderHash]));
  }
}

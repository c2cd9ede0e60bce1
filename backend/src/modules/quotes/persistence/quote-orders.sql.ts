import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import type { QuoteEntity } from './quote.entity.js';

type OrderedQuote = Pick<QuoteEntity, 'id' | 'orderHash'>;
export type NumberedQuote = Pick<QuoteEntity, 'id' | 'number' | 'orderNumber' | 'orderHash'>;

/** Orders that quotes were suggested for. */
@Injectable()
export class QuoteOrdersRepository {
  constructor(private readonly database: Database) {}

  /** The quote of an order; null if there is none. */
  async find(companyId: string, orderNumber: string): Promise<OrderedQuote | null> {
    const [row] = await this.database.query<OrderedQuote>(
      'SELECT id, order_hash AS orderHash FROM quote WHERE company_id = ? AND order_number = ?',
      [companyId, orderNumber],
    );
    return row ?? null;
  }

  /** Orders of the company that have a quote, by number. */
  async ofNumbers(companyId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, NumberedQuote>> {
    if (numbers.length === 0) return new Map();
    const rows = await this.database.query<NumberedQuote>(
      'SELECT id, number, order_number AS orderNumber, order_hash AS orderHash FROM quote WHERE company_id = ? AND order_number IN (?)',
      [companyId, numbers],
    );
    return new Map(rows.map((row) => [row.orderNumber!, row]));
  }

  /** Notes the order of a new quote. Returns false if another quote has it; waits while another transaction takes it. */
  async claim(
    tx: Transaction,
    { companyId, id, orderNumber, orderHash }: Pick<QuoteEntity, 'companyId' | 'id' | 'orderNumber' | 'orderHash'>,
  ): Promise<boolean> {
    try {
      const sql = 'UPDATE quote SET order_number = ?, order_hash = ? WHERE company_id = ? AND id = ?';
      await tx.query(sql, [orderNumber, orderHash, companyId, id]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

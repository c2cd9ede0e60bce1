import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { moveOffersBack } from '../../../offers/index.js';

/** Moves demonstration quotes into the past. */
@Injectable()
export class DemonstrationPast {
  constructor(private readonly database: Database) {}

  async hasQuotes(companyId: string): Promise<boolean> {
    const rows = await this.database.query('SELECT id FROM quote WHERE company_id = ? LIMIT 1', [companyId]);
    return rows.length > 0;
  }

  /** Moves all dates of a quote and its offers back by whole days, so that it is expired. */
  async moveBack(companyId: string, id: string, days: number): Promise<void> {
    await this.database.query(
      `UPDATE quote SET created_at = created_at - INTERVAL ${days} DAY, updated_at = updated_at - INTERVAL ${days} DAY,
         valid_until = valid_until - INTERVAL ${days} DAY WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    await moveOffersBack(this.database, companyId, id, days);
  }
}

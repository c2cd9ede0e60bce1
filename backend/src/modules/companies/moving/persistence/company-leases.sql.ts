import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';

/** Work in progress: every table whose rows workers lease has a column `leased_until`. */
@Injectable()
export class CompanyLeases {
  constructor(private readonly database: Database) {}

  /** Tables with rows of the company that a worker has leased. */
  async tables(companyId: string): Promise<string[]> {
    const leased = await this.database.query<{ name: string }>(
      `SELECT l.table_name AS name FROM information_schema.columns l
         JOIN information_schema.columns c ON c.table_schema = l.table_schema AND c.table_name = l.table_name AND c.column_name = 'company_id'
        WHERE l.table_schema = DATABASE() AND l.column_name = 'leased_until' ORDER BY l.table_name`,
    );
    const busy: string[] = [];
    for (const { name } of leased) {
      const rows = await this.database.query<{ leased: number }>(
        `SELECT 1 AS leased FROM \`${name}\` WHERE company_id = ? AND leased_until > UTC_TIMESTAMP(3) LIMIT 1`,
        [companyId],
      );
      if (rows.length > 0) busy.push(name);
    }
    return busy;
  }
}

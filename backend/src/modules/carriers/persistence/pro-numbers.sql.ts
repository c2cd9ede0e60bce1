import { Injectable } from '@nestjs/common';
import type { CheckRule } from '../../../kernel/identifiers/pro-number.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';
import { formatPro, type ProFormat } from '../domain/pro-block.js';

/** Allocates PRO numbers from the company's PRO blocks. */
@Injectable()
export class ProNumbers {
  constructor(private readonly database: Database) {}

  /**
   * Allocates the next number of the carrier's oldest block with numbers left, or null if the company has entered none or all are used. A
   * rollback of `tx` releases it.
   */
  async next(tx: Transaction, companyId: string, carrierId: string): Promise<string | null> {
    const { affectedRows, insertId } = await queryPrepared<{ affectedRows: number; insertId: number }>(
      tx,
      `UPDATE pro_block SET next_number = LAST_INSERT_ID(next_number) + 1
        WHERE company_id = ? AND carrier_id = ? AND next_number <= last_number AND check_rule IS NOT NULL
        ORDER BY first_number LIMIT 1`,
      [companyId, carrierId],
    );
    if (affectedRows === 0) return null;
    const [format] = await queryPrepared<ProFormat[]>(
      tx,
      `SELECT prefix, digits, check_rule AS checkRule FROM pro_block
        WHERE company_id = ? AND carrier_id = ? AND first_number <= ? AND last_number >= ? AND check_rule IS NOT NULL`,
      [companyId, carrierId, insertId, insertId],
    );
    if (format === undefined) throw new Error('The PRO block of an allocated number is missing.');
    return formatPro(format, insertId);
  }

  /** How the carrier checks its PRO numbers, according to its newest block; `none` without blocks. */
  async checkRule(companyId: string, carrierId: string): Promise<CheckRule> {
    const [block] = await this.database.query<{ checkRule: CheckRule }>(
      `SELECT check_rule AS checkRule FROM pro_block
        WHERE company_id = ? AND carrier_id = ? AND check_rule IS NOT NULL ORDER BY entered_at DESC, first_number DESC LIMIT 1`,
      [companyId, carrierId],
    );
    return block?.checkRule ?? 'none';
  }
}

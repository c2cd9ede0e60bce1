import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';

/** Allocates PRO numbers from the company's PRO blocks. */
@Injectable()
export class ProNumbers {
  /** Allocates the next number of the carrier's oldest block with numbers left, or null if all are used. A rollback of `tx` releases it. */
  async next(tx: Transaction, companyId: string, carrierId: string): Promise<string | null> {
    const updated = await queryPrepared<{ affectedRows: number; insertId: number }>(
      tx,
      `UPDATE pro_block SET next_number = LAST_INSERT_ID(next_number) + 1
        WHERE company_id = ? AND carrier_id = ? AND next_number <= last_number
        ORDER BY first_number LIMIT 1`,
      [companyId, carrierId],
    );
    return updated.affectedRows === 0 ? null : String(updated.insertId);
  }
}

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { queryPrepared } from '../../../platform/database/prepared.js';

/** Hands out PRO numbers from the blocks that carriers assigned to the company. */
@Injectable()
export class ProNumbers {
  /** Takes the next number of the carrier's oldest block with numbers left, or null when all are used up. A rollback of `tx` gives it back. */
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

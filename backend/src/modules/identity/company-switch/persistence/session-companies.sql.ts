import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';

@Injectable()
export class SessionCompaniesRepository {
  /** Whether the person is an active member of the company, and stays it until `tx` ends. */
  async isMember(tx: Transaction, userId: string, companyId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT a.id FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL
        WHERE a.company_id = ? AND a.user_id = ? AND a.status = 'active' FOR UPDATE`,
      [companyId, userId],
    );
    return rows.length > 0;
  }

  /** Moves the person's sessions in the company to the oldest of their other companies, or to none. */
  async leave(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await tx.query(
      `UPDATE user_session SET company_id = (
         SELECT a.company_id FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL WHERE a.user_id = ? AND a.company_id <> ? AND a.status = 'active' ORDER BY a.created_at, a.company_id LIMIT 1)
        WHERE user_id = ? AND company_id = ? AND revoked_at IS NULL`,
      [userId, companyId, userId, companyId],
    );
  }
}

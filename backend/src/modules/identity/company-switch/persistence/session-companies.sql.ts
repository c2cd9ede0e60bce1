import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import type { ClosedCompany } from '../../../companies/index.js';

@Injectable()
export class SessionCompaniesRepository {
  /** Whether the user is an active member of the company. Locks the membership until `tx` ends. */
  async isMember(tx: Transaction, userId: string, companyId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT a.id FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL
        WHERE a.company_id = ? AND a.user_id = ? AND a.status = 'active' FOR UPDATE`,
      [companyId, userId],
    );
    return rows.length > 0;
  }

  /** The company, if it is suspended and the user is an active member of it. */
  async closedFor(tx: Transaction, userId: string, companyId: string): Promise<ClosedCompany | null> {
    const rows = await tx.query<ClosedCompany[]>(
      `SELECT c.name, c.move_state AS moveState, c.moved_to AS movedTo FROM association a JOIN company c ON c.id = a.company_id AND c.suspended_at IS NOT NULL
        WHERE a.company_id = ? AND a.user_id = ? AND a.status = 'active'`,
      [companyId, userId],
    );
    return rows[0] ?? null;
  }

  /** Moves the user's sessions in the company to their oldest other company, or to none. */
  async leave(tx: Transaction, userId: string, companyId: string): Promise<void> {
    await tx.query(
      `UPDATE user_session SET company_id = (
         SELECT a.company_id FROM association a JOIN company c ON c.id = a.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL WHERE a.user_id = ? AND a.company_id <> ? AND a.status = 'active' ORDER BY a.created_at, a.company_id LIMIT 1)
        WHERE user_id = ? AND company_id = ? AND revoked_at IS NULL`,
      [userId, companyId, userId, companyId],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { Role } from '../../../../platform/registered.js';

/** An active member without a second factor. */
export interface MemberWithoutFactor {
  userId: string;
  fullName: string;
  email: string;
  role: Role;
  hasSignInSource: number;
}

const WITHOUT_FACTOR = `
  SELECT a.user_id AS userId, u.full_name AS fullName, u.email, a.role,
         EXISTS (SELECT 1 FROM external_identity e WHERE e.user_id = a.user_id) AS hasSignInSource
    FROM association a JOIN user_account u ON u.id = a.user_id
   WHERE a.company_id = ? AND a.status = 'active'
     AND NOT EXISTS (SELECT 1 FROM totp_factor t WHERE t.user_id = a.user_id AND t.confirmed_at IS NOT NULL)
     AND NOT EXISTS (SELECT 1 FROM passkey p WHERE p.user_id = a.user_id)
   ORDER BY u.full_name, a.user_id LIMIT ?`;

@Injectable()
export class FactorRuleQueries {
  constructor(private readonly database: Database) {}

  /** Active members of any role without a second factor, by name. */
  membersWithoutFactor(companyId: string, limit: number): Promise<MemberWithoutFactor[]> {
    return this.database.query<MemberWithoutFactor>(WITHOUT_FACTOR, [companyId, limit]);
  }

  /** Whether the session started at a sign-in source. */
  async isSignedInBySource(tx: Transaction, sessionId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>('SELECT 1 FROM user_session WHERE id = ? AND signed_in_by_source', [
      sessionId,
    ]);
    return rows.length > 0;
  }
}

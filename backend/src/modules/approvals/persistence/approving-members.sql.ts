import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import type { Role } from '../../../platform/registered.js';
import { Database } from '../../../platform/database/database.js';
import type { ApprovingMember } from '../domain/approvers.js';

/** Roles that may approve. */
export const APPROVING_ROLES = (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((role) =>
  ROLE_PERMISSIONS[role].has('approval.decide'),
);

/** Read model of approvers. It joins tables of identity and companies. */
@Injectable()
export class ApprovingMembers {
  constructor(private readonly database: Database) {}

  /** Active members whose role may approve, by name. */
  list(companyId: string): Promise<ApprovingMember[]> {
    return this.database.query<ApprovingMember>(
      `SELECT a.user_id AS userId, u.full_name AS fullName, a.role FROM association a JOIN user_account u ON u.id = a.user_id
        WHERE a.company_id = ? AND a.status = 'active' AND a.role IN (?) ORDER BY u.full_name, a.user_id`,
      [companyId, APPROVING_ROLES],
    );
  }
}

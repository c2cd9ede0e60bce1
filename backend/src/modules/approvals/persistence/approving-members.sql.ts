import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import type { Currency } from '../../../kernel/codes.js';
import type { Permission, Role } from '../../../platform/registered.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { Database } from '../../../platform/database/database.js';
import type { ApprovingMember } from '../domain/approvers.js';

const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((role) => ROLE_PERMISSIONS[role].has(permission));

/** Roles that may approve. */
export const APPROVING_ROLES = rolesWith('approval.decide');

interface MemberRow extends Omit<ApprovingMember, 'limit'> {
  limitAmount: number | string | null;
  limitCurrency: Currency;
}

/** Read model of approvers. It joins tables of identity and companies. */
@Injectable()
export class ApprovingMembers {
  constructor(private readonly database: Database) {}

  /** Active members whose role may approve, by name, with the largest booking that they approve. */
  list(companyId: string): Promise<ApprovingMember[]> {
    return this.read('a.booking_limit', companyId, APPROVING_ROLES);
  }

  /** Active members whose role may approve invoices, by name, with the largest amount that they approve. */
  forInvoices(companyId: string): Promise<ApprovingMember[]> {
    return this.read('a.invoice_limit', companyId, rolesWith('invoice.manage'));
  }

  private async read(limit: string, companyId: string, roles: readonly Role[]): Promise<ApprovingMember[]> {
    const rows = await this.database.query<MemberRow>(
      `SELECT a.user_id AS userId, u.full_name AS fullName, a.role, ${limit} AS limitAmount, a.limit_currency AS limitCurrency
         FROM association a JOIN user_account u ON u.id = a.user_id
        WHERE a.company_id = ? AND a.status = 'active' AND a.role IN (?) ORDER BY u.full_name, a.user_id`,
      [companyId, roles],
    );
    return rows.map(({ limitAmount, limitCurrency, ...member }) => ({
      ...member,
      limit: limitAmount === null ? null : { amount: toSafeInteger(limitAmount), currency: limitCurrency },
    }));
  }
}

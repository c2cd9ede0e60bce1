import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { SqlRow } from '../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import type { MembershipStatus } from '../domain/membership.js';
import type { MembershipEntity } from './membership.entity.js';
import type { CompanyDomainEntity } from './company-domain.entity.js';
import type { CompanyEntity } from './company.entity.js';

/** Maximum companies in one response; more than any user has. */
const LIST_LIMIT = 500;

/** A membership, request or open invitation of a user. */
export interface MembershipListRow
  extends
    Pick<MembershipEntity, 'companyId' | 'role' | 'createdAt' | 'expiresAt'>,
    Pick<CompanyEntity, 'eraseAt' | 'suspendedAt' | 'movedTo'> {
  companyName: string;
  status: Exclude<MembershipStatus, 'removed'>;
}

/** A company with the mail domain of the user's verified address. */
export interface SuggestedCompany extends SqlRow<CompanyDomainEntity, 'domain' | 'autoJoin'> {
  companyId: string;
  companyName: string;
  companyCode: string;
}

/** Memberships, requests and open invitations; invitations only for companies without a membership. */
const SELECT_MEMBERSHIPS = `
  SELECT a.company_id AS companyId, c.name AS companyName, a.role, a.status, a.created_at AS createdAt, a.expires_at AS expiresAt, c.erase_at AS eraseAt, c.suspended_at AS suspendedAt, c.moved_to AS movedTo
    FROM association a JOIN company c ON c.id = a.company_id
   WHERE a.user_id = ? AND (a.status IN ('active', 'suspended') OR (a.status = 'requested' AND a.expires_at > ?))
  UNION ALL
  SELECT i.company_id, c.name, i.role, 'invited', i.created_at, i.expires_at, NULL, NULL, NULL
    FROM invitation i JOIN company c ON c.id = i.company_id AND c.erase_at IS NULL
    LEFT JOIN association a ON a.company_id = i.company_id AND a.user_id = ? AND a.status <> 'removed'
   WHERE i.email = ? AND i.is_open = true AND i.expires_at > ? AND a.id IS NULL`;

@Injectable()
export class MembershipsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The user's memberships, requests and open invitations, by company name. */
  list({ userId, email }: Actor): Promise<MembershipListRow[]> {
    const now = this.clock.now();
    return this.database.query<MembershipListRow>(`${SELECT_MEMBERSHIPS} ORDER BY companyName, companyId LIMIT ?`, [
      userId,
      now,
      userId,
      email,
      now,
      LIST_LIMIT,
    ]);
  }

  /** @throws NotFound */
  async detail(actor: Actor, companyId: string): Promise<MembershipListRow> {
    const membership = (await this.list(actor)).find((item) => item.companyId === companyId);
    if (membership === undefined) throw new NotFound();
    return membership;
  }

  /** Companies with the user's mail domain, including those of `list`. */
  suggested({ userId, email }: Actor): Promise<SuggestedCompany[]> {
    return this.database.query<SuggestedCompany>(
      `SELECT c.id AS companyId, c.name AS companyName, c.code AS companyCode, d.domain, d.auto_join AS autoJoin
         FROM company_domain d JOIN company c ON c.id = d.company_id AND c.erase_at IS NULL AND c.suspended_at IS NULL JOIN user_account u ON u.id = ? AND u.email_verified_at IS NOT NULL
        WHERE d.verified_domain = ?`,
      [userId, domainOf(email)],
    );
  }
}

/** At most `limit` expired requests of all companies, longest expired first. */
export async function expiredRequests(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<Pick<MembershipEntity, 'companyId' | 'userId'>[]> {
  return tx.query(
    `SELECT company_id AS companyId, user_id AS userId FROM association FORCE INDEX (ix_association_expiry)
      WHERE status = 'requested' AND expires_at <= ? ORDER BY expires_at LIMIT ?`,
    [now, limit],
  );
}

/** The part of a normalized address after the `@`. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { olderThan } from '../../../platform/database/keyset.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, type Page, type PageRequest } from '../../../platform/http/paging/page.js';
import type { MembershipStatus } from '../domain/membership.js';
import { MembershipEntity } from './membership.entity.js';

const MEMBER_KEYS = [
  'id',
  'userId',
  'role',
  'seesPrices',
  'bookingLimit',
  'invoiceLimit',
  'limitCurrency',
  'createdAt',
  'expiresAt',
] as const;

/** Status of a member or of a request to join. */
type ListedStatus = Extract<MembershipStatus, 'requested' | 'active' | 'suspended'>;

/** A member or a request to join, with the user's name. */
export interface MemberRow extends SqlRow<MembershipEntity, (typeof MEMBER_KEYS)[number]> {
  fullName: string;
  email: string;
  status: ListedStatus;
}

/** Members and unexpired requests to join. */
const SELECT_MEMBERS = `
  SELECT ${columnsOf(MembershipEntity, 'a', MEMBER_KEYS)}, a.status, u.full_name AS fullName, u.email
    FROM association a JOIN user_account u ON u.id = a.user_id
   WHERE a.company_id = ? AND (a.status IN ('active', 'suspended') OR (a.status = 'requested' AND a.expires_at > ?))`;

@Injectable()
export class MembersQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether the company has more than one member, or has invited somebody. */
  async hasColleague(companyId: string): Promise<boolean> {
    const rows = await this.database.query(
      `(SELECT a.id FROM association a WHERE a.company_id = ? AND a.status IN ('active', 'suspended') LIMIT 2)
        UNION ALL (SELECT i.id FROM invitation i WHERE i.company_id = ? AND i.is_open LIMIT 1)`,
      [companyId, companyId],
    );
    return rows.length > 1;
  }

  /** A page of members, newest first. @throws ValidationFailed for an invalid cursor */
  async list(
    { companyId }: Actor,
    { status, limit = PAGE_SIZE, cursor }: PageRequest & { status?: ListedStatus },
  ): Promise<Page<MemberRow>> {
    const conditions: string[] = [];
    const params: unknown[] = [companyId, this.clock.now()];
    if (status !== undefined) {
      conditions.push('AND a.status = ?');
      params.push(status);
    }
    if (cursor !== undefined) {
      const [condition, ...values] = olderThan('a.created_at', 'a.id', readCursor(cursor));
      conditions.push(`AND ${condition}`);
      params.push(...values);
    }
    const rows = await this.database.query<MemberRow>(
      `${SELECT_MEMBERS} ${conditions.join(' ')} ORDER BY a.created_at DESC, a.id DESC LIMIT ?`,
      [...params, limit + 1],
    );
    return toPage(rows, limit);
  }

  /** @throws NotFound */
  async detail({ companyId }: Actor, userId: string): Promise<MemberRow> {
    const rows = await this.database.query<MemberRow>(`${SELECT_MEMBERS} AND a.user_id = ?`, [
      companyId,
      this.clock.now(),
      userId,
    ]);
    if (rows[0] === undefined) throw new NotFound();
    return rows[0];
  }
}

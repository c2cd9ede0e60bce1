import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { permissionsOf, PRICE_CHOICE_ROLES } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { olderThan } from '../../../platform/database/keyset.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, presentPage } from '../../../platform/http/paging/page.js';
import type { MemberDto, MemberListDto, MemberListQuery } from '../members/members.dto.js';
import type { MembershipEntity } from './membership.entity.js';

interface MemberRow extends Pick<MembershipEntity, 'id' | 'userId' | 'role' | 'createdAt' | 'expiresAt'> {
  fullName: string;
  email: string;
  status: MemberDto['status'];
  seesPrices: number | null;
}

/** Members and unexpired requests to join. */
const SELECT_MEMBERS = `
  SELECT a.id, a.user_id AS userId, u.full_name AS fullName, u.email, a.role, a.status, a.sees_prices AS seesPrices, a.created_at AS createdAt, a.expires_at AS expiresAt
    FROM association a JOIN user_account u ON u.id = a.user_id
   WHERE a.company_id = ? AND (a.status IN ('active', 'suspended') OR (a.status = 'requested' AND a.expires_at > ?))`;

@Injectable()
export class MembersQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of members, newest first. @throws ValidationFailed for an invalid cursor */
  async list(actor: Actor, { status, limit = PAGE_SIZE, cursor }: MemberListQuery): Promise<MemberListDto> {
    const conditions: string[] = [];
    const params: unknown[] = [actor.companyId, this.clock.now()];
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
    return presentPage(toPage(rows, limit), (row) => present(actor, row));
  }

  /** @throws NotFound */
  async detail(actor: Actor, userId: string): Promise<MemberDto> {
    const rows = await this.database.query<MemberRow>(`${SELECT_MEMBERS} AND a.user_id = ?`, [
      actor.companyId,
      this.clock.now(),
      userId,
    ]);
    if (rows[0] === undefined) throw new NotFound();
    return present(actor, rows[0]);
  }
}

function present(
  actor: Actor,
  { userId, fullName, email, role, status, seesPrices, createdAt, expiresAt }: MemberRow,
): MemberDto {
  return {
    userId,
    fullName,
    email,
    role,
    status,
    seesPrices: permissionsOf(role, seesPrices === null ? null : seesPrices === 1).has('price.read'),
    pricesCanBeChosen: PRICE_CHOICE_ROLES.includes(role),
    you: userId === actor.userId,
    since: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Role } from '../../../platform/registered.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { olderThan } from '../../../platform/database/keyset.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, presentPage, type PageRequest } from '../../../platform/http/paging/page.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { InvitationExpired, InvitationInvalid } from '../companies.errors.js';
import type { InvitationDto, InvitationListDto, InvitationPreviewDto } from '../invitations/invitations.dto.js';
import type { InvitationEntity } from './invitation.entity.js';

interface InvitationListRow extends Pick<InvitationEntity, 'id' | 'email' | 'createdAt' | 'expiresAt'> {
  role: Role;
  invitedBy: string;
  companyName: string;
}

const COLUMNS = `i.id, i.email, i.role, u.full_name AS invitedBy, c.name AS companyName, i.created_at AS createdAt, i.expires_at AS expiresAt`;
const JOINED =
  'JOIN user_account u ON u.id = i.invited_by JOIN company c ON c.id = i.company_id AND c.erase_at IS NULL';

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of open invitations, including expired ones, newest first. @throws ValidationFailed for an invalid cursor */
  async list(actor: Actor, { limit = PAGE_SIZE, cursor }: PageRequest): Promise<InvitationListDto> {
    const params: unknown[] = [actor.companyId];
    let after = '';
    if (cursor !== undefined) {
      const [condition, ...values] = olderThan('i.created_at', 'i.id', readCursor(cursor));
      after = `AND ${condition}`;
      params.push(...values);
    }
    const rows = await this.database.query<InvitationListRow>(
      `SELECT ${COLUMNS} FROM invitation i FORCE INDEX (ix_invitation_company) ${JOINED}
        WHERE i.company_id = ? AND i.is_open = true ${after} ORDER BY i.created_at DESC, i.id DESC LIMIT ?`,
      [...params, limit + 1],
    );
    return presentPage(toPage(rows, limit), (row) => this.present(row));
  }

  /** @throws NotFound if the invitation is not open */
  async detail(actor: Actor, id: string): Promise<InvitationDto> {
    const rows = await this.database.query<InvitationListRow>(
      `SELECT ${COLUMNS} FROM invitation i ${JOINED} WHERE i.company_id = ? AND i.id = ? AND i.is_open = true`,
      [actor.companyId, id],
    );
    if (rows[0] === undefined) throw new NotFound();
    return this.present(rows[0]);
  }

  /** Details of the invitation of a link. @throws InvitationInvalid, InvitationExpired */
  async preview(token: string): Promise<InvitationPreviewDto> {
    const rows = await this.database.query<InvitationListRow>(
      `SELECT ${COLUMNS} FROM invitation_link l JOIN invitation i ON i.id = l.invitation_id AND i.mailing = l.mailing ${JOINED}
        WHERE l.token_hash = ? AND i.is_open = true`,
      [hashToken(token)],
    );
    const row = rows[0];
    if (row === undefined) throw new InvitationInvalid();
    if (this.clock.now() >= row.expiresAt) throw new InvitationExpired();
    const { companyName, email, role, invitedBy, expiresAt } = row;
    return { companyName, email, role, invitedBy, expiresAt: expiresAt.toISOString() };
  }

  private present({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationListRow): InvitationDto {
    const expired = this.clock.now() >= expiresAt;
    return {
      id,
      email,
      role,
      invitedBy,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      expired,
    };
  }
}

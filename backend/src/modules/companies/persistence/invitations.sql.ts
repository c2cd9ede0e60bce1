import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { olderThan } from '../../../platform/database/keyset.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, type Page, type PageRequest } from '../../../platform/http/paging/page.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { InvitationExpired, InvitationInvalid } from '../companies.errors.js';
import { InvitationEntity } from './invitation.entity.js';

const INVITATION_KEYS = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const;

/** An open invitation with the names of the inviter and of the company. */
export interface InvitationListRow extends Pick<InvitationEntity, (typeof INVITATION_KEYS)[number]> {
  invitedBy: string;
  companyName: string;
}

const COLUMNS = `${columnsOf(InvitationEntity, 'i', INVITATION_KEYS)}, u.full_name AS invitedBy, c.name AS companyName`;
const JOINED =
  'JOIN user_account u ON u.id = i.invited_by JOIN company c ON c.id = i.company_id AND c.erase_at IS NULL';

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of open invitations, including expired ones, newest first. @throws ValidationFailed for an invalid cursor */
  async list(actor: Actor, { limit = PAGE_SIZE, cursor }: PageRequest): Promise<Page<InvitationListRow>> {
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
    return toPage(rows, limit);
  }

  /** @throws NotFound if the invitation is not open */
  async detail(actor: Actor, id: string): Promise<InvitationListRow> {
    const rows = await this.database.query<InvitationListRow>(
      `SELECT ${COLUMNS} FROM invitation i ${JOINED} WHERE i.company_id = ? AND i.id = ? AND i.is_open = true`,
      [actor.companyId, id],
    );
    if (rows[0] === undefined) throw new NotFound();
    return rows[0];
  }

  /** The invitation of a link. @throws InvitationInvalid, InvitationExpired */
  async preview(token: string): Promise<InvitationListRow> {
    const rows = await this.database.query<InvitationListRow>(
      `SELECT ${COLUMNS} FROM invitation_link l JOIN invitation i ON i.id = l.invitation_id AND i.mailing = l.mailing ${JOINED}
        WHERE l.token_hash = ? AND i.is_open = true`,
      [hashToken(token)],
    );
    const row = rows[0];
    if (row === undefined) throw new InvitationInvalid();
    if (this.clock.now() >= row.expiresAt) throw new InvitationExpired();
    return row;
  }
}

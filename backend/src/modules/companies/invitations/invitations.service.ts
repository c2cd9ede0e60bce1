import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { InvitationExpired, InvitationForOther, InvitationInvalid } from '../companies.errors.js';
import { MembershipService } from '../members/membership.service.js';
import { InvitationsRepository, type InvitationRow } from '../persistence/invitations.repository.js';

/** An account with a verified address. */
export interface Invitee {
  id: string;
  /** Normalized. */
  email: string;
}

/** Reads and accepts invitations by their mailed link. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly membership: MembershipService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The invitation of a link. @throws InvitationInvalid, InvitationExpired */
  async read(tx: Transaction, token: string): Promise<InvitationRow> {
    const invitation = await this.invitations.findByLink(tx, hashToken(token));
    if (invitation === null) throw new InvitationInvalid();
    if (this.clock.now() >= invitation.expiresAt) throw new InvitationExpired();
    return invitation;
  }

  /**
   * Redeems the invitation, makes the user an active member and returns the company's id.
   * @throws InvitationInvalid, InvitationExpired, InvitationForOther if it is for another address, AlreadyMember
   */
  async accept(tx: Transaction, token: string, { id: userId, email }: Invitee): Promise<string> {
    const { id, companyId, role, ...invitation } = await this.read(tx, token);
    if (invitation.email !== email) throw new InvitationForOther();
    if (!(await this.invitations.accept(tx, id, userId, this.clock.now()))) throw new InvitationInvalid();
    await this.membership.join(tx, companyId, userId, role);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'member.joined',
      subject: userId,
      details: { role, by: 'invitation' },
    });
    return companyId;
  }
}

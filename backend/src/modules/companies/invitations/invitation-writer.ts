import { readerLocale } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import type { Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { AlreadyMember, OwnersOnly } from '../companies.errors.js';
import { isPrivileged, mayManageRole, INVITATION_LIFETIME_MS } from '../domain/membership.js';
import { ManageableMember } from '../members/manageable-member.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { InvitationsRepository, type InvitationRow } from '../persistence/invitations.repository.js';
import { INVITATION_SENT, type InvitationSent } from './invitation-mails.js';
import type { InviteDto } from './invitations.dto.js';

/** Writes invitations with their emails, activity log entries and domain events. */
@Injectable()
export class InvitationWriter {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly memberships: MembershipsRepository,
    private readonly manageable: ManageableMember,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** @throws OwnersOnly, ReauthenticationRequired, AlreadyMember */
  async insert(
    tx: Transaction,
    actor: Actor,
    { email, role }: InviteDto,
    mayMail: boolean,
    now: Date,
  ): Promise<string> {
    const { companyId, userId } = actor;
    const manager = await this.manageable.lockManager(tx, actor);
    if (!mayManageRole(manager.role, role)) throw new OwnersOnly();
    if (isPrivileged(role)) requireRecentProof(actor, now);
    if (await this.memberships.isMember(tx, companyId, email)) throw new AlreadyMember();
    await this.invitations.close(tx, companyId, email);
    const invitation = {
      id: newId('inv'),
      companyId,
      email,
      role,
      invitedBy: userId,
      mailing: 1,
      createdAt: now,
      expiresAt: expiryOf(now),
    };
    await this.invitations.insert(tx, invitation);
    if (mayMail) await this.send(tx, invitation);
    await this.audit.record(tx, { companyId, userId, action: 'member.invited', subject: email, details: { role } });
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'user.invited',
      subject: { type: 'company', id: companyId, label: email },
      actorId: userId,
      value: email,
    });
    return invitation.id;
  }

  /** @throws NotFound, OwnersOnly */
  async renew(tx: Transaction, actor: Actor, id: string, mayMail: boolean, now: Date): Promise<void> {
    const { companyId, userId } = actor;
    const invitation = await this.lock(tx, actor, id);
    const { email, role } = invitation;
    const mailing = invitation.mailing + (mayMail ? 1 : 0);
    await this.invitations.renew(tx, id, mailing, expiryOf(now));
    if (mayMail) await this.send(tx, { ...invitation, mailing });
    const details = { role, again: true };
    await this.audit.record(tx, { companyId, userId, action: 'member.invited', subject: email, details });
  }

  /** @throws NotFound, OwnersOnly */
  async lock(tx: Transaction, actor: Actor, id: string): Promise<InvitationRow> {
    const manager = await this.manageable.lockManager(tx, actor);
    const invitation = await this.invitations.lock(tx, actor.companyId, id);
    if (invitation === null) throw new NotFound();
    if (!mayManageRole(manager.role, invitation.role)) throw new OwnersOnly();
    return invitation;
  }

  private async send(tx: Transaction, { id, companyId, mailing }: InvitationRow): Promise<void> {
    const payload: InvitationSent = { id, mailing, locale: readerLocale() };
    await this.outbox.add(tx, { companyId, topic: INVITATION_SENT, payload });
  }

  /** @throws NotFound, OwnersOnly */
  async revoke(tx: Transaction, actor: Actor, id: string): Promise<void> {
    const { companyId, userId } = actor;
    const { email, role } = await this.lock(tx, actor, id);
    await this.invitations.close(tx, companyId, email);
    await this.audit.record(tx, { companyId, userId, action: 'invitation.revoked', subject: email, details: { role } });
  }
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LIFETIME_MS);
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { AlreadyMember, OwnersOnly } from '../companies.errors.js';
import { isPrivileged, mayManageRole } from '../domain/member-rules.js';
import { INVITATION_LIFETIME_MS } from '../domain/membership-times.js';
import { ManageableMember } from '../members/manageable-member.js';
import { AssociationsRepository } from '../persistence/associations.repository.js';
import { InvitationsRepository, type InvitationRow } from '../persistence/invitations.repository.js';
import { INVITATION_SENT, type InvitationSent } from './invitation-mails.js';
import type { InviteDto } from './invitations.dto.js';

const HOUR_S = 60 * 60;
/** Invitations that a company can mail in an hour, so that nobody floods mailboxes with them; and how often one of them can be sent again. */
const MAILS_PER_COMPANY = 100;
const MAILS_PER_INVITATION = 5;

/** What a company does with its invitations. */
@Injectable()
export class InvitingService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly associations: AssociationsRepository,
    private readonly manageable: ManageableMember,
    private readonly throttle: Throttle,
    private readonly allowance: MailAllowance,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Has an invitation mailed and returns its id; one that is open for the address is void from then on. Beyond the recipient's allowance
   * the mail is withheld silently, since the answer would reveal what other companies have sent there.
   * @throws OwnersOnly for a role that the actor may not give, ReauthenticationRequired for an owner or admin, AlreadyMember, TooManyAttempts
   */
  async invite(actor: Actor, invite: InviteDto): Promise<string> {
    await this.throttle.take([
      { name: 'invitation-company', key: actor.companyId, points: MAILS_PER_COMPANY, seconds: HOUR_S },
    ]);
    return this.allowance.use(invite.email, (mayMail) =>
      this.database.transaction((tx) => this.insert(tx, actor, invite, mayMail)),
    );
  }

  /**
   * Has the invitation mailed with a new link, which voids the ones before. Beyond the recipient's allowance nothing is mailed: the last
   * mailed link still works, and lasts longer. @throws NotFound, OwnersOnly, TooManyAttempts
   */
  async resend(actor: Actor, id: string): Promise<void> {
    const { companyId } = actor;
    await this.throttle.take([
      { name: 'invitation', key: `${companyId} ${id}`, points: MAILS_PER_INVITATION, seconds: HOUR_S },
      { name: 'invitation-company', key: companyId, points: MAILS_PER_COMPANY, seconds: HOUR_S },
    ]);
    const { email } = await this.database.transaction((tx) => this.lock(tx, actor, id));
    await this.allowance.use(email, (mayMail) =>
      this.database.transaction(async (tx) => this.renew(tx, actor, await this.lock(tx, actor, id), mayMail)),
    );
  }

  /** Makes the invitation void. @throws NotFound, OwnersOnly */
  async revoke(actor: Actor, id: string): Promise<void> {
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      const { email, role } = await this.lock(tx, actor, id);
      await this.invitations.close(tx, companyId, email);
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'invitation.revoked',
        subject: email,
        details: { role },
      });
    });
  }

  private async insert(tx: Transaction, actor: Actor, { email, role }: InviteDto, mayMail: boolean): Promise<string> {
    const { companyId, userId } = actor;
    const now = this.clock.now();
    const manager = await this.manageable.lockManager(tx, actor);
    if (!mayManageRole(manager.role, role)) throw new OwnersOnly();
    if (isPrivileged(role)) requireRecentProof(actor, now);
    if (await this.associations.isMember(tx, companyId, email)) throw new AlreadyMember();
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

  private async renew(
    tx: Transaction,
    { companyId, userId }: Actor,
    invitation: InvitationRow,
    mayMail: boolean,
  ): Promise<void> {
    const { id, email, role } = invitation;
    const mailing = invitation.mailing + (mayMail ? 1 : 0);
    await this.invitations.renew(tx, id, mailing, expiryOf(this.clock.now()));
    if (mayMail) await this.send(tx, { ...invitation, mailing });
    const details = { role, again: true };
    await this.audit.record(tx, { companyId, userId, action: 'member.invited', subject: email, details });
  }

  private async lock(tx: Transaction, actor: Actor, id: string): Promise<InvitationRow> {
    const manager = await this.manageable.lockManager(tx, actor);
    const invitation = await this.invitations.lock(tx, actor.companyId, id);
    if (invitation === null) throw new NotFound();
    if (!mayManageRole(manager.role, invitation.role)) throw new OwnersOnly();
    return invitation;
  }

  private async send(tx: Transaction, { id, companyId, mailing }: InvitationRow): Promise<void> {
    const payload: InvitationSent = { id, mailing };
    await this.outbox.add(tx, { companyId, topic: INVITATION_SENT, payload });
  }
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LIFETIME_MS);
}

import { Injectable } from '@nestjs/common';
import type { AuditAction, Role } from '../../../platform/registered.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { PRICE_CHOICE_ROLES, ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { MembershipChanged, OwnersOnly } from '../companies.errors.js';
import { mayBecome } from '../domain/association-status.js';
import { isPrivileged, mayManageRole } from '../domain/member-rules.js';
import { AssociationsRepository, type AssociationChange } from '../persistence/associations.repository.js';
import { ManageableMember, type LockedMembers } from './manageable-member.js';
import type { ChangeMemberDto } from './members.dto.js';
import { OffboardingService } from './offboarding.service.js';
import { RoleChanges } from './role-changes.js';

@Injectable()
export class MembersService {
  constructor(
    private readonly associations: AssociationsRepository,
    private readonly manageable: ManageableMember,
    private readonly offboarding: OffboardingService,
    private readonly roleChanges: RoleChanges,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes role, state and price visibility of a member in one step.
   * Suspending revokes the API keys that the member created, except `keepApiKeys`.
   * @throws OwnersOnly, OwnMembership, ReauthenticationRequired for owners and admins, MembershipChanged for a request, ValidationFailed for prices of a role
   * that has no choice, or for a key to keep that is not the member's
   */
  async change(actor: Actor, userId: string, change: ChangeMemberDto): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await this.manageable.lock(tx, actor, userId);
      const { member } = locked;
      const { role = member.role, status = member.status } = change;
      this.check(actor, locked, role, status);
      const seesPrices = priceChoice(role, change.seesPrices, role === member.role ? member.seesPrices : null);
      await this.write(tx, actor, locked, { role, status, seesPrices }, change.keepApiKeys);
      if (role !== member.role || seesPrices !== member.seesPrices)
        await this.roleChanges.changed(tx, userId, actor.companyId);
      if (status !== member.status) await this.recordStatus(tx, actor, userId, status);
      if (role !== member.role) await this.recordRole(tx, actor, userId, member.role, role);
      if (seesPrices !== member.seesPrices)
        await this.record(tx, actor, 'member.prices_changed', userId, { seesPrices });
    });
  }

  private async recordRole(tx: Transaction, actor: Actor, userId: string, from: Role, to: Role): Promise<void> {
    await this.record(tx, actor, 'member.role_changed', userId, { from, to });
    const { companyId, userId: actorId } = actor;
    const subject = { type: 'company' as const, id: companyId, label: 'Your membership' };
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'user.role_changed',
      subject,
      actorId,
      value: `${userId} ${to}`,
      data: { userId, text: `It was ${from} and is ${to} now.` },
    });
  }

  /**
   * Ends a membership and revokes the API keys that the member created, except `keepApiKeys`.
   * @throws OwnersOnly, OwnMembership, ReauthenticationRequired for owners and admins, MembershipChanged for a request, which is declined instead,
   * ValidationFailed for a key to keep that is not the member's
   */
  async remove(actor: Actor, userId: string, keepApiKeys: readonly string[] = []): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await this.manageable.lock(tx, actor, userId);
      this.check(actor, locked, locked.member.role, 'removed');
      await this.write(tx, actor, locked, { status: 'removed' }, keepApiKeys);
      await this.record(tx, actor, 'member.removed', userId, { role: locked.member.role });
    });
  }

  /** The last owner is safe here: only another owner, whose row is locked too, gets this far with an owner. */
  private check(
    actor: Actor,
    { member, manager }: LockedMembers,
    role: Role,
    status: LockedMembers['member']['status'],
  ): void {
    if (member.status === 'requested' || (status !== member.status && !mayBecome(member.status, status)))
      throw new MembershipChanged();
    if (!mayManageRole(manager.role, role)) throw new OwnersOnly();
    if (isPrivileged(member.role) || isPrivileged(role)) requireRecentProof(actor, this.clock.now());
  }

  private async write(
    tx: Transaction,
    { companyId, userId: endedBy }: Actor,
    { member }: LockedMembers,
    change: AssociationChange,
    keepApiKeys: readonly string[] = [],
  ): Promise<void> {
    const done = await this.associations.change(tx, companyId, member.userId, member.status, {
      ...change,
      updatedAt: this.clock.now(),
    });
    if (!done) throw new MembershipChanged();
    if (change.status !== member.status && change.status !== 'active')
      await this.offboarding.offboard(tx, member.userId, companyId, { endedBy, keepApiKeys });
    else if (change.role !== undefined && !ROLE_PERMISSIONS[change.role].has('member.manage'))
      await this.offboarding.closeInvitations(tx, member.userId, companyId);
  }

  private recordStatus(tx: Transaction, actor: Actor, subject: string, status: string): Promise<void> {
    return this.record(tx, actor, status === 'suspended' ? 'member.suspended' : 'member.reinstated', subject);
  }

  private record(
    tx: Transaction,
    actor: Actor,
    action: AuditAction,
    subject: string,
    details?: Record<string, string | boolean | null>,
  ): Promise<void> {
    return this.audit.record(tx, { companyId: actor.companyId, userId: actor.userId, action, subject, details });
  }
}

/** Null leaves it to the role. @throws ValidationFailed when the role leaves no choice */
function priceChoice(role: Role, asked: boolean | null | undefined, present: boolean | null): boolean | null {
  if (asked === undefined) return present;
  if (asked === null || PRICE_CHOICE_ROLES.includes(role)) return asked;
  throw new ValidationFailed([
    { pointer: '/seesPrices', code: 'FIXED_BY_ROLE', message: 'Whether this role sees prices cannot be chosen.' },
  ]);
}

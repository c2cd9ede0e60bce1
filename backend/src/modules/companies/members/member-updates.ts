import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import type { Role } from '../../../platform/registered.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { MembershipChanged, OwnersOnly } from '../companies.errors.js';
import { mayBecome, isPrivileged, mayManageRole } from '../domain/membership.js';
import { MembershipsRepository, type MembershipChange } from '../persistence/memberships.repository.js';
import type { LockedMembers } from './manageable-member.js';
import { OffboardingService } from './offboarding.service.js';

/** Checks and writes changes of locked members. */
@Injectable()
export class MemberUpdates {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly offboarding: OffboardingService,
    private readonly clock: Clock,
  ) {}

  /**
   * The company keeps an owner: only another owner, whose row is also locked, may change an owner.
   * @throws MembershipChanged, OwnersOnly, ReauthenticationRequired
   */
  check(actor: Actor, { member, manager }: LockedMembers, role: Role, status: LockedMembers['member']['status']): void {
    if (member.status === 'requested' || (status !== member.status && !mayBecome(member.status, status)))
      throw new MembershipChanged();
    if (!mayManageRole(manager.role, role)) throw new OwnersOnly();
    if (isPrivileged(member.role) || isPrivileged(role)) requireRecentProof(actor, this.clock.now());
  }

  /** Writes the change and revokes access that depended on the previous role or status. @throws MembershipChanged */
  async write(
    tx: Transaction,
    { companyId, userId: endedBy }: Actor,
    { member }: LockedMembers,
    change: MembershipChange,
    keepApiKeys: readonly string[] = [],
  ): Promise<void> {
    const done = await this.memberships.change(tx, companyId, member.userId, member.status, {
      ...change,
      updatedAt: this.clock.now(),
    });
    if (!done) throw new MembershipChanged();
    if (change.status !== member.status && change.status !== 'active')
      await this.offboarding.offboard(tx, member.userId, companyId, { endedBy, keepApiKeys });
    else if (change.role !== undefined && !ROLE_PERMISSIONS[change.role].has('member.manage'))
      await this.offboarding.closeInvitations(tx, member.userId, companyId);
  }
}

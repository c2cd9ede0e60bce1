import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import type { Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { NoLongerAllowed, OwnersOnly, OwnMembership } from '../companies.errors.js';
import { mayManageRole } from '../domain/membership.js';
import type { MembershipEntity } from '../persistence/membership.entity.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';

/** Members, locked until the transaction ends. */
export interface LockedMembers {
  /** The member to change. */
  member: MembershipEntity;
  manager: MembershipEntity;
}

/** Checks on locked rows which member a user may manage: the session guard's data may be outdated. */
@Injectable()
export class ManageableMember {
  constructor(private readonly memberships: MembershipsRepository) {}

  /**
   * @throws NotFound without membership or request, OwnMembership for the actor, NoLongerAllowed when the actor has lost
   * the permission, OwnersOnly when an admin manages an owner or admin
   */
  async lock(tx: Transaction, actor: Actor, userId: string): Promise<LockedMembers> {
    const rows = await this.memberships.lock(tx, actor.companyId, [actor.userId, userId]);
    const manager = this.managerOf(rows, actor);
    const member = rows.find((row) => row.userId === userId);
    if (member === undefined || member.status === 'removed') throw new NotFound();
    if (userId === actor.userId) throw new OwnMembership();
    if (!mayManageRole(manager.role, member.role)) throw new OwnersOnly();
    return { member, manager };
  }

  /** The actor as a manager of members. @throws NoLongerAllowed when they have lost the permission */
  async lockManager(tx: Transaction, actor: Actor): Promise<MembershipEntity> {
    return this.managerOf(await this.memberships.lock(tx, actor.companyId, [actor.userId]), actor);
  }

  private managerOf(rows: readonly MembershipEntity[], { userId }: Actor): MembershipEntity {
    const manager = rows.find((row) => row.userId === userId);
    const allowed =
      manager?.status === 'active' && permissionsOf(manager.role, manager.seesPrices).has('member.manage');
    if (manager === undefined || !allowed) throw new NoLongerAllowed();
    return manager;
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import type { Transaction } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { NoLongerAllowed, OwnersOnly, OwnMembership } from '../companies.errors.js';
import { mayManageRole } from '../domain/member-rules.js';
import type { AssociationEntity } from '../persistence/association.entity.js';
import { AssociationsRepository } from '../persistence/associations.repository.js';

/** Members as they are and stay until the transaction ends. */
export interface LockedMembers {
  /** The one whom the command is about. */
  member: AssociationEntity;
  manager: AssociationEntity;
}

/** Whom somebody may manage, decided on locked rows: what the session guard has read may have changed since. */
@Injectable()
export class ManageableMember {
  constructor(private readonly associations: AssociationsRepository) {}

  /**
   * @throws NotFound for somebody who is neither member nor asks to be, OwnMembership for the actor, NoLongerAllowed when the actor has lost
   * the right meanwhile, OwnersOnly when an admin means an owner or admin
   */
  async lock(tx: Transaction, actor: Actor, userId: string): Promise<LockedMembers> {
    const rows = await this.associations.lock(tx, actor.companyId, [actor.userId, userId]);
    const manager = this.managerOf(rows, actor);
    const member = rows.find((row) => row.userId === userId);
    if (member === undefined || member.status === 'removed') throw new NotFound();
    if (userId === actor.userId) throw new OwnMembership();
    if (!mayManageRole(manager.role, member.role)) throw new OwnersOnly();
    return { member, manager };
  }

  /** The actor as a manager of members. @throws NoLongerAllowed when they have lost the right meanwhile */
  async lockManager(tx: Transaction, actor: Actor): Promise<AssociationEntity> {
    return this.managerOf(await this.associations.lock(tx, actor.companyId, [actor.userId]), actor);
  }

  private managerOf(rows: readonly AssociationEntity[], { userId }: Actor): AssociationEntity {
    const manager = rows.find((row) => row.userId === userId);
    const allowed =
      manager?.status === 'active' && permissionsOf(manager.role, manager.seesPrices).has('member.manage');
    if (manager === undefined || !allowed) throw new NoLongerAllowed();
    return manager;
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { MembershipChanged, NoLongerAllowed } from '../companies.errors.js';
import { MembershipsRepository, NO_LIMITS } from '../persistence/memberships.repository.js';
import { ManageableMember } from './manageable-member.js';
import { RoleChanges } from './role-changes.js';

@Injectable()
export class OwnershipService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly manageable: ManageableMember,
    private readonly roleChanges: RoleChanges,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes another active member an owner and the actor an admin. @throws NotFound, OwnMembership, MembershipChanged if the member is not active */
  async transfer(actor: Actor, userId: string): Promise<void> {
    const { companyId } = actor;
    await this.database.transaction(async (tx) => {
      const { member, manager } = await this.manageable.lock(tx, actor, userId);
      if (manager.role !== 'owner') throw new NoLongerAllowed();
      const updatedAt = this.clock.now();
      const given = await this.memberships.change(tx, companyId, userId, 'active', {
        role: 'owner',
        seesPrices: null,
        ...NO_LIMITS,
        updatedAt,
      });
      if (!given) throw new MembershipChanged();
      await this.memberships.change(tx, companyId, actor.userId, 'active', { role: 'admin', updatedAt });
      for (const changed of [userId, actor.userId]) await this.roleChanges.changed(tx, changed, companyId);
      await this.audit.record(tx, {
        companyId,
        userId: actor.userId,
        action: 'ownership.transferred',
        subject: userId,
        details: { from: member.role },
      });
    });
  }
}

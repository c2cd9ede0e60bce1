import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Role } from '../../../platform/registered.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { requireRecentProof } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MembershipChanged, OwnersOnly, RequestExpired } from '../companies.errors.js';
import { isPrivileged, mayManageRole } from '../domain/membership.js';
import { REQUEST_SETTLED, type RequestSettled } from '../associations/request-mails.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { ManageableMember } from './manageable-member.js';

/** Approves and declines requests to join a company. */
@Injectable()
export class RequestApproval {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly manageable: ManageableMember,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Makes the user an active member. @throws NotFound, RequestExpired, OwnersOnly, MembershipChanged if there is no open request */
  async approve(actor: Actor, userId: string, role: Role): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const { member, manager } = await this.manageable.lock(tx, actor, userId);
      if (!mayManageRole(manager.role, role)) throw new OwnersOnly();
      if (isPrivileged(role)) requireRecentProof(actor, now);
      if (member.status === 'requested' && member.expiresAt !== null && member.expiresAt <= now)
        throw new RequestExpired();
      const change = { status: 'active' as const, role, expiresAt: null, updatedAt: now };
      if (!(await this.memberships.change(tx, actor.companyId, userId, 'requested', change)))
        throw new MembershipChanged();
      await this.audit.record(tx, {
        companyId: actor.companyId,
        userId: actor.userId,
        action: 'request.approved',
        subject: userId,
        details: { role },
      });
      await this.notify(tx, { companyId: actor.companyId, userId, approved: true });
    });
  }

  /** Declines the request. @throws NotFound, MembershipChanged if there is no request */
  async decline(actor: Actor, userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.manageable.lock(tx, actor, userId);
      const change = { status: 'removed' as const, expiresAt: null, updatedAt: this.clock.now() };
      if (!(await this.memberships.change(tx, actor.companyId, userId, 'requested', change)))
        throw new MembershipChanged();
      await this.audit.record(tx, {
        companyId: actor.companyId,
        userId: actor.userId,
        action: 'request.declined',
        subject: userId,
      });
      await this.notify(tx, { companyId: actor.companyId, userId, approved: false });
    });
  }

  private async notify(tx: Transaction, payload: RequestSettled): Promise<void> {
    await this.outbox.add(tx, { companyId: payload.companyId, topic: REQUEST_SETTLED, payload });
  }
}

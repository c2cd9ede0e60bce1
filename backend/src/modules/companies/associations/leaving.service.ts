import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ConcurrentChange, NotFound } from '../../../platform/http/problems/domain-error.js';
import { LastOwner } from '../companies.errors.js';
import { isLastOwner } from '../domain/membership.js';
import { OffboardingService } from '../members/offboarding.service.js';
import type { MembershipEntity } from '../persistence/membership.entity.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { InvitationsRepository } from '../persistence/invitations.repository.js';

/** Lets users leave a company. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly invitations: InvitationsRepository,
    private readonly offboarding: OffboardingService,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Leaves the company, withdraws the request to join it, or declines its invitation. @throws NotFound, LastOwner */
  async leave(actor: Actor, companyId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const members = await this.memberships.lock(tx, companyId, [actor.userId]);
      const own = members.find(({ userId }) => userId === actor.userId);
      if (own === undefined || own.status === 'removed') return this.declineInvitation(tx, actor, companyId);
      if (isLastOwner(members, actor.userId)) throw new LastOwner();
      await this.part(tx, actor, companyId, own);
    });
  }

  private async part(
    tx: Transaction,
    { userId }: Actor,
    companyId: string,
    { status, role }: MembershipEntity,
  ): Promise<void> {
    const change = { status: 'removed' as const, expiresAt: null, updatedAt: this.clock.now() };
    if (!(await this.memberships.change(tx, companyId, userId, status, change))) throw new ConcurrentChange();
    if (status !== 'requested')
      await this.offboarding.offboard(tx, userId, companyId, { endedBy: userId, keepApiKeys: [] });
    const action = status === 'requested' ? 'request.withdrawn' : 'member.left';
    await this.audit.record(tx, { companyId, userId, action, subject: userId, details: { role } });
  }

  private async declineInvitation(tx: Transaction, { userId, email }: Actor, companyId: string): Promise<void> {
    if (!(await this.invitations.close(tx, companyId, email))) throw new NotFound();
    await this.audit.record(tx, { companyId, userId, action: 'invitation.declined', subject: email });
  }
}

import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ENTRY_ROLE, MembershipService } from '../members/membership.service.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { MEMBERSHIP_REQUESTED, type MembershipRequested } from './request-mails.js';

/** Requests to join a company. */
@Injectable()
export class JoinRequests {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly domains: DomainsRepository,
    private readonly membership: MembershipService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Joins by the company's verified domain, or stores a request and notifies owners and admins. @throws AlreadyMember, RequestPending */
  async joinOrRequest(tx: Transaction, companyId: string, userId: string, email: string): Promise<void> {
    if (await this.domains.letsIn(tx, companyId, userId)) await this.joinByDomain(tx, companyId, userId);
    else await this.request(tx, companyId, userId, email);
  }

  private async joinByDomain(tx: Transaction, companyId: string, userId: string): Promise<void> {
    await this.membership.join(tx, companyId, userId, ENTRY_ROLE);
    await this.audit.record(tx, {
      companyId,
      userId,
      action: 'member.joined',
      subject: userId,
      details: { role: ENTRY_ROLE, by: 'domain' },
    });
  }

  private async request(tx: Transaction, companyId: string, userId: string, email: string): Promise<void> {
    await this.membership.request(tx, companyId, userId);
    await this.audit.record(tx, { companyId, userId, action: 'member.requested', subject: userId });
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'user.requested',
      subject: { type: 'company', id: companyId, label: email },
      actorId: userId,
      value: userId,
    });
    for (const adminId of await this.memberships.activeWithRoles(tx, companyId, ['owner', 'admin'])) {
      const payload: MembershipRequested = { companyId, userId, adminId };
      await this.outbox.add(tx, { companyId, topic: MEMBERSHIP_REQUESTED, payload });
    }
  }
}

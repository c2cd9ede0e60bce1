import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { CompaniesService } from '../companies.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { ENTRY_ROLE, MembershipService } from '../members/membership.service.js';
import { AssociationsRepository } from '../persistence/associations.repository.js';
import { DomainsRepository } from '../persistence/domains.repository.js';
import { MEMBERSHIP_REQUESTED, type MembershipRequested } from './request-mails.js';

const HOUR_S = 60 * 60;
/** Codes that somebody can try in an hour; there are 5 × 10^11. */
const CODES_PER_PERSON = 10;
/** Companies that somebody can make in an hour. */
const COMPANIES_PER_PERSON = 5;

/** How the signed-in person comes into companies. */
@Injectable()
export class AssociationsService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly associations: AssociationsRepository,
    private readonly domains: DomainsRepository,
    private readonly membership: MembershipService,
    private readonly invitations: InvitationsService,
    private readonly throttle: Throttle,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
  ) {}

  /**
   * Asks to join the company with the code, and returns its id. Its owners and admins are told by mail; where the company has said so,
   * somebody with an address of its proven domain is in at once. @throws NotFound, AlreadyMember, RequestPending, TooManyAttempts
   */
  async request({ userId, email }: Actor, companyCode: string): Promise<string> {
    await this.throttle.take([{ name: 'company-code', key: userId, points: CODES_PER_PERSON, seconds: HOUR_S }]);
    const companyId = await this.companies.findByCode(companyCode);
    if (companyId === null) throw new NotFound('No company has this code. Check it with somebody who works there.');
    await this.database.transaction(async (tx) => {
      if (await this.domains.letsIn(tx, companyId, userId)) await this.joinByDomain(tx, companyId, userId);
      else await this.ask(tx, companyId, userId, email);
    });
    return companyId;
  }

  /** Makes a company, which the person owns, and returns its id. @throws TooManyAttempts */
  async create({ userId }: Actor, name: string): Promise<string> {
    await this.throttle.take([{ name: 'new-company', key: userId, points: COMPANIES_PER_PERSON, seconds: HOUR_S }]);
    return this.database.transaction((tx) => this.companies.create(tx, { name, ownerId: userId }));
  }

  /** Accepts an invitation and returns the company's id. @throws InvitationInvalid, InvitationExpired, InvitationForOther, AlreadyMember */
  async accept({ userId, email }: Actor, token: string): Promise<string> {
    return this.database.transaction((tx) => this.invitations.accept(tx, token, { id: userId, email }));
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

  private async ask(tx: Transaction, companyId: string, userId: string, email: string): Promise<void> {
    await this.membership.request(tx, companyId, userId);
    await this.audit.record(tx, { companyId, userId, action: 'member.requested', subject: userId });
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'user.requested',
      subject: { type: 'company', id: companyId, label: email },
      actorId: userId,
      value: userId,
    });
    for (const adminId of await this.associations.activeWithRoles(tx, companyId, ['owner', 'admin'])) {
      const payload: MembershipRequested = { companyId, userId, adminId };
      await this.outbox.add(tx, { companyId, topic: MEMBERSHIP_REQUESTED, payload });
    }
  }
}

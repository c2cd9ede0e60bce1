import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { CompaniesService } from '../companies.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { JoinRequests } from './join-requests.js';
import { msg } from '../../../messages/message.js';

const HOUR_S = 60 * 60;
/** Company codes that a user can try per hour, of 5 × 10^11. */
const CODES_PER_USER = 10;
/** Companies that a user can create per hour. */
const COMPANIES_PER_USER = 5;

/** Lets the signed-in user join, request or create companies. */
@Injectable()
export class AssociationsService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly requests: JoinRequests,
    private readonly invitations: InvitationsService,
    private readonly throttle: Throttle,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Requests membership of the company with the code and returns the company's id. Owners and admins are notified by email. A user with an address of
   * the company's verified domain joins at once if the company allows it. @throws NotFound, AlreadyMember, RequestPending, TooManyAttempts
   */
  async request({ userId, email }: Actor, companyCode: string): Promise<string> {
    await this.throttle.take([{ name: 'company-code', key: userId, points: CODES_PER_USER, seconds: HOUR_S }]);
    const companyId = await this.companies.findByCode(companyCode);
    if (companyId === null)
      throw new NotFound(msg`No company has this code. Ask a member of the company for the correct code.`);
    await this.database.transaction((tx) => this.requests.joinOrRequest(tx, companyId, userId, email));
    return companyId;
  }

  /** Creates a company owned by the user and returns its id. @throws TooManyAttempts; DomainError 403 COMPANY_CREATION_CLOSED */
  async create({ userId }: Actor, name: string): Promise<string> {
    if (this.config.signUp !== 'open')
      throw new DomainError(
        'COMPANY_CREATION_CLOSED',
        403,
        msg`Only the operator of this installation creates companies.`,
      );
    await this.throttle.take([{ name: 'new-company', key: userId, points: COMPANIES_PER_USER, seconds: HOUR_S }]);
    return this.database.transaction((tx) => this.companies.create(tx, { name, ownerId: userId }));
  }

  /** Accepts an invitation and returns the company's id. @throws InvitationInvalid, InvitationExpired, InvitationForOther, AlreadyMember */
  async accept({ userId, email }: Actor, token: string): Promise<string> {
    return this.database.transaction((tx) => this.invitations.accept(tx, token, { id: userId, email }));
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { companyClosed, OnOffboarding } from '../../companies/index.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { SessionCompaniesRepository } from './persistence/session-companies.sql.js';

/** Active company of a session: the one that the user chose, while they are a member of it. */
@Injectable()
export class CompanySwitch {
  constructor(
    private readonly sessions: SessionsService,
    private readonly sessionCompanies: SessionCompaniesRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** When a membership ends, moves the user's sessions to another of their companies, or to none. */
  @OnOffboarding()
  leave(tx: Transaction, userId: string, companyId: string): Promise<void> {
    return this.sessionCompanies.leave(tx, userId, companyId);
  }

  /** @throws NotFound if the user is not an active member of the company; DomainError COMPANY_SUSPENDED, COMPANY_MOVING or COMPANY_MOVED */
  async enter({ userId, sessionId }: Actor, companyId: string): Promise<StartedSession> {
    return this.database.transaction(async (tx) => {
      if (!(await this.sessionCompanies.isMember(tx, userId, companyId))) {
        const closed = await this.sessionCompanies.closedFor(tx, userId, companyId);
        throw closed === null ? new NotFound() : companyClosed(closed);
      }
      await this.audit.record(tx, { companyId, userId, action: 'company.entered', subject: userId });
      return this.sessions.enterCompany(tx, sessionId, companyId);
    });
  }
}

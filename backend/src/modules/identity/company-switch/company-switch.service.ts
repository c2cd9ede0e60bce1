import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { OnOffboarding } from '../../companies/index.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { SessionCompaniesRepository } from './persistence/session-companies.sql.js';

/** Which company a session works in: the one that the person chose, for as long as they belong to it. */
@Injectable()
export class CompanySwitch {
  constructor(
    private readonly sessions: SessionsService,
    private readonly sessionCompanies: SessionCompaniesRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** When a membership ends, moves the sessions of the user to another of their companies, or to none. */
  @OnOffboarding()
  leave(tx: Transaction, userId: string, companyId: string): Promise<void> {
    return this.sessionCompanies.leave(tx, userId, companyId);
  }

  /** @throws NotFound for a company that the person is no active member of */
  async enter({ userId, sessionId }: Actor, companyId: string): Promise<StartedSession> {
    return this.database.transaction(async (tx) => {
      if (!(await this.sessionCompanies.isMember(tx, userId, companyId))) throw new NotFound();
      await this.audit.record(tx, { companyId, userId, action: 'company.entered', subject: userId });
      return this.sessions.enterCompany(tx, sessionId, companyId);
    });
  }
}

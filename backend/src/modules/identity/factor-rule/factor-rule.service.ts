import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/registered.js';
import { CompaniesService } from '../../companies/index.js';
import { NoFactor } from '../factors/factors.errors.js';
import { FactorsService } from '../factors/factors.service.js';
import { FactorsRepository } from '../factors/persistence/factors.sql.js';
import type { FactorRuleDto } from './factor-rule.dto.js';
import { FactorRuleQueries } from './persistence/factor-rule.sql.js';

const MEMBERS_SHOWN = 500;

/** The roles of a company that require a second factor. Sessions are checked against them on each request (`SessionsRepository`). */
@Injectable()
export class FactorRuleService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly queries: FactorRuleQueries,
    private readonly factors: FactorsService,
    private readonly factorRows: FactorsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  async get(companyId: string): Promise<FactorRuleDto> {
    const roles = await this.companies.factorRoles(companyId);
    const members = await this.queries.membersWithoutFactor(companyId, MEMBERS_SHOWN);
    const withoutFactor = members.map((member) => ({ ...member, hasSignInSource: member.hasSignInSource === 1 }));
    return { roles, withoutFactor };
  }

  /** Takes effect on all sessions at their next request. @throws NoFactor if the user would not comply, whatever their role */
  async set(actor: Actor, roles: Role[]): Promise<FactorRuleDto> {
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      // Removing the last factor takes the same lock before it reads the rule.
      await this.factorRows.lock(tx, userId);
      if (roles.length > 0 && !(await this.complies(tx, actor))) throw new NoFactor();
      await this.companies.setFactorRoles(tx, companyId, roles);
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'factor_rule.changed',
        subject: companyId,
        details: { roles: roles.join(', ') },
      });
    });
    return this.get(companyId);
  }

  private async complies(tx: Transaction, { userId, sessionId }: Actor): Promise<boolean> {
    if ((await this.factors.kinds(tx, userId)).length > 0) return true;
    return this.queries.isSignedInBySource(tx, sessionId);
  }
}

import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import type { CompanyEntity } from '../persistence/company.entity.js';

/** A company as the operator of the installation sees it. */
export type ListedCompany = Pick<
  CompanyEntity,
  'id' | 'code' | 'name' | 'createdAt' | 'eraseAt' | 'suspendedAt' | 'moveState' | 'movedTo' | 'quotas'
>;

/**
 * Suspends companies, by command of the operator. Nobody can enter a suspended company, its API keys and links do not work, and its background
 * work waits. Its data stays.
 */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** All companies, oldest first. */
  list(): Promise<ListedCompany[]> {
    return this.companies.list();
  }

  /** Returns the company's name. @throws Error if there is no such company or it is suspended */
  suspend(codeOrId: string): Promise<string> {
    return this.change(codeOrId, this.clock.now());
  }

  /** Returns the company's name. @throws Error if there is no such company or it is not suspended */
  unsuspend(codeOrId: string): Promise<string> {
    return this.change(codeOrId, null);
  }

  private async change(codeOrId: string, suspendedAt: Date | null): Promise<string> {
    const company = await this.companies.findAny(codeOrId);
    if (company === null) throw new Error(`There is no company with the code or id ${codeOrId}.`);
    const { id: companyId, name, moveState } = company;
    if (moveState === 'frozen' || moveState === 'moved')
      throw new Error(
        `${name} is ${moveState === 'moved' ? `moved to ${company.movedTo}` : 'being moved'}: see "lading move-company".`,
      );
    await this.database.transaction(async (tx) => {
      if (!(await this.companies.setSuspendedAt(tx, companyId, suspendedAt)))
        throw new Error(`${name} is ${suspendedAt === null ? 'not' : 'already'} suspended.`);
      if (suspendedAt === null) await this.outbox.resume(tx, companyId);
      const action = suspendedAt === null ? 'company.unsuspended' : 'company.suspended';
      await this.audit.record(tx, { companyId, userId: null, action, subject: companyId });
    });
    return name;
  }
}

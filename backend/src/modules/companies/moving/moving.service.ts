import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { BackupProblem } from '../../../platform/backup/archive/backup-problem.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { EraseCompaniesJob } from '../closing/erase-companies.job.js';
import type { CompanyEntity } from '../persistence/company.entity.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import { CompanyLeases } from './persistence/company-leases.sql.js';

const POLL_MS = 250;
/** How long the company's work in progress may take until a move gives up. Leases of a dead worker expire after a minute. */
const WORK_MS = 120_000;

/**
 * States of a company that moves to another installation. It is suspended in all of them, so its messages, emails, webhooks and carriers' calls wait.
 * Everything that continues to change the company's activity log at the source would fork it; after the export only the installation's log is written.
 */
@Injectable()
export class MovingService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly leases: CompanyLeases,
    private readonly erasing: EraseCompaniesJob,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** By code or id. @throws BackupProblem */
  async company(codeOrId: string): Promise<CompanyEntity> {
    const company = await this.companies.findAny(codeOrId);
    if (company === null) throw new BackupProblem(`There is no company with the code or id ${codeOrId}.`);
    return company;
  }

  /** Refuses all requests of the company, and holds its outbound work. Does nothing if it is frozen already. @throws BackupProblem */
  async freeze(company: CompanyEntity): Promise<void> {
    const { id: companyId, name, moveState, suspendedAt } = company;
    if (moveState === 'frozen') return;
    if (suspendedAt !== null) throw new BackupProblem(`${name} is suspended. Lift the suspension first.`);
    await this.database.transaction(async (tx) => {
      const frozen = { moveState: 'frozen' as const, suspendedAt: this.clock.now() };
      if (!(await this.companies.setMove(tx, companyId, null, frozen)))
        throw new BackupProblem(`${name} is deleted, or was changed at the same time.`);
      await this.audit.record(tx, { companyId, userId: null, action: 'company.move_started', subject: companyId });
    });
  }

  /** Waits until no worker has work of the company in progress. @throws BackupProblem after two minutes */
  async settled({ id, name }: CompanyEntity, quietMs: number): Promise<void> {
    const until = performance.now() + WORK_MS;
    for (let quietSince = performance.now(); performance.now() - quietSince < quietMs; await delay(POLL_MS)) {
      const busy = await this.leases.tables(id);
      if (busy.length === 0) continue;
      quietSince = performance.now();
      if (quietSince > until)
        throw new BackupProblem(
          `${name} still has work in progress in ${busy.join(', ')}. Try again, or undo the move.`,
        );
    }
  }

  /** Opens a frozen company again. @throws BackupProblem if it is not frozen */
  async undo({ id: companyId, name }: CompanyEntity): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.companies.setMove(tx, companyId, 'frozen', { moveState: null, suspendedAt: null })))
        throw new BackupProblem(`${name} is not being moved.`);
      await this.outbox.resume(tx, companyId);
      await this.audit.record(tx, { companyId, userId: null, action: 'company.move_undone', subject: companyId });
    });
  }

  /** From now on, the company's users and API keys get its new address. @throws BackupProblem if it is not frozen */
  async finish({ id: companyId, name }: CompanyEntity, address: URL): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.companies.setMove(tx, companyId, 'frozen', { moveState: 'moved', movedTo: address.origin })))
        throw new BackupProblem(`${name} is not being moved.`);
      await this.audit.record(tx, { companyId: null, userId: null, action: 'company.moved', subject: companyId });
    });
  }

  /** Erases the rows and files of a company that has moved, or that was imported and never opened. @throws BackupProblem for others */
  async remove({ id: companyId, name, moveState }: CompanyEntity): Promise<void> {
    if (moveState !== 'moved' && moveState !== 'imported')
      throw new BackupProblem(`${name} has not moved. Nothing was removed.`);
    await this.erasing.erase(companyId);
    await this.database.transaction((tx) =>
      this.audit.record(tx, { companyId: null, userId: null, action: 'company.move_removed', subject: companyId }),
    );
  }
}

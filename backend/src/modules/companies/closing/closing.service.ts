import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { OnLeavingDemonstration } from '../../../platform/demonstration/demonstration-mode.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';
import { DocumentsOnHold } from '../companies.errors.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import type { DeletedCompanyDto } from './closing.dto.js';
import { msg } from '../../../messages/message.js';

/** Days in which an owner can restore a deleted company. */
const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes and restores companies. `EraseCompaniesJob` erases their data later. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly memberships: MembershipsRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Ends all access to the company. @throws ValidationFailed if the typed name does not match; DocumentsOnHold */
  async close({ companyId, userId }: Actor, name: string): Promise<DeletedCompanyDto> {
    const company = await this.companies.find(companyId);
    if (company === null) throw new NotFound();
    if (name.trim() !== company.name)
      throw new ValidationFailed([
        {
          pointer: '/name',
          code: 'NAME_DIFFERENT',
          message: msg`Type the company's name exactly: ${{ name: company.name }}.`,
        },
      ]);
    const eraseAt = this.endOfUndo();
    await this.database.transaction(async (tx) => {
      const held = await this.companies.countHeldShipments(tx, companyId);
      if (held > 0) throw new DocumentsOnHold(held);
      await this.companies.setEraseAt(tx, companyId, eraseAt);
      await this.audit.record(tx, { companyId, userId, action: 'company.deleted', subject: companyId });
    });
    return { erasesAt: eraseAt.toISOString() };
  }

  /** Deletes the demonstration company; other members who own it can restore it. */
  @OnLeavingDemonstration()
  async closeDemonstration(tx: Transaction): Promise<string> {
    const companyIds = await this.companies.listDemonstration(tx);
    for (const companyId of companyIds) {
      await this.companies.setEraseAt(tx, companyId, this.endOfUndo());
      await this.audit.record(tx, { companyId, userId: null, action: 'company.deleted', subject: companyId });
    }
    return `Deleted ${companyIds.length} demonstration companies; their data is erased after ${UNDO_DAYS} days.`;
  }

  /** Restores a deleted company. @throws NotFound if the company is not deleted or the user is not an owner */
  async restore({ userId }: Actor, companyId: string): Promise<void> {
    const membership = await this.memberships.findActive(companyId, userId);
    if (membership?.role !== 'owner') throw new NotFound();
    await this.database.transaction(async (tx) => {
      if (!(await this.companies.restore(tx, companyId, this.clock.now()))) throw new NotFound();
      await this.audit.record(tx, { companyId, userId, action: 'company.restored', subject: companyId });
    });
  }

  private endOfUndo(): Date {
    return new Date(this.clock.now().getTime() + UNDO_DAYS * DAY_MS);
  }
}

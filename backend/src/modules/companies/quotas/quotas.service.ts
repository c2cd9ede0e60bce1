import { Injectable } from '@nestjs/common';
import { type CompanyQuotas, Config, MEGABYTE } from '../../../config/config.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { QUOTA_RULES } from '../../../platform/throttle/request-limits.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { StorageQuota } from '../../documents/index.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import { QUOTA_NAMES, type CompanyQuotaDto, type QuotaName } from './quotas.dto.js';

/** Changed quotas of a company; null: that of the settings applies again. */
export type QuotaChange = { [Name in keyof CompanyQuotas]?: number | null };

/**
 * Quotas of one company, by command of the operator. The statement that reads the session or API key of a request reads them too, so a change
 * applies to the next request in every process.
 */
@Injectable()
export class QuotasService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly storage: StorageQuota,
    private readonly throttle: Throttle,
    private readonly config: Config,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** Returns name and quotas of the company after the change. @throws Error if there is no such company */
  async set(codeOrId: string, change: QuotaChange): Promise<{ name: string; quotas: CompanyQuotas }> {
    const company = await this.companies.findAny(codeOrId);
    if (company === null) throw new Error(`There is no company with the code or id ${codeOrId}.`);
    const { id: companyId, name } = company;
    return this.database.transaction(async (tx) => {
      const before = await this.companies.lockQuotas(tx, companyId);
      const quotas: CompanyQuotas = Object.fromEntries(
        Object.entries({ ...before, ...change }).filter(([, limit]) => limit !== null),
      );
      await this.companies.setQuotas(tx, companyId, Object.keys(quotas).length === 0 ? null : quotas);
      const action = 'company.quotas_changed';
      await this.audit.record(tx, {
        companyId,
        userId: null,
        action,
        subject: companyId,
        details: { before: quotaText(before), quotas: quotaText(quotas) },
      });
      return { name, quotas };
    });
  }

  /** The limits that apply to the actor's company, with what is used of imports and storage. */
  async usage({ companyId, quotas }: Actor): Promise<CompanyQuotaDto[]> {
    const { requests, imports, streams, storageBytes } = { ...this.config.quotas, ...quotas };
    const limits = { requests, imports, streams, storage: storageBytes };
    const items: CompanyQuotaDto[] = [];
    for (const name of QUOTA_NAMES) {
      const limit = limits[name];
      if (limit !== undefined) items.push({ name, limit, used: await this.used(companyId, name, limit) });
    }
    return items;
  }

  private async used(companyId: string, name: QuotaName, points: number): Promise<number | null> {
    if (name === 'storage') return this.storage.used(companyId);
    if (name !== 'imports') return null;
    const { remaining } = await this.throttle.meter({ ...QUOTA_RULES.imports, key: companyId, points }, 0);
    return points - remaining;
  }
}

/** Like `requests 500, storage 20 MB`; empty if there are none. */
export function quotaText({ storageBytes, ...counts }: CompanyQuotas): string {
  const limits = Object.entries(counts).map(([name, limit]) => `${name} ${limit}`);
  if (storageBytes !== undefined) limits.push(`storage ${storageBytes / MEGABYTE} MB`);
  return limits.join(', ');
}

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Database } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { CompanyEntity } from './company.entity.js';

interface CompanyRow {
  id: string;
  code: string;
  name: string;
  gs1_prefix: string | null;
  demo: number;
  created_at: Date;
}

@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  /** Null for an id that is not a company's. */
  async find(companyId: string): Promise<CompanyEntity | null> {
    const rows = await this.database.query<CompanyRow>('SELECT id, code, name, gs1_prefix, demo, created_at FROM company WHERE id = ?', [companyId]);
    const row = rows[0];
    if (row === undefined) return null;
    return { id: row.id, code: row.code, name: row.name, gs1Prefix: row.gs1_prefix, demo: row.demo === 1, createdAt: row.created_at };
  }

  /** Returns false, and writes nothing, when another company has the code. */
  async insert(tx: Transaction, company: CompanyEntity): Promise<boolean> {
    try {
      await tx.insert(CompanyEntity, company);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_code')) return false;
      throw error;
    }
  }

  /** Id of the company with this code; null when none has it. */
  async findByCode(code: string): Promise<string | null> {
    const rows = await this.database.query<{ id: string }>('SELECT id FROM company WHERE code = ?', [code]);
    return rows[0]?.id ?? null;
  }
}

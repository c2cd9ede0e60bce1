import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Database } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { parseJson } from '../../../platform/database/columns.js';
import { type CompanyProfile, EMPTY_PROFILE } from '../domain/company-profile.js';
import { CompanyEntity } from './company.entity.js';

/** What a company starts with. */
export type NewCompanyRow = Pick<CompanyEntity, 'id' | 'code' | 'name' | 'gs1Prefix' | 'demo' | 'createdAt'>;

/** A company with its profile. */
export interface StoredCompany extends Omit<CompanyEntity, 'eraseAt'> {
  profile: CompanyProfile;
  /** Where the logo is stored; null: there is none. */
  logoKey: string | null;
  version: number;
}

/** What changes together. */
export type CompanyChange = Pick<StoredCompany, 'name' | 'gs1Prefix' | 'profile'>;

/** Names and address for a mail. */
export interface CompanyMailFacts {
  companyName: string;
  name: string;
  email: string;
}

interface CompanyRow {
  id: string;
  code: string;
  name: string;
  gs1_prefix: string | null;
  demo: number;
  profile: unknown;
  logo_key: string | null;
  version: number;
  created_at: Date;
}

@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  /** Null for an id that is not a company's. */
  async find(companyId: string): Promise<StoredCompany | null> {
    const rows = await this.database.queryPrepared<CompanyRow>(
      'SELECT id, code, name, gs1_prefix, demo, profile, logo_key, version, created_at FROM company WHERE id = ?',
      [companyId],
    );
    return rows[0] === undefined ? null : storedCompany(rows[0]);
  }

  /** What a mail about a company says of it and of one person, who need not be a member. */
  async mailFacts(companyId: string, userId: string): Promise<CompanyMailFacts> {
    const rows = await this.database.query<CompanyMailFacts>(
      'SELECT c.name AS companyName, u.full_name AS name, u.email FROM company c, user_account u WHERE c.id = ? AND u.id = ?',
      [companyId, userId],
    );
    if (rows[0] === undefined) throw new Error('Companies and accounts are never deleted.');
    return rows[0];
  }

  /** Returns false, and changes nothing, when the company is no longer at this version. */
  async update(
    tx: Transaction,
    companyId: string,
    version: number,
    { name, gs1Prefix, profile }: CompanyChange,
  ): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE company SET name = ?, gs1_prefix = ?, profile = ?, version = version + 1 WHERE id = ? AND version = ?',
      [name, gs1Prefix, JSON.stringify(profile), companyId, version],
    );
    return affectedRows === 1;
  }

  /** Returns where the former logo is stored. */
  async replaceLogo(tx: Transaction, companyId: string, key: string | null): Promise<string | null> {
    const [row] = await tx.query<{ logo_key: string | null }[]>(
      'SELECT logo_key FROM company WHERE id = ? FOR UPDATE',
      [companyId],
    );
    await tx.query('UPDATE company SET logo_key = ? WHERE id = ?', [key, companyId]);
    return row?.logo_key ?? null;
  }

  async setEraseAt(tx: Transaction, companyId: string, eraseAt: Date): Promise<void> {
    await tx.query('UPDATE company SET erase_at = ? WHERE id = ?', [eraseAt, companyId]);
  }

  /** Returns false when the company is not deleted, or can no longer be restored. */
  async restore(tx: Transaction, companyId: string, now: Date): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE company SET erase_at = NULL WHERE id = ? AND erase_at > ?',
      [companyId, now],
    );
    return affectedRows === 1;
  }

  /** Ids of deleted companies that can no longer be restored. */
  async toErase(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM company WHERE erase_at <= ? ORDER BY erase_at LIMIT ?',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns false, and writes nothing, when another company has the code. */
  async insert(tx: Transaction, company: NewCompanyRow): Promise<boolean> {
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
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM company WHERE code = ? AND erase_at IS NULL',
      [code],
    );
    return rows[0]?.id ?? null;
  }
}

/** Locks a company's row until the transaction ends. Transactions that check a limit per company wait for each other here. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.findOne(CompanyEntity, {
    select: { id: true },
    where: { id: companyId },
    lock: { mode: 'pessimistic_write' },
  });
}

function storedCompany({
  id,
  code,
  name,
  gs1_prefix: gs1Prefix,
  demo,
  profile,
  logo_key: logoKey,
  version,
  created_at: createdAt,
}: CompanyRow): StoredCompany {
  return {
    id,
    code,
    name,
    gs1Prefix,
    demo: demo === 1,
    profile: profile === null ? EMPTY_PROFILE : parseJson(profile),
    logoKey,
    version,
    createdAt,
  };
}

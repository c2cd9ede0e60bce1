import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';

/** A mail domain that a company claims. */
export interface DomainRow {
  id: string;
  companyId: string;
  domain: string;
  proof: 'dns' | 'mail';
  /** Value of the TXT record to publish; null with proof `mail`. */
  dnsValue: string | null;
  verifiedAt: Date | null;
  autoJoin: boolean;
  createdBy: string;
  createdAt: Date;
}

export type NewDomainRow = Omit<DomainRow, 'verifiedAt' | 'autoJoin'>;

const COLUMNS = `d.id, d.company_id AS companyId, d.domain, d.proof, d.dns_value AS dnsValue, d.verified_at AS verifiedAt, d.auto_join AS autoJoin,
  d.created_by AS createdBy, d.created_at AS createdAt`;

@Injectable()
export class DomainsRepository {
  constructor(private readonly database: Database) {}

  /** Domains of the company, by name. */
  async list(companyId: string): Promise<DomainRow[]> {
    const rows = await this.database.query<DomainRow>(
      `SELECT ${COLUMNS} FROM company_domain d WHERE d.company_id = ? ORDER BY d.domain`,
      [companyId],
    );
    return rows.map(readRow);
  }

  async find(companyId: string, id: string): Promise<DomainRow | null> {
    const rows = await this.database.query<DomainRow>(
      `SELECT ${COLUMNS} FROM company_domain d WHERE d.company_id = ? AND d.id = ?`,
      [companyId, id],
    );
    return rows[0] === undefined ? null : readRow(rows[0]);
  }

  /** Returns false, and writes nothing, when the company has claimed the domain already. */
  async insert(tx: Transaction, row: NewDomainRow): Promise<boolean> {
    try {
      await tx.query(
        'INSERT INTO company_domain (id, company_id, domain, proof, dns_value, created_by, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [row.id, row.companyId, row.domain, row.proof, row.dnsValue, row.createdBy, row.createdAt],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_domain_company')) return false;
      throw error;
    }
  }

  /** Marks the claim as proven. Returns false when another company has proven the domain: it belongs to one at a time. */
  async verify(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    try {
      await tx.query(
        'UPDATE company_domain SET verified_domain = domain, verified_at = ? WHERE company_id = ? AND id = ? AND verified_at IS NULL',
        [now, companyId, id],
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_domain_verified')) return false;
      throw error;
    }
  }

  /** Returns false when there is no such proven domain. */
  async setAutoJoin(tx: Transaction, companyId: string, id: string, autoJoin: boolean): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'SELECT id FROM company_domain WHERE company_id = ? AND id = ? AND verified_at IS NOT NULL FOR UPDATE',
      [companyId, id],
    );
    await tx.query(
      'UPDATE company_domain SET auto_join = ? WHERE company_id = ? AND id = ? AND verified_at IS NOT NULL',
      [autoJoin, companyId, id],
    );
    return rows.length > 0;
  }

  async delete(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.query('DELETE FROM company_domain WHERE company_id = ? AND id = ?', [companyId, id]);
  }

  async insertCode(tx: Transaction, domainId: string, codeHash: string, now: Date): Promise<void> {
    await tx.query('INSERT INTO company_domain_code (code_hash, domain_id, created_at) VALUES (?, ?, ?)', [
      codeHash,
      domainId,
      now,
    ]);
  }

  async hasCode(domainId: string, codeHash: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT code_hash FROM company_domain_code WHERE domain_id = ? AND code_hash = ?',
      [domainId, codeHash],
    );
    return rows.length > 0;
  }

  /** Whether the company lets the account in by its proven address and the company's proven domain. */
  async letsIn(tx: Transaction, companyId: string, userId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `SELECT d.id FROM user_account u JOIN company_domain d ON d.verified_domain = SUBSTRING_INDEX(u.email, '@', -1)
        WHERE u.id = ? AND u.email_verified_at IS NOT NULL AND d.company_id = ? AND d.auto_join = true`,
      [userId, companyId],
    );
    return rows.length > 0;
  }
}

function readRow(row: DomainRow): DomainRow {
  return { ...row, autoJoin: Boolean(row.autoJoin) };
}

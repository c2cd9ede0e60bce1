import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { Database } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import { UserAccountEntity } from './user-account.entity.js';

/** What sign-in needs to know of a person. */
export interface Credentials {
  userId: string;
  passwordHash: string | null;
}

/** The owner of a company. */
export interface CompanyOwner extends Pick<UserAccountEntity, 'fullName' | 'email'> {
  userId: string;
  companyId: string;
}

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  async findCredentials(email: string): Promise<Credentials | null> {
    const rows = await this.database.query<{ id: string; password_hash: string | null }>(
      'SELECT id, password_hash FROM user_account WHERE email = ?',
      [email],
    );
    const row = rows[0];
    return row === undefined ? null : { userId: row.id, passwordHash: row.password_hash };
  }

  /** The account with this address and a company that it owns; null when it owns none. */
  async findOwner(email: string): Promise<CompanyOwner | null> {
    const [owner] = await this.database.query<CompanyOwner>(
      `SELECT u.id AS userId, a.company_id AS companyId, u.full_name AS fullName, u.email
       FROM user_account u JOIN association a ON a.user_id = u.id WHERE u.email = ? AND a.role = 'owner'`,
      [email],
    );
    return owner ?? null;
  }

  /** Returns false, and writes nothing, when the address has an account. */
  async insert(tx: Transaction, user: UserAccountEntity): Promise<boolean> {
    try {
      await tx.insert(UserAccountEntity, user);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_user_account_email')) return false;
      throw error;
    }
  }
}

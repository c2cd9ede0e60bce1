import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { Database } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { UserAccountEntity } from './user-account.entity.js';

/** What sign-in needs to know of a person. */
export interface Credentials {
  userId: string;
  passwordHash: string | null;
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

import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/database.js';
import { Database } from '../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import { UserAccountEntity } from './user-account.entity.js';

/** What may change of an account. */
export type AccountChange = Partial<Omit<UserAccountEntity, 'id' | 'createdAt'>>;

/** Accounts of people, by id. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<UserAccountEntity | null> {
    return this.database.transaction((tx) => tx.findOneBy(UserAccountEntity, { id: userId }));
  }

  /** The address of somebody who has an account. */
  async emailOf(tx: Transaction, userId: string): Promise<string> {
    const { email } = await tx.findOneByOrFail(UserAccountEntity, { id: userId });
    return email;
  }

  /** The account, which nobody else can change until `tx` ends. Taken before any other lock of the person's. */
  async lock(tx: Transaction, userId: string): Promise<UserAccountEntity | null> {
    return tx.findOne(UserAccountEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** As `lock`, for whoever has the address. */
  async lockByEmail(tx: Transaction, email: string): Promise<UserAccountEntity | null> {
    return tx.findOne(UserAccountEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  async update(tx: Transaction, userId: string, change: AccountChange): Promise<void> {
    await tx.update(UserAccountEntity, { id: userId }, change);
  }

  /** Returns false, and changes nothing, when another account has the address. */
  async updateEmail(tx: Transaction, userId: string, change: AccountChange & { email: string }): Promise<boolean> {
    try {
      await this.update(tx, userId, change);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_user_account_email')) return false;
      throw error;
    }
  }

  /** Companies that the person is an active member of, in the order of their ids. */
  async companiesOf(tx: Transaction, userId: string): Promise<{ id: string; name: string }[]> {
    return tx.query(
      `SELECT c.id, c.name FROM association a JOIN company c ON c.id = a.company_id
        WHERE a.user_id = ? AND a.status = 'active' ORDER BY c.id`,
      [userId],
    );
  }
}

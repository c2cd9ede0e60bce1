import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { Locale } from '../../../../messages/locales.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { Role } from '../../../../platform/registered.js';
import { UserAccountEntity, type AccountKind } from './user-account.entity.js';

/** Columns that can be updated. */
export type AccountChange = Partial<Omit<UserAccountEntity, 'id' | 'createdAt'>>;

/** Columns needed for sign-in. */
export type Credentials = Pick<UserAccountEntity, 'id' | 'passwordHash'>;

/** A member of a company. */
export interface CompanyMember extends Pick<UserAccountEntity, 'fullName' | 'email'> {
  userId: string;
  companyId: string;
}

@Injectable()
export class AccountsRepository {
  constructor(
    @InjectRepository(UserAccountEntity) private readonly accounts: Repository<UserAccountEntity>,
    private readonly database: Database,
  ) {}

  find(userId: string): Promise<UserAccountEntity | null> {
    return this.accounts.findOneBy({ id: userId });
  }

  findCredentials(email: string): Promise<Credentials | null> {
    return this.accounts.findOne({ where: { email }, select: { id: true, passwordHash: true } });
  }

  /** The language of the account with this address; undefined if there is none. */
  async localeOf(email: string): Promise<Locale | undefined> {
    const account = await this.accounts.findOne({ where: { email }, select: { id: true, locale: true } });
    return account?.locale;
  }

  /** The account with this address and a company in which it has the role; null if there is none. */
  async findMember(email: string, role: Role): Promise<CompanyMember | null> {
    const member = await this.accounts
      .createQueryBuilder('u')
      .innerJoin('association', 'a', 'a.userId = u.id AND a.role = :role', { role })
      .select('u.id', 'userId')
      .addSelect('a.companyId', 'companyId')
      .addSelect('u.fullName', 'fullName')
      .addSelect('u.email', 'email')
      .where('u.email = :email', { email })
      .getRawOne<CompanyMember>();
    return member ?? null;
  }

  /** Address of an existing account. */
  async emailOf(tx: Transaction, userId: string): Promise<string> {
    const { email } = await tx.findOneByOrFail(UserAccountEntity, { id: userId });
    return email;
  }

  /** The account, locked until `tx` ends. Take this lock before any other lock on the user's rows. */
  lock(tx: Transaction, userId: string): Promise<UserAccountEntity | null> {
    return tx.findOne(UserAccountEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Same as `lock`, by address. */
  lockByEmail(tx: Transaction, email: string): Promise<UserAccountEntity | null> {
    return tx.findOne(UserAccountEntity, { where: { email }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns false and writes nothing if the address has an account. */
  insert(tx: Transaction, account: UserAccountEntity): Promise<boolean> {
    return unlessTaken(tx.insert(UserAccountEntity, account));
  }

  async update(tx: Transaction, userId: string, change: AccountChange): Promise<void> {
    await tx.update(UserAccountEntity, { id: userId }, change);
  }

  /** Returns false and changes nothing if another account has the address. */
  updateEmail(tx: Transaction, userId: string, change: AccountChange & { email: string }): Promise<boolean> {
    return unlessTaken(this.update(tx, userId, change));
  }

  /** Deletes the accounts with these ids and this kind. Returns the number deleted. */
  async deleteAll(ids: readonly string[], kind: AccountKind): Promise<number> {
    if (ids.length === 0) return 0;
    const { affected } = await this.database.transaction((tx) => tx.delete(UserAccountEntity, { id: In(ids), kind }));
    return affected ?? 0;
  }

  /** Companies that the user is an active member of, by id. */
  companiesOf(userId: string, tx = this.accounts.manager): Promise<{ id: string; name: string }[]> {
    return tx
      .createQueryBuilder()
      .select('c.id', 'id')
      .addSelect('c.name', 'name')
      .from('company', 'c')
      .innerJoin('association', 'a', `a.companyId = c.id AND a.status = 'active'`)
      .where('a.userId = :userId', { userId })
      .orderBy('c.id')
      .getRawMany<{ id: string; name: string }>();
  }
}

async function unlessTaken(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (isDuplicateKey(error, 'uq_user_account_email')) return false;
    throw error;
  }
}

import type { Locale } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/registered.js';
import { RecipientLanguages } from '../../../platform/mail/reader-mailer.js';
import { newId } from '../../../platform/ids.js';
import { AccountsRepository, type CompanyMember } from './persistence/accounts.repository.js';
import { USUAL_PREFERENCES } from './domain/preferences.js';

/** A new user with a verified address. */
export interface NewUser {
  /** Normalized. */
  email: string;
  fullName: string;
  /** Null if the user sets a password by a link. */
  passwordHash: string | null;
  locale?: Locale;
}

/** Domain of the email addresses of service accounts. Reserved, so mail never reaches it (RFC 2606, 2). */
const SERVICE_ACCOUNT_DOMAIN = '@api-keys.invalid';

@Injectable()
export class UsersService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
    languages: RecipientLanguages,
  ) {
    languages.register((email) => this.accounts.localeOf(email));
  }

  async hasAccount(email: string): Promise<boolean> {
    return (await this.accounts.findCredentials(email)) !== null;
  }

  /** The account with this address and a company in which it has the role; null if there is none. */
  findMember(email: string, role: Role): Promise<CompanyMember | null> {
    return this.accounts.findMember(email, role);
  }

  /** Creates an account and returns its id, or null if the address has one. */
  async create(tx: Transaction, user: NewUser): Promise<string | null> {
    const now = this.clock.now();
    const id = newId('usr');
    const account = {
      ...USUAL_PREFERENCES,
      ...user,
      locale: user.locale ?? USUAL_PREFERENCES.locale,
      kind: 'person' as const,
      phone: null,
      phoneExtension: null,
      id,
      emailVerifiedAt: now,
      mustChangePassword: false,
      createdAt: now,
      updatedAt: now,
    };
    const isNew = await this.accounts.insert(tx, account);
    return isNew ? id : null;
  }

  /** Creates the service account of an API key and returns its id. Without a password, so it cannot sign in. */
  async createServiceAccount(tx: Transaction, fullName: string): Promise<string> {
    const now = this.clock.now();
    const id = newId('usr');
    const account = {
      id,
      email: `${id.toLowerCase()}${SERVICE_ACCOUNT_DOMAIN}`,
      kind: 'api_key' as const,
      fullName,
      passwordHash: null,
      phone: null,
      phoneExtension: null,
      ...USUAL_PREFERENCES,
    };
    await this.accounts.insert(tx, {
      ...account,
      emailVerifiedAt: null,
      mustChangePassword: false,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  }

  /** Deletes service accounts, but no accounts of users. Returns the number deleted. */
  deleteServiceAccounts(ids: readonly string[]): Promise<number> {
    return this.accounts.deleteAll(ids, 'api_key');
  }
}

import type { Locale } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../platform/database/database.js';
import { UsersService } from '../accounts/users.service.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationCompany } from './registration-company.js';

/** Input that completes a registration, with the password already hashed. */
export interface NewAccount {
  fullName: string;
  companyName?: string;
  locale?: Locale;
  passwordHash: string;
}

/** Creates the account of a registration together with its company, or with its membership in the inviting company. */
@Injectable()
export class AccountCreation {
  constructor(
    private readonly users: UsersService,
    private readonly company: RegistrationCompany,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the user's id; null if the address has an account by now. @throws DomainError if the invitation is no longer valid */
  async create(
    tx: Transaction,
    registration: RegistrationEntity,
    { fullName, companyName, locale, passwordHash }: NewAccount,
  ): Promise<string | null> {
    const { email } = registration;
    const userId = await this.users.create(tx, { email, fullName, locale, passwordHash });
    if (userId === null) return null;
    const companyId = await this.company.enter(tx, registration, companyName, { id: userId, email });
    await this.audit.record(tx, { companyId, userId, action: 'account.created', subject: email });
    return userId;
  }
}

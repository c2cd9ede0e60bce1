import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../../platform/http/problems/domain-error.js';
import { passwordProblems } from './domain/password-policy.js';
import { PasswordHasher } from './password-hasher.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';

const UNCHANGED: FieldError = {
  pointer: '/newPassword',
  code: 'PASSWORD_UNCHANGED',
  message: 'This is the password that you have now. Choose another one.',
};

/** Checks the password that somebody with an account chooses. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly database: Database,
  ) {}

  /** The hash to store. @throws ValidationFailed for a password that is easy to guess, or the present one */
  async hashFor({ id, email, fullName, passwordHash }: UserAccountEntity, password: string): Promise<string> {
    const companies = await this.database.transaction((tx) => this.accounts.companiesOf(tx, id));
    const companyName = companies.map(({ name }) => name).join(' ');
    const problems = passwordProblems(password, { email, fullName, companyName });
    if (problems.length > 0)
      throw new ValidationFailed(problems.map((problem) => ({ pointer: '/newPassword', ...problem })));
    if (passwordHash !== null && (await this.hasher.matches(password, passwordHash)))
      throw new ValidationFailed([UNCHANGED]);
    return this.hasher.hash(password);
  }
}

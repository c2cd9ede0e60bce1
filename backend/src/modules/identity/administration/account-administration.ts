import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { CompaniesService } from '../../companies/index.js';
import { AccountActivity } from '../accounts/account-activity.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { UserAccountEntity } from '../accounts/persistence/user-account.entity.js';
import { SecurityNotices } from '../accounts/security-notices.js';
import { UsersService } from '../accounts/users.service.js';
import { FactorsService } from '../factors/factors.service.js';
import { RemoveAddedFactors } from '../factors/remove-added-factors.js';
import { MailedLinks } from '../mailed-links/mailed-links.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** The owner of a new company, entered by the operator of the installation. */
export interface NewOwner {
  /** Normalized. */
  email: string;
  fullName: string;
  companyName: string;
}

/** In the activity log, where no user is the author. */
const BY_OPERATOR = { by: 'operator' };

/** Commands of the operator on accounts. They need no mail server: links are printed. */
@Injectable()
export class AccountAdministration {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly links: MailedLinks,
    private readonly factors: FactorsService,
    private readonly removal: RemoveAddedFactors,
    private readonly sessions: SessionsService,
    private readonly notices: SecurityNotices,
    private readonly activity: AccountActivity,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Creates a company and the account of its owner. Returns the link to set the password; null for an address that has an account. */
  createOwner({ email, fullName, companyName }: NewOwner): Promise<URL | null> {
    return this.database.transaction(async (tx) => {
      const known = await this.accounts.lockByEmail(tx, email);
      const ownerId = known?.id ?? (await this.users.create(tx, { email, fullName, passwordHash: null }));
      if (ownerId === null) throw new Error(`The address ${email} was registered at the same time. Try again.`);
      const companyId = await this.companies.create(tx, { name: companyName, ownerId });
      if (known !== null) return null;
      const entry = { companyId, userId: null, subject: email, details: BY_OPERATOR };
      await this.audit.record(tx, { ...entry, action: 'account.created' });
      return this.newLink(tx, ownerId, email);
    });
  }

  /** A link for a new password; the account's earlier links stop working. @throws Error if the address has no account */
  passwordLink(email: string): Promise<URL> {
    return this.database.transaction(async (tx) => {
      const { id } = await this.lock(tx, email);
      return this.newLink(tx, id, email);
    });
  }

  /** Removes all second factors of the account and ends its sessions. Returns whether there was one. @throws Error if the address has no account */
  disableFactors(email: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const { id } = await this.lock(tx, email);
      if ((await this.factors.kinds(tx, id)).length === 0) return false;
      await this.removal.remove(tx, id, new Date(0));
      await this.sessions.revokeAll(tx, id);
      await this.notices.tell(
        tx,
        id,
        'security.factor_changed',
        'The operator of the installation removed your second factors.',
      );
      return true;
    });
  }

  private async lock(tx: Transaction, email: string): Promise<UserAccountEntity> {
    const account = await this.accounts.lockByEmail(tx, email);
    if (account === null) throw new Error(`No account has the address ${email}.`);
    return account;
  }

  private async newLink(tx: Transaction, userId: string, email: string): Promise<URL> {
    await this.links.end(tx, userId, ['password_reset']);
    const linkId = await this.links.note(tx, { purpose: 'password_reset', userId, email });
    const made = await this.links.withToken(tx, linkId);
    if (made === null) throw new Error('The link was not stored.');
    await this.activity.record(tx, userId, { action: 'password.link_made', details: BY_OPERATOR });
    return new URL(`/change-password?token=${made.token}`, this.config.publicUrl);
  }
}

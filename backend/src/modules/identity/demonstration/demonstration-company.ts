import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DEMONSTRATION_EMAIL } from '../../../platform/demonstration/demonstration-account.js';
import { OnLeavingDemonstration } from '../../../platform/demonstration/demonstration-mode.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { CompaniesService } from '../../companies/index.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { EmailUndoHooks } from '../accounts/email-undo-hooks.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { UsersService } from '../accounts/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

const OWNER = { email: DEMONSTRATION_EMAIL, password: 'lading-demo-2026', fullName: 'Demo Owner' };
/** The GS1 prefix is from examples of GS1. */
const COMPANY = { name: 'Demo Manufacturing', gs1Prefix: '0614141', demo: true };

/** Creates the demonstration company and its owner, whose password is public. Demonstration mode only. */
@Injectable()
export class DemonstrationCompany {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly hasher: PasswordHasher,
    private readonly accounts: AccountsRepository,
    private readonly access: EmailUndoHooks,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The owner as an actor, for other modules to create demonstration data through their services. Without a session or recent authentication. */
  async owner(): Promise<Actor> {
    const owner = await this.users.findOwner(OWNER.email);
    if (owner === null) throw new Error('The company of the demonstration has not been made.');
    return {
      ...owner,
      sessionId: '',
      sessionState: 'active',
      authenticatedAt: new Date(0),
      mustChangePassword: false,
      mustSetUpFactor: false,
      emailVerified: true,
      role: 'owner',
      permissions: ROLE_PERMISSIONS.owner,
    };
  }

  @DemonstrationStep({ name: 'demonstration company', createsCompany: true })
  async create(): Promise<void> {
    const { password, ...person } = OWNER;
    if (await this.users.hasAccount(person.email)) return;
    const passwordHash = await this.hasher.hash(password);
    await this.database.transaction(async (tx) => {
      const ownerId = await this.users.create(tx, { ...person, passwordHash });
      if (ownerId !== null) await this.companies.create(tx, { ...COMPANY, ownerId });
    });
  }

  /** Takes every way to sign in from the owner, whose password is published. The account stays, because stored entries refer to it. */
  @OnLeavingDemonstration()
  async lockOwner(tx: Transaction): Promise<string> {
    const account = await this.accounts.lockByEmail(tx, OWNER.email);
    if (account === null) return `There is no account ${OWNER.email}.`;
    await this.accounts.update(tx, account.id, { passwordHash: null, updatedAt: this.clock.now() });
    await this.access.run(tx, account.id, new Date(0));
    await this.sessions.revokeAll(tx, account.id);
    return `Locked the account ${OWNER.email}.`;
  }
}

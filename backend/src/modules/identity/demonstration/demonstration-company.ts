import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DEMONSTRATION_EMAIL } from '../../../platform/demonstration/demonstration-account.js';
import { OnLeavingDemonstration } from '../../../platform/demonstration/demonstration-mode.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { CompaniesService, MembershipService } from '../../companies/index.js';
import type { Role } from '../../../platform/registered.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { EmailUndoHooks } from '../accounts/email-undo-hooks.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { UsersService } from '../accounts/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

const OWNER = { email: DEMONSTRATION_EMAIL, password: 'lading-demo-2026', fullName: 'Demo Owner' };
/** Cannot sign in: it has no password. */
const BOOKER = { email: 'booker@lading.test', fullName: 'Demo Booker', passwordHash: null };
/** The GS1 prefix is from examples of GS1. */
const COMPANY = { name: 'Demo Manufacturing', gs1Prefix: '0614141', demo: true };

/** Creates the demonstration company, its owner, whose password is public, and a booker. Demonstration mode only. */
@Injectable()
export class DemonstrationCompany {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly membership: MembershipService,
    private readonly hasher: PasswordHasher,
    private readonly accounts: AccountsRepository,
    private readonly access: EmailUndoHooks,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** The owner as an actor, for other modules to create demonstration data through their services. Without a session or recent authentication. */
  async owner(): Promise<Actor> {
    const owner = await this.member(OWNER.email, 'owner');
    if (owner === null) throw new Error('The company of the demonstration has not been made.');
    return owner;
  }

  /** The booker as an actor; null in companies that were created without one, or after it left. */
  booker(): Promise<Actor | null> {
    return this.member(BOOKER.email, 'booker');
  }

  private async member(email: string, role: Role): Promise<Actor | null> {
    const member = await this.users.findMember(email, role);
    if (member === null) return null;
    return {
      ...member,
      sessionId: '',
      sessionState: 'active',
      authenticatedAt: new Date(0),
      mustChangePassword: false,
      mustSetUpFactor: false,
      emailVerified: true,
      role,
      permissions: ROLE_PERMISSIONS[role],
    };
  }

  @DemonstrationStep({ name: 'demonstration company', createsCompany: true })
  async create(): Promise<void> {
    const { password, ...person } = OWNER;
    if (await this.users.hasAccount(person.email)) return;
    const passwordHash = await this.hasher.hash(password);
    await this.database.transaction(async (tx) => {
      const ownerId = await this.users.create(tx, { ...person, passwordHash });
      if (ownerId === null) return;
      const companyId = await this.companies.create(tx, { ...COMPANY, ownerId });
      const bookerId = await this.users.create(tx, BOOKER);
      if (bookerId !== null) await this.membership.join(tx, companyId, bookerId, 'booker');
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

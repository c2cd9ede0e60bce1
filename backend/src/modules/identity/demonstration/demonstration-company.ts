import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { ROLE_PERMISSIONS } from '../../../contributions/permissions.js';
import { Database } from '../../../platform/database/database.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { CompaniesService } from '../../companies/index.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { UsersService } from '../accounts/users.service.js';

const OWNER = { email: 'demo@lading.test', password: 'lading-demo-2026', fullName: 'Demo Owner' };
/** The GS1 prefix is from examples of GS1. */
const COMPANY = { name: 'Demo Manufacturing', gs1Prefix: '0614141', demo: true };

/** Creates the demonstration company and its owner, whose password is public. Demonstration mode only. */
@Injectable()
export class DemonstrationCompany {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly hasher: PasswordHasher,
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
}

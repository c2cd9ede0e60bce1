import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { DemonstrationSeed } from '../../platform/demonstration/demonstration-seed.js';
import { newId } from '../../platform/ids.js';
import { CompaniesService } from '../companies/index.js';
import { PasswordHasher } from './password-hasher.js';
import { UsersRepository } from './persistence/users.repository.js';

const OWNER = { email: 'demo@lading.test', password: 'lading-demo-2026', fullName: 'Demo Owner' };
/** The GS1 prefix is the one that GS1 uses in its examples. */
const COMPANY = { name: 'Demo Manufacturing', gs1Prefix: '0614141', demo: true };

/** The company of the demonstration and its owner. */
@Injectable()
export class DemonstrationCompany implements OnModuleInit {
  constructor(
    private readonly seed: DemonstrationSeed,
    private readonly users: UsersRepository,
    private readonly companies: CompaniesService,
    private readonly hasher: PasswordHasher,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.seed.add({ name: 'demonstration company', run: () => this.create() });
  }

  private async create(): Promise<void> {
    const { password, ...person } = OWNER;
    if ((await this.users.findCredentials(person.email)) !== null) return;
    const passwordHash = await this.hasher.hash(password);
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const id = newId('usr');
      const owner = { ...person, id, passwordHash, emailVerifiedAt: now, mustChangePassword: false, createdAt: now, updatedAt: now };
      if (await this.users.insert(tx, owner)) await this.companies.create(tx, { ...COMPANY, ownerId: id });
    });
  }
}

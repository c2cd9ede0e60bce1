import { Config } from '../../src/config/config.js';
import { SessionCookie } from '../../src/platform/auth/session-cookie.js';
import type { Role } from '../../src/platform/registered.js';
import { Clock } from '../../src/platform/clock.js';
import { Database, type Transaction } from '../../src/platform/database/database.js';
import { newId } from '../../src/platform/ids.js';
import { CompaniesService } from '../../src/modules/companies/index.js';
import { MembershipsRepository } from '../../src/modules/companies/persistence/memberships.repository.js';
import { PasswordHasher } from '../../src/modules/identity/passwords/password-hasher.js';
import { SessionsService } from '../../src/modules/identity/sessions/sessions.service.js';
import { UsersService } from '../../src/modules/identity/accounts/users.service.js';
import type { ApiClient } from './api-client.js';
import type { TestApp } from './test-app.js';

/** Password of every user created by these helpers. */
export const TEST_PASSWORD = 'tall-orange-forklift';

/** A signed-in user with the client of the session. */
export interface SignedIn {
  client: ApiClient;
  userId: string;
  companyId: string;
  email: string;
}

export interface SignUpOptions {
  email?: string;
  fullName?: string;
  companyName?: string;
}

let passwordHash: Promise<string> | undefined;

/** Creates a company with its owner and signs in the owner, without mails: faster than registering. In demonstration mode it has the demonstration carriers. */
export async function signUp(
  app: TestApp,
  { companyName = 'Riverside Tile', ...person }: SignUpOptions = {},
): Promise<SignedIn> {
  return signIn(app, person, (tx, userId) =>
    app.get(CompaniesService).create(tx, { name: companyName, ownerId: userId, demo: app.get(Config).demonstration }),
  );
}

/** Creates another active member of a company with this role and signs them in. */
export async function signInAs(app: TestApp, companyId: string, role: Role): Promise<SignedIn> {
  return signIn(app, {}, async (tx, userId) => {
    const now = app.get(Clock).now();
    const membership = {
      id: newId('asc'),
      companyId,
      userId,
      role,
      status: 'active' as const,
      createdAt: now,
      updatedAt: now,
    };
    await app.get(MembershipsRepository).insert(tx, membership);
    return companyId;
  });
}

async function signIn(
  app: TestApp,
  person: Pick<SignUpOptions, 'email' | 'fullName'>,
  join: (tx: Transaction, userId: string) => Promise<string>,
): Promise<SignedIn> {
  const { email = `${newId('usr').toLowerCase()}@example.test`, fullName = 'Rosa Delgado' } = person;
  passwordHash ??= app.get(PasswordHasher).hash(TEST_PASSWORD);
  const user = { email, fullName, passwordHash: await passwordHash };
  return app.get(Database).transaction(async (tx) => {
    const userId = await app.get(UsersService).create(tx, user);
    if (userId === null) throw new Error(`${email} has an account already.`);
    const companyId = await join(tx, userId);
    const { token } = await app
      .get(SessionsService)
      .start(tx, userId, { userAgent: 'test', ipAddress: '127.0.0.1' }, 'password');
    const client = app.client();
    client.setCookie(app.get(SessionCookie).name, token);
    return { client, userId, companyId, email };
  });
}

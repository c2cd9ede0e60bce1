import { companyOf } from '../../../../test/support/notifications.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { loadConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { SessionsRepository } from './persistence/sessions.sql.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { StoredSessionReader } from './stored-session-reader.js';

let store: TestDatabase;
let reader: StoredSessionReader;

beforeAll(async () => {
  store = await testDatabase();
  reader = new StoredSessionReader(
    new SessionsRepository(store.database),
    new Clock(),
    loadConfig({ DATABASE_URL: store.url }),
  );
});
beforeEach(() => store.truncate());
afterAll(() => store.close());

/** Starts a session of a viewer and returns its token. */
async function session(): Promise<string> {
  const { companyId, viewer } = await companyOf(store.database, 'viewer');
  const token = newToken();
  await store.database.execute(
    `INSERT INTO user_session (id, token_hash, user_id, company_id, user_agent, ip_address, created_at, last_used_at, expires_at, state)
     VALUES (?, ?, ?, ?, 'test', '127.0.0.1', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 1 DAY, 'active')`,
    [newId('ses'), hashToken(token), viewer, companyId],
  );
  return token;
}

const permissionsOf = async (token: string) => (await reader.grants([token])).get(token)?.permissions;

it('grants each token the permissions of its actor', async () => {
  const [one, two] = [await session(), await session()];
  const grants = await reader.grants([one, 'unknown', two]);
  for (const token of [one, two]) {
    const actor = await reader.read(token);
    expect(grants.get(token)).toEqual({ companyId: actor?.companyId, permissions: actor?.permissions });
  }
  expect(grants.size).toBe(2);
});

it('applies changes of price visibility and role', async () => {
  const token = await session();
  expect((await permissionsOf(token))?.has('price.read')).toBe(false);
  await store.database.execute('UPDATE association SET sees_prices = 1');
  expect((await permissionsOf(token))?.has('price.read')).toBe(true);
  await store.database.execute("UPDATE association SET role = 'dock'");
  expect((await permissionsOf(token))?.has('price.read')).toBe(false);
});

it.each([
  ['signed out', 'UPDATE user_session SET revoked_at = UTC_TIMESTAMP(3)'],
  ['expired', 'UPDATE user_session SET expires_at = UTC_TIMESTAMP(3)'],
  ['past its idle timeout', 'UPDATE user_session SET last_used_at = UTC_TIMESTAMP(3) - INTERVAL 12 HOUR'],
  ['with a pending factor', "UPDATE user_session SET state = 'factor_pending'"],
  ['without a company', 'UPDATE user_session SET company_id = NULL'],
  ['suspended', "UPDATE association SET status = 'suspended'"],
  ['of a deleted company', 'UPDATE company SET erase_at = UTC_TIMESTAMP(3) + INTERVAL 30 DAY'],
])('grants nothing to a session %s', async (_what, ending) => {
  const token = await session();
  expect(await permissionsOf(token)).toBeDefined();
  await store.database.execute(ending);
  expect(await permissionsOf(token)).toBeUndefined();
});

it('grants nothing to a member without the second factor that the company requires', async () => {
  const token = await session();
  const states: [string, boolean][] = [
    ["UPDATE company SET factor_roles = 'owner,admin'", true],
    ["UPDATE company SET factor_roles = 'owner,viewer'", false],
    ['UPDATE user_session SET signed_in_by_source = 1', true],
    ['UPDATE user_session SET signed_in_by_source = 0', false],
    ["UPDATE association SET role = 'booker'", true],
    ["UPDATE association SET role = 'viewer'", false],
    [
      `INSERT INTO totp_factor (user_id, secret_sealed, created_at)
       SELECT user_id, 'sealed', created_at FROM user_session`,
      false,
    ],
    ['UPDATE totp_factor SET confirmed_at = created_at', true],
  ];
  for (const [change, complies] of states) {
    await store.database.execute(change);
    expect([change, (await reader.read(token))?.mustSetUpFactor]).toEqual([change, !complies]);
    expect([change, (await permissionsOf(token)) !== undefined]).toEqual([change, complies]);
  }
});

it('supports more tokens than fit into one statement', async () => {
  const token = await session();
  const unknown = Array.from({ length: 1_200 }, newToken);
  expect([...(await reader.grants([...unknown, token])).keys()]).toEqual([token]);
});

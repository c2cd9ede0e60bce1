import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openThrowAwayDatabase, type ThrowAwayDatabase } from '../../../../infra/database.mjs';
import { migrations } from '../../migrations/index.js';
import { dataSourceOptions } from './data-source-options.js';
import { isDatabaseUnavailable } from './errors.js';
import { DatabaseReadiness } from './health/database-health.js';
import { migrate } from './schema/migrate.js';
import { withDatabase } from './with-database.js';

const SLOW = 120_000;

let folder: string;
let server: ThrowAwayDatabase;
/** With a user who may connect only with TLS. */
let url: URL;
let ca: string;

const file = (name: string): string => join(folder, name);

/** A self-signed certificate for localhost, which is its own authority. */
function makeCertificate(name: string): void {
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=lading-test'];
  const files = ['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)];
  execFileSync('openssl', [...request, ...files, '-addext', 'subjectAltName=DNS:localhost'], { stdio: 'ignore' });
  // The server may run as another user.
  for (const made of ['key', 'pem']) chmodSync(file(`${name}.${made}`), 0o644);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lading-tls-'));
  chmodSync(folder, 0o755);
  makeCertificate('server');
  makeCertificate('other');
  ca = readFileSync(file('server.pem'), 'utf8');
  server = await openThrowAwayDatabase({
    flags: [`--ssl-cert=${file('server.pem')}`, `--ssl-key=${file('server.key')}`],
  });
  await withDatabase({ databaseUrl: `${server.url}mysql` }, async (root) => {
    await root.query('CREATE DATABASE lading CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
    await root.query("CREATE USER lading IDENTIFIED BY 'only-with-tls' REQUIRE SSL");
    await root.query('GRANT ALL ON lading.* TO lading');
  });
  url = new URL(server.url);
  Object.assign(url, { username: 'lading', password: 'only-with-tls', hostname: 'localhost', pathname: '/lading' });
}, SLOW);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const cipher = (settings: object): Promise<string> =>
  withDatabase({ databaseUrl: url.href, ...settings }, async (database) => {
    const [row] = await database.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
    return row?.Value ?? '';
  });

describe('connections with TLS', () => {
  it('are required by a user with REQUIRE SSL', async () => {
    await expect(cipher({})).rejects.toThrow('Access denied');
  });

  it('are encrypted, and accept only the certificate of the authority', async () => {
    expect(await cipher({ databaseTls: { ca } })).toMatch(/^(TLS|ECDHE)/);
    await expect(cipher({ databaseTls: { ca: readFileSync(file('other.pem'), 'utf8') } })).rejects.toThrow();
    await expect(cipher({ databaseTls: {} })).rejects.toThrow();
  });
});

describe('a server that is read-only after a fail-over', () => {
  const onServer = (sql: string) =>
    withDatabase({ databaseUrl: `${server.url}mysql` }, (root) => root.query(sql).then(() => undefined));

  it(
    'is not ready, and its refusals are temporary',
    async () => {
      const settings = { databaseUrl: url.href, databaseTls: { ca } };
      expect(await migrate(dataSourceOptions(settings))).toHaveLength(migrations.length);
      await withDatabase(settings, async (database) => {
        const readiness = new DatabaseReadiness(database);
        expect(await readiness.problem()).toBe('');
        await onServer('SET GLOBAL read_only = 1');
        expect(await readiness.problem()).toBe('the server is read-only');
        const refused = await database
          .execute("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('a', 1)")
          .catch((error: unknown) => error);
        expect(refused).toMatchObject({ driverError: { errno: 1290 } });
        expect(isDatabaseUnavailable(refused)).toBe(true);
        await onServer('SET GLOBAL read_only = 0');
        expect(await readiness.problem()).toBe('');
      });
    },
    SLOW,
  );
});

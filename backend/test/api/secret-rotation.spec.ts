import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../src/config/config.js';
import { archiveAuditKeys, auditKeyring } from '../../src/platform/audit/persistence/audit-key-archive.sql.js';
import { AuditKeys } from '../../src/platform/audit/audit-keys.js';
import { verifyAudit } from '../../src/platform/audit/audit-verifier.js';
import { resealColumn } from '../../src/platform/secrets/persistence/reseal.sql.js';
import { SealedColumns } from '../../src/platform/secrets/sealed-columns.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { UnsubscribeLinks } from '../../src/modules/notifications/mail/unsubscribe-links.js';
import { invite } from '../support/membership.js';
import { bookShipment } from '../support/freight.js';
import { addPartner, sftpSettings } from '../support/edi.js';
import { connectCarrier } from '../support/tariffs.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [OLD, NEW] = [keyOf(1), keyOf(2)];
/** Binary columns without secrets: public keys, and rows of tables that have no secrets. */
const NOT_SECRET = ['passkey.public_key', 'shipment_archive.bundle'];

/** Gives access tokens for connections. */
const tokenServer = createServer((_, response) =>
  response.writeHead(200).end(JSON.stringify({ access_token: 'demo-token', expires_in: 3_600 })),
);

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  await new Promise<void>((resolve) => void tokenServer.listen(0, '127.0.0.1', resolve));
  app = await startTestApp({
    clock: new TestClock(),
    environment: { SECRET_KEY: OLD, EGRESS_ALLOW_CARRIERS: '127.0.0.1', EGRESS_ALLOW_WEBHOOKS: '127.0.0.1' },
  });
}, 60_000);
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
});
afterAll(async () => {
  await app.close();
  tokenServer.closeAllConnections();
  tokenServer.close();
});

const configured = (key: string, previous = '') =>
  loadConfig({ DATABASE_URL: app.database.url, SECRET_KEY: key, SECRET_KEY_PREVIOUS: previous });
const box = (key: string, previous = '') => new SecretBox(configured(key, previous));
const columns = () => app.get(SealedColumns).list();
const query = (sql: string) => app.database.database.query<any>(sql);

/** At least one value in every sealed column, written by the product. */
async function storeSecrets(): Promise<void> {
  const { client } = owner;
  await client.post('/api/v1/me/factors/totp');
  const { body: carrier } = await client.post('/api/v1/company/carriers', {
    scac: 'EXPL',
    name: 'Example Lines',
    endpoint: 'http://127.0.0.1:4100/fast',
    credentials: {
      scheme: 'client_credentials',
      clientId: 'demo-client',
      secret: 'demo-secret',
      tokenUrl: `http://127.0.0.1:${(tokenServer.address() as AddressInfo).port}/token`,
    },
  });
  await client.post(`/api/v1/company/carriers/${carrier.connections[0].id}/test`);
  const inboundSecret = `/api/v1/company/carriers/${carrier.connections[0].id}/inbound-secret`;
  await client.post(inboundSecret);
  await client.post(inboundSecret);
  const { body: webhook } = await client.post('/api/v1/company/webhooks', {
    url: 'http://127.0.0.1:4100/hook',
    kinds: ['shipment.delayed'],
  });
  await client.post(`/api/v1/company/webhooks/${webhook.id}/rotate-secret`);
  await connectCarrier(client);
  const { id: partnerId } = await addPartner(client, 'ZZAA', { enabled: false });
  await client.put(`/api/v1/edi/partners/${partnerId}/sftp`, sftpSettings());
  const { shipmentId } = await bookShipment(owner);
  const { body: shared } = await client.post(`/api/v1/shipments/${shipmentId}/share`, { scope: 'tracking' });
  await app.client().request('POST', `${new URL(shared.url).pathname}/updates`, {
    body: 'email=dock@consignee.test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const invitationToken = await invite(app, owner, 'omar@hilltop.test');
  await app.client().post('/api/v1/auth/register', { email: 'omar@hilltop.test', invitationToken });
}

async function reseal(with_: SecretBox) {
  const keys = new AuditKeys(with_);
  await archiveAuditKeys(app.database.database, with_, keys, new Date());
  const results = [];
  for (const column of columns()) results.push(await resealColumn(app.database.database, with_, column));
  return results;
}

async function opened(with_: SecretBox): Promise<Map<string, string[]>> {
  const values = new Map<string, string[]>();
  for (const { table, column, purpose } of columns()) {
    const rows = await query(`SELECT * FROM ${table} WHERE ${column} IS NOT NULL`);
    values.set(
      `${table}.${column}`,
      rows.map((row: any) => with_.open(row[column], purpose(row)).toString('hex')),
    );
  }
  return values;
}

it('declares every binary column as sealed, or as not secret', async () => {
  const stored = await query(
    `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND data_type IN ('binary', 'varbinary', 'tinyblob', 'blob', 'mediumblob', 'longblob')`,
  );
  const declared = columns().map(({ table, column }) => `${table}.${column}`);
  expect(stored.map(({ name }: { name: string }) => name).sort()).toEqual([...declared, ...NOT_SECRET].sort());
});

it('seals every stored secret again, so that the previous key can be removed', async () => {
  await storeSecrets();
  const before = await opened(box(OLD));
  const results = await reseal(box(NEW, OLD));
  expect(results.map(({ name, resealed }) => `${name} ${resealed > 0}`)).toEqual(
    columns().map(({ table, column }) => `${table}.${column} ${table !== 'audit_key'}`),
  );
  before.delete('audit_key.sealed');
  const after = await opened(box(NEW));
  after.delete('audit_key.sealed');
  expect(after).toEqual(before);
  expect((await reseal(box(NEW, OLD))).every(({ resealed }) => resealed === 0)).toBe(true);
  const keyring = await auditKeyring(app.database.database, box(NEW), new AuditKeys(box(NEW)));
  expect((await verifyAudit(app.database.database, keyring)).breaks).toEqual([]);
});

it('continues after a value that no key opens, and reports it', async () => {
  await storeSecrets();
  await query(`UPDATE webhook SET secret = REPEAT('x', 80)`);
  const [webhook] = await query('SELECT company_id, id FROM webhook');
  const results = await reseal(box(NEW, OLD));
  expect(results.filter(({ unreadable }) => unreadable.length > 0)).toEqual([
    { name: 'webhook.secret', resealed: 0, unreadable: [`${webhook.company_id} ${webhook.id}`] },
  ]);
  expect(results.find(({ name }) => name === 'webhook.previous_secret')).toMatchObject({ resealed: 1 });
});

it('does not overwrite a secret that was replaced after it was read', async () => {
  await storeSecrets();
  const [column] = columns().filter(({ table }) => table === 'totp_factor');
  const newer = box(NEW).seal(Buffer.from('newer'), 'any');
  const raced = await app.database.database.transaction(async (tx) => {
    // The reader sees the old value until this commits; its own update waits for the lock and then finds another value.
    await tx.query('UPDATE totp_factor SET secret_sealed = ?', [newer]);
    const resealing = resealColumn(app.database.database, box(NEW, OLD), column!);
    await untilWaiting();
    return { resealing };
  });
  expect(await raced.resealing).toMatchObject({ resealed: 0, unreadable: [] });
  expect((await query('SELECT secret_sealed FROM totp_factor'))[0].secret_sealed).toEqual(newer);
});

/** Waits until a statement of another connection waits for a lock. InnoDB renews this table only after 0.1 s without a query of it. */
async function untilWaiting(): Promise<void> {
  const waiting = `SELECT 1 FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'`;
  while ((await query(waiting)).length === 0) await delay(150);
}

it('accepts links signed with the previous key', () => {
  const link = new UnsubscribeLinks(configured(OLD), box(OLD)).link({ userId: owner.userId, kind: null });
  const token = link.searchParams.get('token') ?? '';
  expect(new UnsubscribeLinks(configured(NEW), box(NEW, OLD)).read(token)).toEqual({
    userId: owner.userId,
    kind: null,
  });
  expect(new UnsubscribeLinks(configured(NEW), box(NEW)).read(token)).toBeNull();
});

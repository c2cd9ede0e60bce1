import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Config, loadConfig } from '../../src/config/config.js';
import {
  changedTables,
  exportCompany,
  importCompany,
  MovingService,
  SuspensionService,
} from '../../src/modules/companies/index.js';
import {
  belongingOf,
  CHANGED_BY_JOBS,
  LEFT_BEHIND,
} from '../../src/modules/companies/moving/persistence/company-scope.sql.js';
import { CompanyLeases } from '../../src/modules/companies/moving/persistence/company-leases.sql.js';
import { AuditKeys } from '../../src/platform/audit/audit-keys.js';
import { verifyAudit } from '../../src/platform/audit/audit-verifier.js';
import { auditKeyring } from '../../src/platform/audit/persistence/audit-key-archive.sql.js';
import { asOfOneInstant } from '../../src/platform/backup/persistence/table-reader.sql.js';
import { restoreBackup } from '../../src/platform/backup/restore-backup.js';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { newId } from '../../src/platform/ids.js';
import { SealedColumns } from '../../src/platform/secrets/sealed-columns.js';
import { SecretBox } from '../../src/platform/secrets/secret-box.js';
import { createFileStore } from '../../src/platform/storage/create-file-store.js';
import { FileReferences } from '../../src/platform/storage/file-references.js';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { type AnyRow, AnyRows } from '../support/any-rows.js';
import { RESTRICTED_PREFIX } from '../../src/kernel/identifiers/gs1.js';
import { KeyClient, makeKey } from '../support/api-keys.js';
import { bookRequest, bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { emptyDatabase, upgradedDatabase } from '../support/test-database.js';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [SOURCE_KEY, TARGET_KEY] = [keyOf(1), keyOf(2)];
const ADDRESS = new URL('https://freight.example/');
const EGRESS = { EGRESS_ALLOW_CARRIERS: '127.0.0.1', EGRESS_ALLOW_WEBHOOKS: '127.0.0.1' };

let source: TestApp;
let target: TestApp;
let folder: string;
let owner: SignedIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lading-move-'));
  source = await startTestApp({ clock: new TestClock(), environment: { SECRET_KEY: SOURCE_KEY, ...EGRESS } });
  const database = await upgradedDatabase(await emptyDatabase(`lading_target_${process.env.JEST_WORKER_ID ?? '1'}`));
  target = await startTestApp({ clock: new TestClock(), database, environment: { SECRET_KEY: TARGET_KEY, ...EGRESS } });
}, 120_000);
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await source.database.truncate();
  await target.database.truncate();
  owner = await signUp(source, { companyName: 'Riverside Tile' });
});

const companyAt = (app: TestApp, id = owner.companyId) => app.get(MovingService).company(id);
const freeze = async () => source.get(MovingService).freeze(await companyAt(source));
const open = (app: TestApp) => app.get(SuspensionService).unsuspend(owner.companyId);
const exported = async (name = newId('cex')) => {
  const path = join(folder, name);
  const references = await source.get(FileReferences).of(owner.companyId);
  const from = { config: source.get(Config), files: source.get(FileStore), references, release: '0.1.0' };
  return { path, manifest: await exportCompany(from, await companyAt(source), path) };
};
/** The target with the source's key for the import, or with other settings. */
const configOfTarget = (environment: Record<string, string> = {}) =>
  loadConfig({
    DATABASE_URL: target.database.url,
    LADING_DIR: join(target.get(Config).secretKeyFile, '..'),
    SECRET_KEY: TARGET_KEY,
    SECRET_KEY_PREVIOUS: SOURCE_KEY,
    PUBLIC_URL: target.get(Config).publicUrl.href,
    ...environment,
  });
const imported = (path: string, config = configOfTarget()) =>
  importCompany({ config, files: createFileStore(config), sealed: target.get(SealedColumns).list() }, path);
const rowsAt = <T = any>(app: TestApp, sql: string, params: unknown[] = []) =>
  app.database.database.query<T>(sql, params);
const signInAt = (app: TestApp, email: string) =>
  app.client().post('/api/v1/auth/login', { email, password: TEST_PASSWORD });
const breaksAt = async (app: TestApp) => {
  const config = app.get(Config);
  const keyring = await auditKeyring(app.database.database, new SecretBox(config), app.get(AuditKeys));
  return (await verifyAudit(app.database.database, keyring)).breaks;
};

/** A booked shipment with a document, secrets, an API key, and messages that wait. */
async function work() {
  const { client } = owner;
  await connectCarrier(client);
  const { body: webhook } = await client.post('/api/v1/company/webhooks', {
    url: 'http://127.0.0.1:4100/hook',
    kinds: ['shipment.booked'],
  });
  const key = await makeKey(source, owner);
  const quote = await createQuote(owner);
  const request = bookRequest(quote.offers[0]);
  const idempotencyKey = newId('idk' as 'cex');
  const headers = { 'idempotency-key': idempotencyKey };
  const { body: booked } = await client.post(`/api/v1/quotes/${quote.id}/book`, request, headers);
  return { webhook, key, quote, request, headers, booked };
}

describe('a company that moves', () => {
  it('works at the target as it did at the source: shipments, keys, passwords, secrets, files, log; a repeated booking is the first one', async () => {
    const booker = await signInAs(source, owner.companyId, 'booker');
    const { key, quote, request, headers, booked } = await work();
    const again = await createQuote(owner);
    await owner.client.post(`/api/v1/quotes/${again.id}/book`, bookRequest(again.offers[0]), {
      'idempotency-key': 'again',
    });
    await source.deliverOutbox();
    const documents = await rowsAt(source, 'SELECT file_key AS fileKey FROM document WHERE company_id = ?', [
      owner.companyId,
    ]);
    expect(documents.length).toBeGreaterThan(0);
    const other = await signUp(target, { companyName: 'Harbor Glass' });
    await connectCarrier(other.client);
    await bookShipment(other);

    await freeze();
    const { path, manifest } = await exported();
    const result = await imported(path);
    expect(result).toMatchObject({ files: manifest.files.count, joined: [], passkeysLeftOut: 0 });
    expect(result.files).toBeGreaterThan(0);

    // Not open yet: nobody enters, nothing is sent.
    expect(await signInAt(target, owner.email)).toMatchObject({ status: 503, body: { code: 'COMPANY_MOVING' } });
    await source.get(MovingService).finish(await companyAt(source), ADDRESS);
    await open(target);

    const { body } = await signInAt(target, booker.email);
    expect(body.session.company).toMatchObject({ id: owner.companyId, role: 'booker' });
    const erp = new KeyClient(target.url, key.keyId, key.token);
    expect((await erp.get(`/api/v1/shipments/${booked.shipmentId}`)).body.number).toBe(booked.shipmentNumber);
    const client = target.client();
    await client.post('/api/v1/auth/login', { email: owner.email, password: TEST_PASSWORD });
    expect((await client.post(`/api/v1/quotes/${quote.id}/book`, request, headers)).body).toEqual(booked);
    const [webhook] = await rowsAt(target, 'SELECT id, secret FROM webhook');
    const [before] = await rowsAt(source, 'SELECT id, secret FROM webhook');
    const purpose = target
      .get(SealedColumns)
      .list()
      .find(({ table }) => table === 'webhook')!
      .purpose(webhook);
    expect(target.get(SecretBox).open(webhook.secret, purpose)).toEqual(
      source.get(SecretBox).open(before.secret, purpose),
    );
    for (const { fileKey } of documents)
      expect(await target.get(FileStore).read(fileKey)).toEqual(await source.get(FileStore).read(fileKey));
    expect(await breaksAt(target)).toEqual([]);
    expect(await breaksAt(source)).toEqual([]);
    expect((await other.client.get('/api/v1/quotes')).status).toBe(200);
    // Numbers continue. This process has serials that the company brought along: it forgets them and takes the next ones.
    const next = await createQuote({ ...owner, client });
    const book = () =>
      client.post(`/api/v1/quotes/${next.id}/book`, bookRequest(next.offers[0]), { 'idempotency-key': 'the-next' });
    expect(await book()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await book()).status).toBe(201);
    const numbers = await rowsAt(target, 'SELECT bol_number AS bol FROM shipment WHERE company_id = ?', [
      owner.companyId,
    ]);
    expect(new Set(numbers.map(({ bol }) => bol)).size).toBe(3);
  }, 60_000);

  it('sends what waited once, at the target', async () => {
    await work();
    const waiting = await rowsAt(source, 'SELECT id, topic FROM outbox_message WHERE company_id = ? ORDER BY id', [
      owner.companyId,
    ]);
    expect(waiting.length).toBeGreaterThan(1);
    await freeze();
    await source.deliverOutbox();
    await imported((await exported()).path);
    await target.deliverOutbox();
    expect(
      await rowsAt(target, 'SELECT id, topic FROM outbox_message WHERE company_id = ? ORDER BY id', [owner.companyId]),
    ).toEqual(waiting);
    await source.get(MovingService).finish(await companyAt(source), ADDRESS);
    await open(target);
    await target.deliverOutbox();
    await source.deliverOutbox();
    expect(await rowsAt(target, 'SELECT id FROM document WHERE company_id = ?', [owner.companyId])).not.toEqual([]);
    expect(await rowsAt(source, 'SELECT id FROM document WHERE company_id = ?', [owner.companyId])).toEqual([]);
    expect(
      await rowsAt(source, 'SELECT id, topic FROM outbox_message WHERE company_id = ? ORDER BY id', [owner.companyId]),
    ).toEqual(waiting);
  }, 60_000);

  it('is refused at the source with 503 until the switch, then with its address; a move is undone before that only', async () => {
    const key = await makeKey(source, owner);
    const moving = source.get(MovingService);
    await freeze();
    const refused = { status: 503, body: { code: 'COMPANY_MOVING' } };
    for (const answer of [
      await owner.client.get('/api/v1/quotes'),
      await key.get('/api/v1/quotes'),
      await signInAt(source, owner.email),
    ]) {
      expect(answer).toMatchObject(refused);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1);
    }
    await expect(source.get(SuspensionService).unsuspend(owner.companyId)).rejects.toThrow('lading move-company');
    await moving.undo(await companyAt(source));
    expect((await owner.client.get('/api/v1/quotes')).status).toBe(200);
    await expect(moving.undo(await companyAt(source))).rejects.toThrow('is not being moved');

    await freeze();
    await freeze();
    await expect(moving.remove(await companyAt(source))).rejects.toThrow('has not moved');
    await moving.finish(await companyAt(source), ADDRESS);
    const moved = { status: 410, body: { code: 'COMPANY_MOVED', movedTo: ADDRESS.origin } };
    expect(await owner.client.get('/api/v1/quotes')).toMatchObject(moved);
    expect(await key.get('/api/v1/quotes')).toMatchObject(moved);
    expect(await signInAt(source, owner.email)).toMatchObject(moved);
    expect((await owner.client.get('/api/v1/me/associations')).body.items).toMatchObject([{ movedTo: ADDRESS.origin }]);
    await expect(moving.undo(await companyAt(source))).rejects.toThrow('is not being moved');
    await expect(source.get(SuspensionService).unsuspend(owner.companyId)).rejects.toThrow(
      `moved to ${ADDRESS.origin}`,
    );
  }, 30_000);

  it('may return, and its log continues', async () => {
    await work();
    await freeze();
    await imported((await exported()).path);
    await source.get(MovingService).finish(await companyAt(source), ADDRESS);
    await open(target);
    await source.get(MovingService).remove(await companyAt(source));
    expect(await rowsAt(source, 'SELECT id FROM company')).toEqual([]);
    // Back again.
    const moving = target.get(MovingService);
    await moving.freeze(await companyAt(target));
    const path = join(folder, newId('cex'));
    const references = await target.get(FileReferences).of(owner.companyId);
    const from = { config: target.get(Config), files: target.get(FileStore), references, release: '0.1.0' };
    await exportCompany(from, await companyAt(target), path);
    const config = loadConfig({
      DATABASE_URL: source.database.url,
      LADING_DIR: join(source.get(Config).secretKeyFile, '..'),
      SECRET_KEY: SOURCE_KEY,
      SECRET_KEY_PREVIOUS: TARGET_KEY,
      PUBLIC_URL: source.get(Config).publicUrl.href,
    });
    await importCompany({ config, files: createFileStore(config), sealed: source.get(SealedColumns).list() }, path);
    await moving.finish(await companyAt(target), new URL(source.url));
    await open(source);
    expect((await signInAt(source, owner.email)).status).toBe(200);
    expect(await breaksAt(source)).toEqual([]);
  }, 60_000);
});

it('notices what a request in flight stored after the export, and ignores what jobs do', async () => {
  await work();
  await freeze();
  const { manifest } = await exported();
  const changed = () => changedTables(source.get(Config), owner.companyId, manifest);
  await source.database.database.execute('UPDATE outbox_message SET attempts = attempts + 1');
  await source.database.database.execute(`UPDATE quote SET status = 'expired' WHERE status = 'quoted'`);
  await source.database.database.execute('DELETE FROM idempotency_record');
  expect(await changed()).toEqual([]);
  await source.database.database.execute('UPDATE carrier SET version = version + 1');
  expect(await changed()).toEqual(['carrier']);
  const { tables } = manifest;
  const oneLess = tables.map((table) => (table.name === 'quote' ? { ...table, rows: table.rows - 1 } : table));
  expect(await changedTables(source.get(Config), owner.companyId, { ...manifest, tables: oneLess })).toEqual([
    'carrier',
    'quote',
  ]);
}, 30_000);

it('waits until no worker has work of the company in progress', async () => {
  await work();
  const lease = (until: string) =>
    source.database.database.execute(`UPDATE outbox_message SET lease_owner = 'worker', leased_until = ${until}`);
  await lease('UTC_TIMESTAMP(3) + INTERVAL 60 SECOND');
  expect(await source.get(CompanyLeases).tables(owner.companyId)).toEqual(['outbox_message']);
  let isSettled = false;
  const settling = source
    .get(MovingService)
    .settled(await companyAt(source), 300)
    .then(() => (isSettled = true));
  await delay(800);
  expect(isSettled).toBe(false);
  await lease('UTC_TIMESTAMP(3) - INTERVAL 1 SECOND');
  await settling;
  expect(await source.get(CompanyLeases).tables(owner.companyId)).toEqual([]);
}, 30_000);

it('names only tables that exist as changed by jobs', async () => {
  const tables = await asOfOneInstant(dataSourceOptions(source.get(Config)), (reader) => reader.tables());
  const names = tables.map(({ name }) => name);
  expect([...CHANGED_BY_JOBS].filter((name) => !names.includes(name))).toEqual([]);
});

describe('users', () => {
  it('with an account at the target are joined with it by a verified address, and keep its password', async () => {
    const there = await signUp(target, { email: owner.email, companyName: 'Harbor Glass' });
    await work();
    await freeze();
    const { joined } = await imported((await exported()).path);
    expect(joined).toEqual([owner.email]);
    await source.get(MovingService).finish(await companyAt(source), ADDRESS);
    await open(target);
    const { body } = await there.client.get('/api/v1/me/associations');
    expect(body.items.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
      'Harbor Glass',
      'Riverside Tile',
    ]);
    expect(await rowsAt(target, 'SELECT created_by AS by_ FROM shipment')).toEqual([{ by_: there.userId }]);
    expect(await rowsAt(target, 'SELECT id FROM user_account WHERE id = ?', [owner.userId])).toEqual([]);
    expect(await breaksAt(target)).toEqual([]);
  }, 30_000);

  it('are not joined by an address that is not verified, nor two of them with one account', async () => {
    const there = await signUp(target, { email: owner.email });
    await target.database.database.execute('UPDATE user_account SET email_verified_at = NULL WHERE id = ?', [
      there.userId,
    ]);
    const booker = await signInAs(source, owner.companyId, 'booker');
    await freeze();
    const { path } = await exported();
    await expect(imported(path)).rejects.toThrow(`${owner.email}: the address must be verified in both installations`);
    await target.database.truncate();
    await signUp(target, { email: owner.email });
    await target.database.database.transaction(async (tx) => {
      await tx.query('SET foreign_key_checks = 0');
      await tx.query('UPDATE user_account SET id = ?', [booker.userId]);
      await tx.query('SET foreign_key_checks = 1');
    });
    await expect(imported(path)).rejects.toThrow('the same account here');
    expect(await rowsAt(target, 'SELECT id FROM company WHERE id = ?', [owner.companyId])).toEqual([]);
  }, 30_000);

  it('leave sessions behind, passkeys if the host differs, and the password of a former member', async () => {
    const former = await signInAs(source, owner.companyId, 'booker');
    await createQuote({ ...former }).catch(() => undefined);
    await source.database.database.execute(`UPDATE association SET status = 'removed' WHERE user_id = ?`, [
      former.userId,
    ]);
    await source.database.database.execute(
      `INSERT INTO passkey (id, user_id, credential_id, public_key, signature_counter, transports, synced, name, created_at)
       VALUES (?, ?, 'credential', 'key', 0, '', 0, 'Phone', UTC_TIMESTAMP(3))`,
      [newId('cex'), owner.userId],
    );
    await freeze();
    const { path } = await exported();
    expect((await imported(path, configOfTarget({ PUBLIC_URL: 'https://other.example' }))).passkeysLeftOut).toBe(1);
    expect(await rowsAt(target, 'SELECT id FROM passkey')).toEqual([]);
    expect(await rowsAt(target, 'SELECT id FROM user_session')).toEqual([]);
    const accounts = await rowsAt(target, 'SELECT id, password_hash IS NULL AS without FROM user_account');
    expect(accounts).toEqual(
      expect.arrayContaining([
        { id: owner.userId, without: 0 },
        { id: former.userId, without: 1 },
      ]),
    );
  }, 30_000);
});

describe('an import', () => {
  const nothing = async () => {
    expect(await rowsAt(target, 'SELECT id FROM company')).toEqual([]);
    expect(await rowsAt(target, 'SELECT id FROM user_account')).toEqual([]);
  };

  it('is refused for a company that is here, for another schema or key, and for a damaged export, and then stores no row', async () => {
    await work();
    await source.deliverOutbox();
    await freeze();
    const { path, manifest } = await exported();
    await expect(imported(path, configOfTarget({ SECRET_KEY_PREVIOUS: '' }))).rejects.toThrow('SECRET_KEY_PREVIOUS');
    const last = manifest.migrations.at(-1)!.name;
    await target.database.dataSource.query('UPDATE migration SET name = ? WHERE name = ?', ['Other', last]);
    await expect(imported(path)).rejects.toThrow(/schema|not ready/);
    await target.database.dataSource.query('UPDATE migration SET name = ? WHERE name = ?', [last, 'Other']);
    const [{ fileKey }] = await rowsAt(source, 'SELECT file_key AS fileKey FROM document');
    const file = join(path, 'files', fileKey);
    const bytes = await readFile(file);
    await writeFile(file, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(imported(path)).rejects.toThrow(`files/${fileKey} is missing or was changed`);
    await writeFile(file, bytes);
    await nothing();
    const config = configOfTarget();
    await expect(
      restoreBackup(config, createFileStore(config), path, { anySecretKey: true, note: () => undefined }),
    ).rejects.toThrow();
    await imported(path);
    await expect(imported(path)).rejects.toThrow('is here already, in the state "imported"');
    const again = { eraseImported: async () => target.get(MovingService).remove(await companyAt(target)) };
    await importCompany(
      { config, files: createFileStore(config), sealed: target.get(SealedColumns).list(), ...again },
      path,
    );
    await open(target);
    await expect(
      importCompany(
        { config, files: createFileStore(config), sealed: target.get(SealedColumns).list(), ...again },
        path,
      ),
    ).rejects.toThrow('is here already. Nothing');
  }, 60_000);

  it('is refused if a code or a domain conflicts, or a secret cannot be opened, and rolls everything back', async () => {
    await work();
    await freeze();
    const { path, manifest } = await exported();
    const other = await signUp(target, { companyName: 'Harbor Glass' });
    const setCode = (code: string) =>
      target.database.database.execute('UPDATE company SET code = ? WHERE id = ?', [code, other.companyId]);
    await setCode(manifest.company!.code);
    await expect(imported(path)).rejects.toThrow('Harbor Glass has the code');
    await setCode('ZZZZZZZZ');
    await source.database.database.execute(
      `INSERT INTO company_domain (id, company_id, domain, proof, verified_domain, verified_at, auto_join, created_by, created_at)
       VALUES (?, ?, 'riverside.test', 'dns', 'riverside.test', UTC_TIMESTAMP(3), 0, ?, UTC_TIMESTAMP(3))`,
      [newId('dom'), owner.companyId, owner.userId],
    );
    await target.database.database.execute(
      `INSERT INTO company_domain (id, company_id, domain, proof, verified_domain, verified_at, auto_join, created_by, created_at)
       VALUES (?, ?, 'riverside.test', 'dns', 'riverside.test', UTC_TIMESTAMP(3), 0, ?, UTC_TIMESTAMP(3))`,
      [newId('dom'), other.companyId, other.userId],
    );
    await expect(imported((await exported()).path)).rejects.toThrow('A row of company_domain conflicts');
    await source.database.database.execute('DELETE FROM company_domain');
    await source.database.database.execute(`UPDATE webhook SET secret = 'x'`);
    await expect(imported((await exported()).path)).rejects.toThrow('lading reseal-secrets');
    expect(await rowsAt(target, 'SELECT id FROM company')).toHaveLength(1);
    expect(await rowsAt(target, 'SELECT id FROM user_account')).toHaveLength(1);
  }, 60_000);
});

it('carries rows of every table, except those with a reason', async () => {
  const anyRows = await AnyRows.of(source);
  const companyId = owner.companyId;
  const parents = { company_domain: newId('dom'), invitation: newId('inv') };
  const special: Record<string, AnyRow> = {
    company_domain: { id: parents.company_domain },
    company_domain_code: { domain_id: parents.company_domain },
    invitation: { id: parents.invitation },
    invitation_link: { invitation_id: parents.invitation },
    gs1_serial: { prefix: RESTRICTED_PREFIX },
    sscc_serial: { prefix: RESTRICTED_PREFIX },
  };
  const tables = await asOfOneInstant(dataSourceOptions(source.get(Config)), (reader) => reader.tables());
  const carried = tables.filter((table) => belongingOf(table) !== 'left behind');
  for (const { name, columns } of carried) {
    if (['company', 'user_account', 'association', 'audit_chain', 'audit_entry'].includes(name)) continue;
    const has = (column: string) => columns.some((one) => one.name === column);
    const ids = {
      ...(has('company_id') ? { company_id: companyId } : {}),
      ...(has('user_id') ? { user_id: owner.userId } : {}),
    };
    await anyRows.insert(name, { ...ids, ...special[name] });
  }
  await freeze();
  const references = new Map();
  const path = join(folder, newId('cex'));
  const from = { config: source.get(Config), files: source.get(FileStore), references, release: '0.1.0' };
  const manifest = await exportCompany(from, await companyAt(source), path);
  expect(manifest.tables.map(({ name }) => name).sort()).toEqual(carried.map(({ name }) => name).sort());
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  // Another company has none of them, except the keys of the log, shared counters and its own first rows.
  const other = await signUp(source, { companyName: 'Harbor Glass' });
  const others = await exportCompany(from, await companyAt(source, other.companyId), join(folder, newId('cex')));
  expect(
    others.tables
      .filter(({ rows }) => rows > 0)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'association',
    'audit_chain',
    'audit_entry',
    'audit_key',
    'company',
    'gs1_serial',
    'sscc_serial',
    'user_account',
  ]);
}, 60_000);

it('knows what to do with every table of the schema', async () => {
  const tables = await asOfOneInstant(dataSourceOptions(source.get(Config)), (reader) => reader.tables());
  expect(tables.length).toBeGreaterThan(100);
  for (const table of tables) expect(belongingOf(table)).toBeTruthy();
  const names = tables.map(({ name }) => name);
  expect(Object.keys(LEFT_BEHIND).filter((name) => !names.includes(name))).toEqual([]);
  expect(() => belongingOf({ name: 'new_table', columns: [] })).toThrow('new_table has no rule');
});

import { strFromU8, unzipSync } from 'fflate';
import { CompanyExportJob } from '../../src/modules/companies/data/company-export.job.js';
import { PurgeKeyAccountsJob } from '../../src/modules/api-keys/purge-key-accounts.job.js';
import { EraseCompaniesJob } from '../../src/modules/companies/closing/erase-companies.job.js';
import { CompanyTables } from '../../src/modules/companies/persistence/company-tables.sql.js';
import { DomainEvents } from '../../src/platform/domain-events/domain-events.js';
import { makeKey } from '../support/api-keys.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let rosa: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app, { companyName: '=HYPERLINK("http://evil.test")' });
  stranger = await signUp(app, { companyName: 'Harbor Glass' });
  await Promise.all([rosa, stranger].map(({ client }) => connectCarrier(client)));
});

const linesOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a full export', () => {
  const ask = async (member = rosa) => member.client.post('/api/v1/company/exports');

  it('has the rows of every table and the files of this company, and of no other', async () => {
    await bookShipment(rosa);
    await bookShipment(stranger);
    const { body: asked } = await ask();
    expect(asked).toMatchObject({ status: 'waiting', byteSize: null });
    await app.get(CompanyExportJob).run();
    const { body } = await rosa.client.get('/api/v1/company/exports');
    expect(body.items).toMatchObject([{ id: asked.id, status: 'done', done: body.items[0].total }]);

    const { bytes, status } = await rosa.client.download(`/api/v1/company/exports/${asked.id}/file`);
    expect(status).toBe(200);
    expect(bytes.length).toBe(body.items[0].byteSize);
    const files = unzipSync(bytes);
    expect(linesOf(files, 'data/shipment.jsonl')).toMatchObject([
      { company_id: rosa.companyId, body: { stops: expect.any(Array) } },
    ]);
    expect(linesOf(files, 'data/quote.jsonl')).toHaveLength(1);
    for (const [name, content] of Object.entries(files))
      expect([name, strFromU8(content).includes(stranger.companyId)]).toEqual([name, false]);
  });

  it('excludes secrets and neutralizes formulas', async () => {
    await ask();
    await app.get(CompanyExportJob).run();
    const [{ id }] = (await rosa.client.get('/api/v1/company/exports')).body.items;
    const files = unzipSync((await rosa.client.download(`/api/v1/company/exports/${id}/file`)).bytes);
    const columns = Object.entries(files)
      .filter(([name]) => name.endsWith('.csv'))
      .flatMap(([, content]) => strFromU8(content).split('\r\n')[0]!.split(','));
    expect(columns.filter((column) => /hash|secret"|credentials/.test(column))).toEqual([]);
    expect(strFromU8(files['data/audit_entry.csv']!)).toContain('"company.created"');
    expect(strFromU8(files['data/company.csv']!)).not.toMatch(/(^|,)"?[=+@]/m);
  });

  it('is created once at a time, and by another worker after a crash', async () => {
    const { body } = await ask();
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'EXPORT_RUNNING' } });
    await app.database.database.query(
      `UPDATE company_export SET status = 'running', attempts = 1, leased_until = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND`,
    );
    await app.get(CompanyExportJob).run();
    expect((await rosa.client.get('/api/v1/company/exports')).body.items).toMatchObject([
      { id: body.id, status: 'done' },
    ]);
    expect((await ask()).status).toBe(202);
  });

  it('requires company management, and its file is deleted after a week', async () => {
    const { body } = await ask();
    await app.get(CompanyExportJob).run();
    const manager = await signInAs(app, rosa.companyId, 'manager');
    expect((await ask(manager)).status).toBe(403);
    expect((await stranger.client.get(`/api/v1/company/exports/${body.id}/file`)).status).toBe(404);
    await app.database.database.query('UPDATE company_export SET finished_at = finished_at - INTERVAL 8 DAY');
    await app.get(CompanyExportJob).run();
    expect((await rosa.client.get('/api/v1/company/exports')).body.items).toMatchObject([
      { status: 'expired', byteSize: expect.any(Number) },
    ]);
    expect((await rosa.client.get(`/api/v1/company/exports/${body.id}/file`)).status).toBe(404);
  });
});

describe('deleting a company', () => {
  const NAME = '=HYPERLINK("http://evil.test")';
  const close = (name = NAME, member = rosa) => member.client.request('DELETE', '/api/v1/company', { body: { name } });
  const restore = (member = rosa) => member.client.post(`/api/v1/me/associations/${rosa.companyId}/restore`);

  it('requires an owner and the typed name', async () => {
    const admin = await signInAs(app, rosa.companyId, 'admin');
    expect((await close(NAME, admin)).status).toBe(403);
    expect(await close('Riverside')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/name', code: 'NAME_DIFFERENT' }] },
    });
    expect((await rosa.client.get('/api/v1/company')).status).toBe(200);
  });

  it('is refused while documents of the company are on legal hold', async () => {
    const [{ shipmentId }, { shipmentId: other }] = [await bookShipment(rosa), await bookShipment(stranger)];
    const hold = `/api/v1/shipments/${shipmentId}/legal-hold`;
    await rosa.client.put(hold, { reason: 'Acme v. Oak' });
    await stranger.client.put(`/api/v1/shipments/${other}/legal-hold`, { reason: 'Oak v. Acme' });
    expect(await close()).toMatchObject({
      status: 409,
      body: {
        code: 'LEGAL_HOLD',
        detail:
          'The documents of 1 shipment are on legal hold. Release every legal hold before you delete the company.',
      },
    });
    expect((await rosa.client.get('/api/v1/company')).status).toBe(200);
    await rosa.client.request('DELETE', hold);
    expect((await close()).status).toBe(200);
  });

  it('blocks all access immediately, until an owner reverts it', async () => {
    const booker = await signInAs(app, rosa.companyId, 'booker');
    const { status, body } = await close();
    expect(status).toBe(200);
    for (const member of [rosa, booker]) expect((await member.client.get('/api/v1/quotes')).status).not.toBe(200);
    const [association] = (await rosa.client.get('/api/v1/me/associations')).body.items;
    expect(association).toMatchObject({ companyId: rosa.companyId, erasesAt: body.erasesAt });
    expect((await rosa.client.post(`/api/v1/me/associations/${rosa.companyId}/activate`)).status).toBe(404);
    expect((await restore(booker)).status).toBe(404);
    expect((await restore(stranger)).status).toBe(404);
    expect((await restore()).status).toBe(204);
    expect((await booker.client.get('/api/v1/quotes')).status).toBe(200);
    expect((await restore()).status).toBe(404);
  });

  it('closes its tracking links and sends no more notifications', async () => {
    const { shipmentId } = await bookShipment(rosa);
    const { body } = await rosa.client.post(`/api/v1/shipments/${shipmentId}/share`, { scope: 'tracking' });
    const path = new URL(body.url).pathname;
    expect((await app.client().get(path)).status).toBe(200);
    await app.deliverOutbox();
    const told = () =>
      app.database.database.query<{ id: string }>('SELECT id FROM notification WHERE company_id = ?', [rosa.companyId]);
    const before = await told();
    await close();
    expect((await app.client().get(path)).status).toBe(410);
    const event = {
      companyId: rosa.companyId,
      kind: 'shipment.delayed' as const,
      subject: { type: 'shipment' as const, id: shipmentId, label: 'S-000301' },
      actorId: null,
    };
    await app.database.database.transaction((tx) => app.get(DomainEvents).publish(tx, event));
    await app.deliverOutbox();
    expect(await told()).toEqual(before);
    await restore();
    expect((await app.client().get(path)).status).toBe(200);
    await app.database.database.transaction((tx) => app.get(DomainEvents).publish(tx, event));
    await app.deliverOutbox();
    expect((await told()).length).toBeGreaterThan(before.length);
  });

  it('erases everything after thirty days except the activity log, and nothing of other companies', async () => {
    await bookShipment(rosa);
    await bookShipment(stranger);
    const counts = (companyId: string) => rowCounts(companyId);
    const before = await counts(stranger.companyId);
    await close();
    await app.get(EraseCompaniesJob).run();
    expect((await counts(rosa.companyId)).shipment).toBe(1);
    await app.database.database.query('UPDATE company SET erase_at = erase_at - INTERVAL 30 DAY WHERE id = ?', [
      rosa.companyId,
    ]);
    expect((await restore()).status).toBe(404);
    await app.get(EraseCompaniesJob).run();
    expect(
      Object.keys(await counts(rosa.companyId)).filter((table) => !['audit_entry', 'user_session'].includes(table)),
    ).toEqual([]);
    expect(await app.database.database.query('SELECT id FROM company WHERE id = ?', [rosa.companyId])).toEqual([]);
    expect(await counts(stranger.companyId)).toEqual(before);
  });

  it('deletes the accounts of its keys, used, unused or revoked, and no other account', async () => {
    const [used, , revoked] = [
      await makeKey(app, rosa),
      await makeKey(app, rosa),
      await makeKey(app, rosa),
      await makeKey(app, stranger),
    ];
    await bookShipment({ ...rosa, client: used });
    await rosa.client.request('DELETE', `/api/v1/company/api-keys/${revoked.keyId}`);
    const accounts = async () =>
      (await app.database.database.query<{ email: string }>('SELECT email FROM user_account')).map(({ email }) =>
        email.replace(/.*@api-keys/, 'key@api-keys'),
      );
    const people = (await accounts()).filter((email) => !email.startsWith('key@'));
    await close();
    await app.database.database.query('UPDATE company SET erase_at = erase_at - INTERVAL 30 DAY WHERE id = ?', [
      rosa.companyId,
    ]);
    await app.database.database.query('UPDATE user_account SET created_at = created_at - INTERVAL 31 DAY');
    await app.get(PurgeKeyAccountsJob).run();
    expect((await accounts()).length).toBe(people.length + 4);
    await app.get(EraseCompaniesJob).run();
    await app.get(PurgeKeyAccountsJob).run();
    expect((await accounts()).sort()).toEqual([...people, 'key@api-keys.invalid'].sort());
  });

  /** Number of rows of a company, by table. */
  async function rowCounts(companyId: string): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const { name, owner } of await app.get(CompanyTables).list()) {
      const [row] = await app.database.database.query<{ n: number }>(
        `SELECT COUNT(*) AS n FROM \`${name}\` WHERE \`${owner}\` = ?`,
        [companyId],
      );
      if (row!.n > 0) found[name] = row!.n;
    }
    return found;
  }
});

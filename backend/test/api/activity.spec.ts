import { parse } from 'csv-parse/sync';
import type { AuditAction } from '../../src/platform/registered.js';
import { AuditKeys } from '../../src/platform/audit/audit-keys.js';
import { AuditLog } from '../../src/platform/audit/audit-log.js';
import { verifyAudit } from '../../src/platform/audit/audit-verifier.js';
import { Database } from '../../src/platform/database/database.js';
import { unmarked } from '../../src/platform/http/files/csv.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SECOND = 1_000;
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', '\u00A0=1'];

let app: TestApp;
const clock = new TestClock();
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app, { fullName: 'Olive Owner' });
});

const list = ({ client }: SignedIn, query = '') => client.get(`/api/v1/company/activity${query}`);
const exported = async ({ client }: SignedIn, query = '') => client.get(`/api/v1/company/activity/export${query}`);
const record = (subjects: string[], action: AuditAction = 'rating_rules.changed') =>
  app.get(Database).transaction(async (tx) => {
    for (const subject of subjects)
      await app.get(AuditLog).record(tx, { companyId: owner.companyId, userId: owner.userId, action, subject });
  });

describe('the activity of a company', () => {
  it('shows actor, action and IP address, newest first, and nothing of another company', async () => {
    const stranger = await signUp(app);
    clock.advance(SECOND);
    await owner.client.post('/api/v1/company/invitations', { email: 'guest@outside.test', role: 'dock' });
    const { body } = await list(owner);
    expect(body.items[0]).toEqual({
      id: expect.stringMatching(/^aud_/),
      occurredAt: clock.now().toISOString(),
      action: 'member.invited',
      userId: owner.userId,
      userName: 'Olive Owner',
      subject: 'guest@outside.test',
      details: { role: 'dock' },
      ipAddress: '127.0.0.1',
    });
    expect(JSON.stringify(body)).not.toContain(stranger.companyId);
    expect(await verifyAudit(app.get(Database), app.get(AuditKeys).configured)).toMatchObject({ breaks: [] });
  });

  it('is paged', async () => {
    for (const subject of ['a', 'b', 'c', 'd', 'e']) {
      clock.advance(SECOND);
      await record([subject]);
    }
    await record(['f', 'g']);
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await list(owner, `?action=rating_rules.changed&limit=2${cursor}`);
      seen.push(...body.items.map(({ subject }: { subject: string }) => subject));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('can be filtered by user, action and time', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    clock.advance(SECOND);
    const from = clock.now().toISOString();
    await record(['early']);
    clock.advance(SECOND);
    const to = clock.now().toISOString();
    await record(['late']);
    const subjects = async (query: string) =>
      (await list(owner, query)).body.items.map(({ subject }: { subject: string }) => subject);
    expect(await subjects(`?from=${from}`)).toEqual(['late', 'early']);
    expect(await subjects(`?from=${from}&to=${to}`)).toEqual(['early']);
    expect(await subjects(`?userId=${owner.userId}&action=rating_rules.changed`)).toEqual(['late', 'early']);
    expect(await subjects(`?userId=${admin.userId}&action=rating_rules.changed`)).toEqual([]);
  });

  it.each([
    '?action=x',
    '?action[]=rating_rules.changed',
    '?from=yesterday',
    '?to=2026-02-30T00:00:00Z',
    '?cursor=x',
    '?limit=101',
    '?userId[$ne]=',
    '?userId=ü',
    '?action=ü.x',
    '?colour=red',
  ])('refuses %s', async (query) => {
    expect((await list(owner, query)).status).toBe(422);
    if (!/cursor|limit/.test(query)) expect((await exported(owner, query)).status).toBe(422);
  });

  it.each([
    ['admin', 200],
    ['manager', 200],
    ['finance', 200],
    ['booker', 403],
    ['dock', 403],
    ['approver', 403],
    ['viewer', 403],
  ] as const)('answers a %s %d', async (role, status) => {
    const member = await signInAs(app, owner.companyId, role);
    expect((await list(member)).status).toBe(status);
    expect((await exported(member)).status).toBe(status);
  });

  it('cannot be changed over HTTP', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await owner.client.request(method, '/api/v1/company/activity', { body: {} })).status).toBe(404);
  });
});

describe('the export', () => {
  it('has a header and every event, and no cell that a spreadsheet runs as a formula', async () => {
    await record(FORMULAS);
    const answer = await exported(owner, '?action=rating_rules.changed');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="activity.csv"');
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'occurredAt',
      'action',
      'userId',
      'userName',
      'subject',
      'details',
      'ipAddress',
      'id',
    ]);
    expect(rows.filter(({ subject }) => !subject?.startsWith("'"))).toEqual([]);
    expect(rows.map(({ subject = '' }) => unmarked(subject)).sort()).toEqual([...FORMULAS].sort());
  });

  it('continues over many pages, with each event once', async () => {
    const subjects = Array.from({ length: 1_200 }, (_, index) => `thing ${index}`);
    await record(subjects);
    const rows = parse((await exported(owner, '?action=rating_rules.changed')).body, {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
    expect(rows.map(({ subject }) => subject)).toEqual(subjects.toReversed());
  }, 30_000);
});

describe('the activity of rating', () => {
  const recorded = async (action: AuditAction) => (await list(owner, `?action=${action}`)).body.items;

  it('records who uploaded, withdrew and restored which tariff; a dry run and a refusal leave no entry', async () => {
    const { body } = await uploadTariff(owner.client);
    await uploadTariff(owner.client, {}, '?dryRun=true');
    await uploadTariff(owner.client, { rates: 'broken' });
    expect(await recorded('tariff.uploaded')).toMatchObject([
      { subject: body.tariffId, details: { scac: 'ZZAA', version: 1, effectiveFrom: '2026-01-01' } },
    ]);

    await owner.client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: true });
    await owner.client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: false });
    expect(await recorded('tariff.withdrawn')).toMatchObject([{ subject: body.tariffId }]);
    expect(await recorded('tariff.restored')).toMatchObject([{ subject: body.tariffId }]);
  });

  it('records who changed the rating rules', async () => {
    await owner.client.patch('/api/v1/company/rating-rules', { thresholds: { ltlMaxWeight: 0 } });
    expect(await recorded('rating_rules.changed')).toEqual([]);
    await owner.client.patch('/api/v1/company/rating-rules', { thresholds: { ltlMaxWeight: 9_000 } });
    expect(await recorded('rating_rules.changed')).toHaveLength(1);
  });
});

import { jest } from '@jest/globals';
import { signInAs, signUp, type SignedIn } from '../../../../../test/support/identity.js';
import { actionsOf } from '../../../../../test/support/membership.js';
import { mailsTo } from '../../../../../test/support/mails.js';
import { insertShipments, randomShipments } from '../../../../../test/support/random-shipments.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { TestClock } from '../../../../../test/support/test-clock.js';
import { ROLE_PERMISSIONS } from '../../../../contributions/permissions.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Database } from '../../../../platform/database/database.js';
import { Mailer, MailRefused } from '../../../../platform/mail/mailer.js';
import type { Role } from '../../../../platform/registered.js';
import { RebuildReports } from '../rebuild-reports.js';
import { MailReportsJob } from './mail-reports.job.js';
import { MailingLinks } from './mailing-links.js';
import { ReportMailingsService } from './report-mailings.service.js';

const MAILINGS = '/api/v1/reports/mailings';
/** Mondays at 07:00 in Chicago, which is 13:00 UTC in winter. */
const MONDAYS = { every: 'week', onDay: 1, atTime: '07:00' };

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let finance: SignedIn;
let booker: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  clock.set('2026-11-30T12:00:00.000Z');
  owner = await signUp(app);
  [finance, booker] = [await signInAs(app, owner.companyId, 'finance'), await signInAs(app, owner.companyId, 'booker')];
});

async function saved(query: string, { client } = owner): Promise<string> {
  return (await client.post('/api/v1/me/saved-views', { area: 'reports', name: `View ${query}`, query })).body.id;
}

async function mailing(query = 'report=spend&by=carrier', recipients = [owner, finance], by = owner): Promise<any> {
  const body = { viewId: await saved(query, by), ...MONDAYS, recipients: recipients.map(({ userId }) => userId) };
  return (await by.client.post(MAILINGS, body)).body;
}

const run = () => app.get(MailReportsJob).run();
const reportsTo = async ({ email }: SignedIn) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith('View report='));
/** As the API lists it, also after the sessions of the users have ended. */
async function read(id: string, { companyId, userId } = owner, role: Role = 'owner') {
  const actor = { companyId, userId, role, permissions: ROLE_PERMISSIONS[role] } as Actor;
  return (await app.get(ReportMailingsService).list(actor)).items.find((one) => one.id === id)!;
}
const states = async (id: string) => (await read(id)).recipients.map(({ state }) => state);

describe('a mailed report', () => {
  it('is due in the time zone of the company, follows it, and daylight saving time', async () => {
    const { id, dueAt, timeZone } = await mailing();
    expect([dueAt, timeZone]).toEqual(['2026-11-30T13:00:00.000Z', 'America/Chicago']);
    await owner.client.patch('/api/v1/company', { version: 1, timeZone: 'America/Los_Angeles' });
    await run();
    expect(await read(id)).toMatchObject({ dueAt: '2026-11-30T15:00:00.000Z', timeZone: 'America/Los_Angeles' });
    clock.set('2027-03-08T16:00:00.000Z');
    await run();
    // Daylight saving time began on 14 March 2027.
    expect(await read(id)).toMatchObject({ dueAt: '2027-03-15T14:00:00.000Z' });
  });

  it('is sent once by two workers, with the rows of the page as a file and links to the page', async () => {
    const shipments = randomShipments(60, 3, '2026-10-01', 50);
    await insertShipments(app, owner.companyId, shipments);
    await app.get(RebuildReports).rebuild(owner.companyId, '', 500);
    const { id } = await mailing('report=spend&by=month&period=last-month');
    expect((await read(id)).format).toBe('xlsx');
    expect((await owner.client.patch(`${MAILINGS}/${id}`, { format: 'pdf' })).body).toMatchObject({ format: 'pdf' });
    clock.set('2026-11-30T12:59:59.000Z');
    await run();
    expect(await reportsTo(owner)).toEqual([]);
    clock.set('2026-11-30T13:00:00.000Z');
    await Promise.all([run(), run(), run()]);
    await Promise.all([app.deliverOutbox(), app.deliverOutbox()]);
    await run();
    const [mail, ...others] = await reportsTo(owner);
    expect([others, (await reportsTo(finance)).length]).toEqual([[], 1]);
    expect(mail!.subject).toContain('Oct 1, 2026 to Oct 31, 2026');
    const page = mail!.links.find((link) => link.includes('/reports/spend'));
    expect(page).toContain('/reports/spend?by=month&from=2026-10-01&to=2026-10-31');
    const booked = shipments.filter(
      ({ status, currency, pickupOn }) => status !== 'cancelled' && currency === 'USD' && pickupOn < '2026-11-01',
    );
    const dollars = booked.reduce((sum, { total }) => sum + total, 0) / 100;
    expect(mail!.text).toContain(dollars.toLocaleString('en-US', { minimumFractionDigits: 2 }));
    expect(await read(id)).toMatchObject({ dueAt: '2026-12-07T13:00:00.000Z' });
    expect(await states(id)).toEqual(['sent', 'sent']);
    expect(await actionsOf(app, owner.companyId)).toContain('report_mailing.sent');
  });

  it('is sent by the next worker if one was killed before the commit or before the mail', async () => {
    const { id } = await mailing();
    clock.set('2026-11-30T13:00:00.000Z');
    const database = app.get(Database);
    const transaction = jest
      .spyOn(database, 'transaction')
      .mockImplementation(() => Promise.reject(new Error('killed')));
    await expect(run()).rejects.toThrow('killed');
    transaction.mockRestore();
    await run();
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    const send = jest.spyOn(app.get(Mailer), 'send').mockRejectedValue(new Error('killed'));
    await app.deliverOutbox();
    send.mockRestore();
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    await run();
    await database.execute('UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL');
    expect(await reportsTo(owner)).toHaveLength(1);
    expect(await reportsTo(finance)).toHaveLength(1);
    expect(await states(id)).toEqual(['sent', 'sent']);
  });

  it('is skipped if no worker could send it within a day', async () => {
    const { id } = await mailing();
    clock.set('2026-12-02T13:00:00.000Z');
    await run();
    expect(await reportsTo(owner)).toEqual([]);
    expect(await read(id)).toMatchObject({ dueAt: '2026-12-07T13:00:00.000Z' });
  });

  it('shows nothing to a recipient who lost the role, and nothing once it is no longer shared', async () => {
    const { id, viewId } = await mailing();
    const database = app.get(Database);
    await database.query("UPDATE association SET role = 'viewer' WHERE user_id = ?", [finance.userId]);
    clock.set('2026-11-30T13:00:00.000Z');
    await run();
    expect([await reportsTo(finance), (await reportsTo(owner)).length]).toEqual([[], 1]);
    expect((await states(id)).sort()).toEqual(['dropped', 'sent']);
    await database.query("UPDATE association SET status = 'suspended' WHERE user_id = ?", [finance.userId]);
    await database.query('UPDATE report_mailing SET created_by = ? WHERE id = ?', [finance.userId, id]);
    expect(viewId).toMatch(/^svw_/);
    clock.set('2026-12-07T13:00:00.000Z');
    await run();
    expect(await reportsTo(owner)).toHaveLength(1);
    expect(await states(id)).toEqual(['dropped', 'dropped']);
  });

  it('fails for a recipient whose mail server refuses it, and is not retried', async () => {
    const { id } = await mailing('report=on-time', [owner]);
    const send = jest.spyOn(app.get(Mailer), 'send').mockRejectedValue(new MailRefused('No such mailbox.'));
    await owner.client.post(`${MAILINGS}/${id}/send`);
    await app.deliverOutbox();
    await app.deliverOutbox();
    expect(send).toHaveBeenCalledTimes(1);
    send.mockRestore();
    expect(await states(id)).toEqual(['failed']);
  });

  it('is paused, resumed, sent now and deleted, with entries in the activity log', async () => {
    const { id } = await mailing();
    await owner.client.patch(`${MAILINGS}/${id}`, { isPaused: true });
    clock.set('2026-11-30T13:00:00.000Z');
    await run();
    expect(await reportsTo(owner)).toEqual([]);
    expect((await owner.client.patch(`${MAILINGS}/${id}`, { isPaused: false })).body.dueAt).toBe(
      '2026-12-07T13:00:00.000Z',
    );
    expect(await owner.client.post(`${MAILINGS}/${id}/send`)).toMatchObject({ status: 202 });
    expect(await reportsTo(owner)).toHaveLength(1);
    expect(await owner.client.request('DELETE', `${MAILINGS}/${id}`)).toMatchObject({ status: 204 });
    expect((await owner.client.get(MAILINGS)).body.items).toEqual([]);
    expect(await actionsOf(app, owner.companyId)).toEqual(
      expect.arrayContaining(['created', 'changed', 'sent', 'removed'].map((action) => `report_mailing.${action}`)),
    );
  });

  it('ends for a recipient by the link of the mail or in the product, and for all with the saved report', async () => {
    const { id, viewId } = await mailing('report=on-time', [owner, finance, booker]);
    const { userId, companyId } = finance;
    const { pathname, search } = app.get(MailingLinks).link({ companyId, mailingId: id, userId });
    expect(await app.client().get(pathname + search)).toMatchObject({ status: 302 });
    expect(await app.client().post(`${pathname}${search}x`)).toMatchObject({ status: 404 });
    expect((await read(id)).recipients).toHaveLength(3);
    expect(await app.client().post(pathname + search)).toMatchObject({ status: 204 });
    expect(await booker.client.post(`${MAILINGS}/${id}/stop`)).toMatchObject({ status: 204 });
    expect(await booker.client.post(`${MAILINGS}/${id}/stop`)).toMatchObject({ status: 404 });
    expect((await read(id)).recipients.map((one) => one.userId)).toEqual([owner.userId]);
    await owner.client.request('DELETE', `/api/v1/me/saved-views/${viewId}`);
    expect((await owner.client.get(MAILINGS)).body.items).toEqual([]);
  });
});

describe('permissions of mailed reports', () => {
  it('recipients are members who may see the report, and without permission to see the company only the user', async () => {
    const create = async (by: SignedIn, query: string, recipients: SignedIn[], change = {}) =>
      by.client.post(MAILINGS, {
        viewId: await saved(query, by),
        ...MONDAYS,
        recipients: recipients.map(({ userId }) => userId),
        ...change,
      });
    const stranger = await signUp(app);
    expect((await create(owner, 'report=spend', [owner, booker, stranger], { onDay: 8 })).body.errors).toMatchObject([
      { pointer: '/recipients/1' },
      { pointer: '/recipients/2' },
      { pointer: '/onDay' },
    ]);
    expect(await create(booker, 'report=on-time', [booker, owner])).toMatchObject({ status: 422 });
    expect(await create(booker, 'report=spend&by=mode', [booker])).toMatchObject({ status: 422 });
    expect(await create(booker, 'report=on-time&by=mode', [booker])).toMatchObject({ status: 201 });
    const viewId = await saved('report=spend&by=lane');
    const { body } = await owner.client.get(`${MAILINGS}/members?viewId=${viewId}`);
    expect(body.items.map(({ userId }: any) => userId).sort()).toEqual([owner.userId, finance.userId].sort());
    for (const by of [booker, stranger])
      expect(await by.client.get(`${MAILINGS}/members?viewId=${viewId}`)).toMatchObject({ status: 404 });
  });

  it('only its author, owners and administrators change it', async () => {
    const { id } = await mailing('report=on-time', [finance, booker], finance);
    expect(await read(id, booker, 'booker')).toMatchObject({ canChange: false, isRecipient: true });
    const stranger = await signUp(app);
    for (const { client } of [booker, stranger]) {
      expect(await client.patch(`${MAILINGS}/${id}`, { isPaused: true })).toMatchObject({ status: 404 });
      expect(await client.post(`${MAILINGS}/${id}/send`)).toMatchObject({ status: 404 });
      expect(await client.request('DELETE', `${MAILINGS}/${id}`)).toMatchObject({ status: 404 });
    }
    expect((await stranger.client.get(MAILINGS)).body.items).toEqual([]);
    expect(await owner.client.patch(`${MAILINGS}/${id}`, { every: 'month', onDay: 31 })).toMatchObject({
      status: 200,
      body: { dueAt: '2026-11-30T13:00:00.000Z', every: 'month' },
    });
    expect(await finance.client.request('DELETE', `${MAILINGS}/${id}`)).toMatchObject({ status: 204 });
  });
});

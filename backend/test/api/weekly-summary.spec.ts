import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Config } from '../../src/config/config.js';
import { MakeSummariesJob } from '../../src/modules/notifications/mail/make-summaries.job.js';
import { ALL_COMPANIES } from '../../src/platform/jobs/shards.js';
import { newId } from '../../src/platform/ids.js';
import { bookShipment } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { connectCarrier } from '../support/tariffs.js';
import { shardsOf } from '../support/shards.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const PREFERENCES = '/api/v1/me/notification-preferences';
const FRIDAY = '2026-11-20T15:00:00.000Z';
/** 07:00 in Chicago. */
const MONDAY = '2026-11-23T13:00:00.000Z';
const SUBJECT = 'Riverside Tile: the week of Mon, Nov 16, 2026 to Sun, Nov 22, 2026';

let app: TestApp;
let clock: TestClock;
let owner: SignedIn;

beforeAll(async () => {
  clock = new TestClock();
  app = await startTestApp({ clock, environment: { PUBLIC_URL: 'https://freight.example' } });
}, 60_000);
beforeEach(async () => {
  await app.database.truncate();
  clock.set(FRIDAY);
  owner = await signUp(app);
}, 30_000);
afterAll(() => app.close());

const want = ({ client }: SignedIn) => client.patch(PREFERENCES, { weeklySummary: true });
const make = (shard = ALL_COMPANIES) =>
  Promise.all([1, 2, 3].map(() => app.get(MakeSummariesJob).run(undefined, shard)));
const mailed = async ({ email }: SignedIn) =>
  (await app.mails()).filter(({ to, subject }) => to === email && subject.includes('the week of'));
const unsubscribeOf = async (mailId: string) => {
  const { headers } = await PostalMime.parse(await readFile(join(app.get(Config).mailDirectory, `${mailId}.eml`)));
  return new URL(headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1));
};
const states = async () =>
  (await app.database.database.query<{ state: string }>('SELECT state FROM notification_summary')).map(
    ({ state }) => state,
  );

describe('the summary of the week', () => {
  it("reports the company's week once, from Monday at seven in the user's time zone", async () => {
    await want(owner);
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    await Promise.all([owner, stranger].map(({ client }) => connectCarrier(client)));
    const { shipmentId } = await bookShipment(owner);
    await bookShipment(stranger);
    const { database } = app.database;
    await database.execute("UPDATE shipment SET delivered_at = '2026-11-22 18:00:00' WHERE id = ?", [shipmentId]);
    await database.execute(
      "INSERT INTO shipment_exception (company_id, id, shipment_id, kind, severity, opened_at) VALUES (?, ?, ?, 'late', 2, '2026-11-21 10:00:00')",
      [owner.companyId, newId('exc'), shipmentId],
    );
    clock.set('2026-11-23T12:59:59.999Z');
    await make();
    expect(await states()).toEqual([]);
    clock.set(MONDAY);
    const { own, other } = shardsOf(owner.companyId);
    await make(other);
    expect(await states()).toEqual([]);
    await make(own);
    await app.deliverOutbox();
    const [mail, ...others] = await mailed(owner);
    expect([mail?.subject, others, await states()]).toEqual([SUBJECT, [], ['sent']]);
    expect(mail?.text).toMatch(/\nBookings: 1 shipment, for \$[\d,]+\.\d\d\n/);
    for (const line of [
      'Deliveries: 1 shipment',
      'Late: 1 shipment',
      'Open exceptions: 1 exception',
      'Expiring within seven days: 0 quotes',
    ])
      expect(mail?.text).toContain(`\n${line}\n`);
    clock.advance(3_600_000);
    await make();
    await app.deliverOutbox();
    expect([(await mailed(owner)).length, await mailed(stranger)]).toEqual([1, []]);
  });

  it('is sent per company, and can be disabled with one click', async () => {
    await want(owner);
    await owner.client.post('/api/v1/me/associations/company', { companyName: 'Hilltop Stone' });
    clock.set(MONDAY);
    await make();
    await app.deliverOutbox();
    const mails = await mailed(owner);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Hilltop Stone: the week of Mon, Nov 16, 2026 to Sun, Nov 22, 2026',
      SUBJECT,
    ]);
    const { pathname, search } = await unsubscribeOf(mails[0]!.id);
    expect((await app.client().post(pathname + search)).status).toBe(204);
    clock.set('2026-11-30T13:00:00.000Z');
    await make();
    expect(await states()).toHaveLength(2);
  });

  it('is not sent to a user whose role has changed', async () => {
    const manager = await signInAs(app, owner.companyId, 'manager');
    await want(manager);
    clock.set(MONDAY);
    await make();
    await app.database.database.execute("UPDATE association SET role = 'dock' WHERE user_id = ?", [manager.userId]);
    await app.deliverOutbox();
    expect([await mailed(manager), await states()]).toEqual([[], ['dropped']]);
  });
});

describe('the subscription', () => {
  it('is off by default, can be changed by managers, and does not change other settings', async () => {
    expect((await owner.client.get(PREFERENCES)).body.weeklySummary).toBe(false);
    await owner.client.patch(PREFERENCES, { quietHours: null, digestAt: '09:15' });
    expect((await want(owner)).body).toMatchObject({ weeklySummary: true, quietHours: null, digestAt: '09:15' });
    expect((await owner.client.patch(PREFERENCES, { digestAt: '10:00' })).body).toMatchObject({
      weeklySummary: true,
      digestAt: '10:00',
    });
  });

  it('is not available to other roles', async () => {
    const dock = await signInAs(app, owner.companyId, 'dock');
    expect((await dock.client.get(PREFERENCES)).body.weeklySummary).toBeNull();
    const refused = await want(dock);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/weeklySummary']);
  });
});

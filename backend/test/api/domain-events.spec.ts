import { NotifyExpiringQuotesJob } from '../../src/modules/quotes/notify-expiring-quotes.job.js';
import { makeKey } from '../support/api-keys.js';
import { bookShipment, createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { codeOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let clock: TestClock;
let owner: SignedIn;

beforeAll(async () => {
  clock = new TestClock();
  app = await startTestApp({ clock, environment: { DEMONSTRATION: 'true' } });
}, 60_000);
beforeEach(async () => {
  clock.set('2026-11-20T15:00:00.000Z');
  owner = await signUp(app);
}, 30_000);
afterAll(() => app.close());

const told = async ({ userId }: SignedIn) => {
  await app.deliverOutbox();
  const rows = await app.database.database.query<{ kind: string; label: string }>(
    'SELECT kind, subject_label AS label FROM notification WHERE user_id = ? ORDER BY kind, id',
    [userId],
  );
  return rows.map(({ kind, label }) => `${kind} ${label}`);
};

describe('users are notified', () => {
  it('of a quote that expires within a day, once for each validity', async () => {
    const quote = await createQuote(owner);
    const job = app.get(NotifyExpiringQuotesJob);
    const validUntil = new Date(quote.validUntil!);
    clock.set(new Date(validUntil.getTime() - 86_400_001).toISOString());
    await job.run();
    expect(await told(owner)).toEqual([]);
    clock.advance(1);
    await Promise.all([job.run(), job.run()]);
    expect(await told(owner)).toEqual([`quote.expiring ${quote.number}`]);
    clock.advance(3_600_000);
    await job.run();
    expect(await told(owner)).toHaveLength(1);
  });

  it('of a booking, if they load it, and not of their own', async () => {
    const dock = await signInAs(app, owner.companyId, 'dock');
    const { shipmentNumber: number } = await bookShipment(owner);
    expect(await told(dock)).toContain(`shipment.booked ${number}`);
    expect(await told(owner)).not.toContain(`shipment.booked ${number}`);
  });

  it('of invitations and join requests, if they manage members, and not of their own', async () => {
    const admin = await signInAs(app, owner.companyId, 'admin');
    const booker = await signInAs(app, owner.companyId, 'booker');
    await owner.client.post('/api/v1/company/invitations', { email: 'pat@acme.example', role: 'booker' });
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    await stranger.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) });
    expect(await told(owner)).toEqual([`user.requested ${stranger.email}`]);
    expect(await told(admin)).toEqual(['user.invited pat@acme.example', `user.requested ${stranger.email}`]);
    expect(await told(booker)).toEqual([]);
  });

  it('of new API keys if they own the company, their own included, and by mail whatever their preferences', async () => {
    const second = await signInAs(app, owner.companyId, 'owner');
    const admin = await signInAs(app, owner.companyId, 'admin');
    await makeKey(app, owner);
    expect(await told(owner)).toEqual(['security.api_key_created ERP']);
    expect(await told(second)).toEqual(['security.api_key_created ERP']);
    expect(await told(admin)).toEqual([]);
    const { kinds } = (await owner.client.get('/api/v1/me/notification-preferences')).body;
    expect(kinds.find(({ kind }: { kind: string }) => kind === 'security.api_key_created')).toMatchObject({
      fixed: true,
      email: null,
    });
    const mails = (await app.mails()).filter(({ subject }) => subject === 'New API key for Riverside Tile');
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, second.email].sort());
    expect(mails[0]?.text).toContain(`Rosa Delgado (${owner.email}) created the API key ERP`);
    expect(mails[0]?.text).toContain('/settings/company/api-keys');
  });

  it('of their own new role', async () => {
    const booker = await signInAs(app, owner.companyId, 'booker');
    await owner.client.patch(`/api/v1/company/members/${booker.userId}`, { role: 'dock' });
    expect(await told(booker)).toEqual(['user.role_changed Your membership']);
    expect(await told(owner)).toEqual([]);
  });
});

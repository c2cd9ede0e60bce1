import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { mailsTo } from '../support/mails.js';
import { Redelivery } from '../support/redelivery.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const PREFERENCES = '/api/v1/me/notification-preferences';
const NEW_PASSWORD = 'nine-crates-of-basalt';

let app: TestApp;
let clock: TestClock;
let owner: SignedIn;

beforeAll(async () => {
  clock = new TestClock();
  app = await startTestApp({ clock });
}, 60_000);
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
});
afterAll(() => app.close());

const inboxOf = async ({ client }: Pick<SignedIn, 'client'>) => {
  await app.deliverOutbox();
  return (await client.get('/api/v1/notifications')).body.items as {
    kind: string;
    title: string;
    text: string;
    subject: object;
    fixed: boolean;
  }[];
};
const kindsOf = async (person: Pick<SignedIn, 'client'>) => (await inboxOf(person)).map(({ kind }) => kind);
const signInOn = async (client = app.client()) => {
  const answer = await client.post(
    '/api/v1/auth/login',
    { email: owner.email, password: TEST_PASSWORD },
    { 'user-agent': CHROME },
  );
  expect(answer.status).toBe(200);
  return client;
};

describe('users are notified of changes to their account', () => {
  it('in the inbox and by mail, of a sign-in on a new device, and not on a known one', async () => {
    const redelivery = new Redelivery(app);
    const client = await signInOn();
    const [notice, ...others] = await inboxOf({ client });
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'security.new_device',
      title: 'Signed in on a new device',
      text: 'Chrome on Windows, at 127.0.0.1.',
      subject: { type: 'account', id: owner.userId, label: 'Your account' },
      fixed: true,
    });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail?.subject).toBe('New sign-in to your Lading account');
    expect(mail?.text).toContain('Chrome on Windows, at 127.0.0.1');
    await client.post('/api/v1/auth/logout');
    await signInOn(client);
    await redelivery.makeDue('identity.new-device');
    expect(await inboxOf({ client })).toHaveLength(1);
    expect(await mailsTo(app, owner.email)).toHaveLength(1);
  });

  it('of a new password, even their own change, and each time', async () => {
    await owner.client.post('/api/v1/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    clock.advance(60_000);
    await owner.client.post('/api/v1/auth/password', { currentPassword: NEW_PASSWORD, newPassword: TEST_PASSWORD });
    expect(await kindsOf(owner)).toEqual(['security.password_changed', 'security.password_changed']);
    expect((await mailsTo(app, owner.email)).map(({ subject }) => subject)).toEqual([
      'Your Lading password was changed',
      'Your Lading password was changed',
    ]);
  });

  it('in each of their companies, and nobody else is', async () => {
    const colleague = await signInAs(app, owner.companyId, 'admin');
    const { body: second } = await owner.client.post('/api/v1/me/associations/company', {
      companyName: 'Hilltop Stone',
    });
    await owner.client.post('/api/v1/auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    await app.deliverOutbox();
    const told = await app.database.database.query<{ companyId: string; userId: string }>(
      "SELECT company_id AS companyId, user_id AS userId FROM notification WHERE kind = 'security.password_changed' ORDER BY company_id",
    );
    expect(told).toEqual(
      [owner.companyId, second.companyId].sort().map((companyId) => ({ companyId, userId: owner.userId })),
    );
    expect(await kindsOf(colleague)).not.toContain('security.password_changed');
  });

  it('of successful changes only: a refused change sends nothing', async () => {
    await owner.client.post('/api/v1/auth/password', {
      currentPassword: 'not-the-password',
      newPassword: NEW_PASSWORD,
    });
    expect(await inboxOf(owner)).toEqual([]);
  });
});

describe('security notifications', () => {
  it('cannot be disabled, and are shown as such', async () => {
    const { body } = await owner.client.get(PREFERENCES);
    expect(body.kinds).toContainEqual({
      kind: 'security.new_device',
      title: 'Signed in on a new device',
      inApp: true,
      email: null,
      critical: false,
      fixed: true,
    });
    const refused = await owner.client.patch(PREFERENCES, {
      kinds: [{ kind: 'security.new_device', inApp: false, email: 'off' }],
    });
    expect([refused.status, refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/kinds/0/inApp', '/kinds/0/email'],
    ]);
    // As an earlier version could have stored it.
    await app.database.database.execute(
      "INSERT INTO notification_preference (user_id, kind, in_app, email) VALUES (?, 'security.new_device', false, 'off')",
      [owner.userId],
    );
    const client = await signInOn();
    expect(await kindsOf({ client })).toEqual(['security.new_device']);
  });

  it('are not available to webhooks', async () => {
    const answer = await owner.client.post('/api/v1/company/webhooks', {
      url: 'https://hooks.example.test/lading',
      kinds: ['security.new_device'],
    });
    expect([answer.status, answer.body.errors[0].pointer]).toEqual([422, '/kinds']);
  });
});

import { makeKey } from '../support/api-keys.js';
import type { ApiAnswer } from '../support/api-client.js';
import { signInAs, signUp, TEST_PASSWORD, type SignedIn } from '../support/identity.js';
import { codeOf } from '../support/membership.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const MINUTE_MS = 60_000;
const WEBHOOK = { url: 'https://erp.example/lading', kinds: ['shipment.booked'] };
const CARRIER = { scac: 'SAIA', name: 'Saia', endpoint: 'https://api.saia.example/dsdc' };
const REFUSED = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } };

let app: TestApp;
let owner: SignedIn;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  owner = await signUp(app);
});

const send = (method: string, path: string, body?: object) =>
  owner.client.request(method, `/api/v1/company/${path}`, { body });
const post = (path: string, body?: object) => send('POST', path, body);
/** Lets the authentication expire for operations that require a recent one. */
const wait = () => clock.advance(5 * MINUTE_MS + 1);
const prove = async () =>
  expect((await owner.client.post('/api/v1/auth/reauthenticate', { password: TEST_PASSWORD })).status).toBe(200);

/** Refused with an old authentication, done with a recent one. */
async function needsProof(act: () => Promise<ApiAnswer>): Promise<void> {
  wait();
  expect(await act()).toMatchObject(REFUSED);
  await prove();
  expect((await act()).status).toBeLessThan(300);
}

/** Done with an old authentication. */
async function needsNone(act: () => Promise<ApiAnswer>): Promise<void> {
  wait();
  expect((await act()).status).toBeLessThan(300);
}

async function applicant(): Promise<string> {
  const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
  await stranger.client.post('/api/v1/me/associations', { companyCode: await codeOf(owner) });
  return stranger.userId;
}

describe('recent authentication is required', () => {
  it('to create an API key', () => needsProof(() => post('api-keys', { name: 'ERP', permissions: ['quote.read'] })));

  it.each(['owner', 'admin'])('to invite an %s', (role) =>
    needsProof(() => post('invitations', { email: 'ada@example.com', role })),
  );

  it.each(['owner', 'admin'] as const)('to make a member an %s, to change one and to remove one', async (role) => {
    const booker = await signInAs(app, owner.companyId, 'booker');
    await needsProof(() => send('PATCH', `members/${booker.userId}`, { role }));
    await needsProof(() => send('PATCH', `members/${booker.userId}`, { status: 'suspended' }));
    await needsProof(() => send('DELETE', `members/${booker.userId}`));
  });

  it('to approve a join request as an admin', async () => {
    const userId = await applicant();
    await needsProof(() => post(`members/${userId}/approve`, { role: 'admin' }));
  });

  it('to create a webhook, to change its URL and to rotate its secret', async () => {
    await needsProof(() => post('webhooks', WEBHOOK));
    const [{ id }] = (await send('GET', 'webhooks')).body.items;
    await needsProof(() => send('PATCH', `webhooks/${id}`, { url: 'https://evil.example/x' }));
    await needsProof(() => post(`webhooks/${id}/rotate-secret`));
  });

  it('to claim an email domain', () => needsProof(() => post('domains', { domain: 'hilltop.example', proof: 'dns' })));

  it('to connect a carrier, to change its URL and credentials, and to let it send events', async () => {
    await needsProof(() => post('carriers', CARRIER));
    const [{ id }] = (await send('GET', 'carriers')).body.items[0].connections;
    await needsProof(() => send('PATCH', `carriers/${id}`, { endpoint: 'https://evil.example/dsdc' }));
    await needsProof(() => send('PATCH', `carriers/${id}`, { credentials: { scheme: 'bearer', secret: 'x' } }));
    await needsProof(() => post(`carriers/${id}/inbound-secret`));
  });
});

describe('recent authentication is not required', () => {
  it('for members without control of the company', async () => {
    await needsNone(() => post('invitations', { email: 'bo@example.com', role: 'booker' }));
    const booker = await signInAs(app, owner.companyId, 'booker');
    await needsNone(() => send('PATCH', `members/${booker.userId}`, { role: 'manager' }));
    await needsNone(() => send('PATCH', `members/${booker.userId}`, { status: 'suspended' }));
    await needsNone(() => send('DELETE', `members/${booker.userId}`));
    const userId = await applicant();
    await needsNone(() => post(`members/${userId}/approve`, { role: 'viewer' }));
  });

  it('for changes with the same receivers', async () => {
    await post('webhooks', WEBHOOK);
    await post('carriers', CARRIER);
    const [webhook] = (await send('GET', 'webhooks')).body.items;
    const [connection] = (await send('GET', 'carriers')).body.items[0].connections;
    await needsNone(() => send('PATCH', `webhooks/${webhook.id}`, { url: webhook.url, kinds: ['quote.ready'] }));
    await needsNone(() =>
      send('PATCH', `carriers/${connection.id}`, { endpoint: connection.endpoint, enabled: false }),
    );
    await needsNone(() => send('PATCH', `carriers/${connection.id}`, { credentials: null }));
  });

  it('of API keys, which cannot reauthenticate', async () => {
    const key = await makeKey(app, owner);
    clock.advance(5 * MINUTE_MS + 1);
    const { status, body } = await key.post('/api/v1/company/webhooks', WEBHOOK);
    expect(status).toBe(201);
    const moved = await key.patch(`/api/v1/company/webhooks/${body.id}`, { url: 'https://erp.example/other' });
    expect(moved.status).toBe(200);
  });
});

it('is not requested from users without permission', async () => {
  const admin = await signInAs(app, owner.companyId, 'admin');
  wait();
  expect(
    await admin.client.post('/api/v1/company/invitations', { email: 'x@example.com', role: 'owner' }),
  ).toMatchObject({
    status: 403,
    body: { code: 'OWNERS_ONLY' },
  });
});

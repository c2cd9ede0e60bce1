import { type DemoCarriers, startDemoCarriers } from '../support/demo-carriers.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const CARRIERS = '/api/v1/company/carriers';
const SECRET = 'swordfish-0451';

let carriers: DemoCarriers;
let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  carriers = await startDemoCarriers();
  app = await startTestApp({
    clock: new TestClock(),
    environment: { EGRESS_ALLOW_CARRIERS: carriers.environment.EGRESS_ALLOW_CARRIERS ?? '' },
  });
}, 60_000);
beforeEach(async () => {
  owner = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await carriers.stop();
});

const fast = (change: object = {}) => ({
  scac: 'EXPL',
  name: 'Example Lines',
  endpoint: `${carriers.url}/fast`,
  credentials: { scheme: 'bearer', secret: 'demo-token' },
  ...change,
});

async function connect(change: object = {}) {
  const { status, body } = await owner.client.post(CARRIERS, fast(change));
  expect(status).toBe(201);
  return body.connections[0];
}

const pointersOf = ({ body }: { body: { errors?: { pointer: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

it('connects a carrier, and shows everything except the credentials', async () => {
  const connection = await connect({ customerNumber: 'CRN1', credentials: { scheme: 'bearer', secret: SECRET } });
  expect(connection).toEqual({
    id: expect.stringMatching(/^con_/),
    connector: 'dsdc',
    enabled: true,
    endpoint: `${carriers.url}/fast`,
    hasCredentials: true,
    trackingPath: null,
    chargesPath: null,
    invoicesPath: null,
    customerNumber: 'CRN1',
    options: null,
    tenderEmail: null,
    timeoutSeconds: 8,
    inboundSecretAt: null,
    previousSecretUntil: null,
    health: { state: 'untested', lastError: null, p50Ms: null, since: null },
    firstSuccessAt: null,
    lastSuccessAt: null,
    subscriptions: [
      { kind: 'events', state: 'pending', message: null, since: null },
      { kind: 'charges', state: 'pending', message: null, since: null },
    ],
  });
  const list = await owner.client.get(CARRIERS);
  expect(list.body.items).toMatchObject([{ scac: 'EXPL', name: 'Example Lines', demo: false, connectors: ['dsdc'] }]);
  expect(JSON.stringify(list.body)).not.toContain(SECRET);
  const [stored] = await app.database.database.query<{ credentials: Buffer }>(
    'SELECT credentials FROM carrier_connection WHERE id = ?',
    [connection.id],
  );
  expect(stored?.credentials.toString('latin1')).not.toContain(SECRET);
  const activity = await owner.client.get('/api/v1/company/activity');
  expect(activity.body.items[0]).toMatchObject({ action: 'carrier.connected', subject: 'EXPL' });
  expect(JSON.stringify(activity.body)).not.toContain(SECRET);
});

it('tests a connection with its credentials, and stores the result', async () => {
  const { id } = await connect();
  expect((await owner.client.post(`${CARRIERS}/${id}/test`)).body).toEqual({
    ok: true,
    code: null,
    message: 'One offer came back.',
    milliseconds: expect.any(Number),
  });
  expect((await owner.client.get(CARRIERS)).body.items[0].connections[0].health).toMatchObject({
    state: 'up',
    since: expect.any(String),
  });
  await owner.client.patch(`${CARRIERS}/${id}`, { credentials: { scheme: 'bearer', secret: 'wrong' } });
  expect((await owner.client.post(`${CARRIERS}/${id}/test`)).body).toMatchObject({
    ok: false,
    code: 'CARRIER_REFUSED',
    message: expect.stringContaining('credentials'),
  });
});

it('does not send credentials to a server other than the one they were entered for', async () => {
  const { id } = await connect();
  const { body } = await owner.client.patch(`${CARRIERS}/${id}`, { endpoint: 'https://elsewhere.example/dsdc' });
  expect(body.connections[0]).toMatchObject({ endpoint: 'https://elsewhere.example/dsdc', hasCredentials: false });
  const back = await owner.client.patch(`${CARRIERS}/${id}`, { endpoint: `${carriers.url}/fast` });
  expect(back.body.connections[0].hasCredentials).toBe(false);
});

it('keeps credentials when other fields change, and deletes them on request', async () => {
  const { id } = await connect();
  expect(
    (await owner.client.patch(`${CARRIERS}/${id}`, { timeoutSeconds: 20, endpoint: `${carriers.url}/slow` })).body
      .connections[0],
  ).toMatchObject({ timeoutSeconds: 20, hasCredentials: true });
  expect(
    (await owner.client.patch(`${CARRIERS}/${id}`, { credentials: null })).body.connections[0].hasCredentials,
  ).toBe(false);
});

it.each([
  ['http://carrier.example/api', 'ENDPOINT_NOT_ALLOWED'],
  ['https://127.0.0.1/', 'ENDPOINT_NOT_ALLOWED'],
  ['https://[::1]/', 'ENDPOINT_NOT_ALLOWED'],
  ['https://169.254.169.254/latest', 'ENDPOINT_NOT_ALLOWED'],
  ['https://2130706433/', 'ENDPOINT_NOT_ALLOWED'],
  ['https://user:secret@carrier.example/', 'ENDPOINT_INVALID'],
  ['https://carrier.example/?key=1', 'ENDPOINT_INVALID'],
  ['ftp://carrier.example/', 'ENDPOINT_INVALID'],
  ['carrier.example', 'ENDPOINT_INVALID'],
  ['file:///etc/passwd', 'ENDPOINT_INVALID'],
])('does not connect to %s', async (endpoint, code) => {
  const answer = await owner.client.post(CARRIERS, fast({ endpoint }));
  expect(answer.status).toBe(422);
  expect(pointersOf(answer)).toEqual([`/endpoint ${code}`]);
});

it('refuses a host name that resolves to this machine', async () => {
  const { id } = await connect({ endpoint: 'https://localhost:8443/' });
  expect((await owner.client.post(`${CARRIERS}/${id}/test`)).body).toMatchObject({
    ok: false,
    code: 'CARRIER_UNAVAILABLE',
    message: expect.stringContaining('private network'),
  });
});

it.each([
  [{ timeoutSeconds: 21 }, '/timeoutSeconds'],
  [{ timeoutSeconds: 0 }, '/timeoutSeconds'],
  [{ scac: 'ex1' }, '/scac'],
  [{ credentials: { scheme: 'bearer', secret: 'a\r\nHost: evil' } }, '/credentials/secret'],
  [{ credentials: { scheme: 'api_key', secret: 'k', header: 'Host' } }, '/credentials/header'],
  [{ credentials: { scheme: 'basic', secret: 'k' } }, '/credentials/userName'],
])('refuses %j', async (change, pointer) => {
  const answer = await owner.client.post(CARRIERS, fast(change));
  expect(answer.status).toBe(422);
  expect(pointersOf(answer).join()).toContain(pointer);
});

it('allows one HTTP connection per carrier', async () => {
  await connect();
  expect(await owner.client.post(CARRIERS, fast())).toMatchObject({ status: 409, body: { code: 'CONNECTION_EXISTS' } });
});

it('requires an admin; others may read', async () => {
  const { id } = await connect();
  const manager = await signInAs(app, owner.companyId, 'manager');
  expect((await manager.client.get(CARRIERS)).status).toBe(200);
  expect((await manager.client.post(CARRIERS, fast({ scac: 'OTHR' }))).status).toBe(403);
  expect((await manager.client.patch(`${CARRIERS}/${id}`, { enabled: false })).status).toBe(403);
  expect((await manager.client.post(`${CARRIERS}/${id}/test`)).status).toBe(403);
});

it('limits connection tests', async () => {
  const { id } = await connect({ endpoint: `${carriers.url}/faults/empty` });
  const statuses = [];
  for (let round = 0; round < 11; round += 1) statuses.push((await owner.client.post(`${CARRIERS}/${id}/test`)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

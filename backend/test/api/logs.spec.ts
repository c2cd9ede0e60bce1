import { bookRequest, createQuote } from '../support/freight.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const PASSWORD = 'seven-pallets-of-slate';
const WRONG_PASSWORD = 'nine-crates-of-marble';
const EMAIL = 'rosa@riverside.test';

describe('the log', () => {
  const lines: string[] = [];
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      clock: new TestClock(),
      environment: { DEMONSTRATION: 'true' },
      log: (line) => lines.push(line),
    });
  });
  afterAll(() => app.close());

  it('contains request, user and company of every request, and no password, token, cookie or IP address', async () => {
    const client = app.client();
    await client.post('/api/v1/auth/register', { email: EMAIL });
    await app.deliverOutbox();
    const link = new URL((await app.mails())[0]!.links[0]!);
    const token = link.searchParams.get('token')!;
    await client.get(`${link.pathname}${link.search}`);
    const details = { fullName: 'Rosa Delgado', companyName: 'Riverside Tile', password: PASSWORD };
    expect((await client.post('/api/v1/auth/register/verify', { token, ...details })).status).toBe(200);
    await client.post('/api/v1/auth/login', { email: EMAIL, password: WRONG_PASSWORD });
    const {
      body: { session },
    } = await client.post('/api/v1/auth/login', { email: EMAIL, password: PASSWORD });
    const cookie = client.cookie('lading_session')!;
    const who = { client, userId: session.user.id, companyId: session.company.id, email: EMAIL };
    expect((await client.post('/api/v1/company/demonstration')).status).toBe(204);
    const quote = await createQuote(who);
    const booked = await client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(quote.offers[0]), {
      'idempotency-key': 'once',
    });
    expect(booked.status).toBe(201);
    await client.get('/api/v1/shipments', { authorization: 'Bearer key-of-a-program' });
    await app.deliverOutbox();
    await client.post('/api/v1/auth/logout');

    const log = lines.join('');
    for (const secret of [
      PASSWORD,
      WRONG_PASSWORD,
      token,
      cookie,
      'key-of-a-program',
      EMAIL,
      'Pat Doe',
      '+13125550100',
    ])
      expect(log).not.toContain(secret);

    const line = lines
      .map((text) => JSON.parse(text))
      .find(({ requestId }) => requestId === booked.headers.get('x-request-id'));
    expect(line).toMatchObject({
      level: 'info',
      req: { method: 'POST', path: `/api/v1/quotes/${quote.id}/book` },
      res: { status: 201 },
      userId: who.userId,
      companyId: who.companyId,
    });
  });
});

import { SignInAttempts } from '../../src/modules/identity/sign-in/sign-in-attempts.js';
import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { signUp, TEST_PASSWORD } from '../support/identity.js';
import { mailsTo, tokenIn } from '../support/mails.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { visible } from '../support/visible-answer.js';

const HOUR = 60 * 60_000;
const SUBJECT = 'failed attempts';
const UNKNOWN = 'nobody@riverside.test';

let app: TestApp;
const clock = new TestClock();
let email: string;

beforeAll(async () => {
  app = await startTestApp({ clock, environment: { TRUSTED_PROXIES: '127.0.0.1' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  ({ email } = await signUp(app));
});

const login = (client: ApiClient, password: string, address = email): Promise<ApiAnswer> =>
  client.post('/api/v1/auth/login', { email: address, password }, { 'x-forwarded-for': '198.51.100.1' });
const unlock = (client: ApiClient, token: unknown): Promise<ApiAnswer> => client.post('/api/v1/auth/unlock', { token });
const offers = async (address = email) =>
  (await mailsTo(app, address)).filter(({ subject }) => subject.includes(SUBJECT));

/** A hundred attempts from as many IP addresses, which are only counted. */
async function attack(address = email): Promise<void> {
  for (let i = 0; i < 100; i += 1)
    await app.get(SignInAttempts).count(address, null, { userAgent: 'bot', ipAddress: `203.0.113.${i}` });
}

async function mailedToken(): Promise<string> {
  await attack();
  await login(app.client(), TEST_PASSWORD);
  return tokenIn((await offers())[0], 'unlock');
}

describe('an account attacked from many IP addresses', () => {
  it('has the same response and work as an unknown one, and its owner is mailed one link', async () => {
    await attack();
    await attack(UNKNOWN);
    const answers: ApiAnswer[] = [];
    const attempt = async (address: string) => answers.push(await login(app.client(), TEST_PASSWORD, address));
    const statements = [];
    for (const address of [email, UNKNOWN, email, UNKNOWN, email])
      statements.push((await statementsDuring(app, () => attempt(address))).map(({ sql }) => sql));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_ATTEMPTS', params: { unlockMailed: true } },
      });
    const withoutTime = (answer: ApiAnswer) => JSON.stringify(visible(answer)).replaceAll(/\b3[56]\d\d\b/g, 'seconds');
    expect(new Set(answers.map(withoutTime)).size).toBe(1);
    expect(statements[1]).toEqual(statements[0]);
    expect(statements[3]).toEqual(statements[2]);
    expect(await offers()).toHaveLength(1);
    expect(await offers(UNKNOWN)).toEqual([]);
  });

  it('sends no link while an IP address or a known device is limited', async () => {
    for (let i = 0; i < 12; i += 1) await login(app.client(), 'not-the-password');
    expect(await offers()).toEqual([]);
  }, 60_000);

  it('withholds the link beyond the limit of the mailbox', async () => {
    for (let i = 0; i < 3; i += 1) await app.client().post('/api/v1/auth/password-reset', { email });
    await attack();
    expect((await login(app.client(), TEST_PASSWORD)).body.params).toMatchObject({ unlockMailed: true });
    expect(await offers()).toEqual([]);
  });
});

describe('the mailed link', () => {
  it('lets the browser in which it is used sign in during the attack, and no other', async () => {
    const token = await mailedToken();
    const owner = app.client();
    expect((await login(owner, TEST_PASSWORD)).status).toBe(429);
    expect((await unlock(owner, token)).status).toBe(204);
    expect((await owner.get('/api/v1/auth/session')).status).toBe(401);
    expect((await login(app.client(), TEST_PASSWORD)).status).toBe(429);
    expect((await login(owner, 'not-the-password')).status).toBe(401);
    expect((await login(owner, TEST_PASSWORD)).status).toBe(200);
  });

  it('is valid only for its account', async () => {
    const token = await mailedToken();
    const eve = await signUp(app);
    await attack(eve.email);
    const client = app.client();
    await unlock(client, token);
    expect((await login(client, TEST_PASSWORD, eve.email)).status).toBe(429);
  });

  it("does not suppress the notification of the browser's first sign-in", async () => {
    const token = await mailedToken();
    const client = app.client();
    await unlock(client, token);
    await login(client, TEST_PASSWORD);
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('New sign-in'),
    );
  });

  it('allows its browser ten attempts, for a day', async () => {
    const token = await mailedToken();
    const client = app.client();
    await unlock(client, token);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await login(client, 'not-the-password')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    await app.database.database.query("DELETE FROM throttle WHERE throttle_key LIKE 'sign-in-device:%'");
    clock.advance(24 * HOUR);
    expect((await login(client, TEST_PASSWORD)).status).toBe(429);
  }, 60_000);

  it('is valid once, for a day, with the same response when void', async () => {
    const used = await mailedToken();
    const answers = [await unlock(app.client(), 'never-mailed')];
    expect((await unlock(app.client(), used)).status).toBe(204);
    answers.push(await unlock(app.client(), used));
    await app.database.database.query('DELETE FROM throttle');
    const expired = await mailedToken();
    clock.advance(24 * HOUR);
    answers.push(await unlock(app.client(), expired));
    for (const answer of answers) expect(visible(answer)).toEqual(visible(answers[0]!));
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
  });

  it('survives a sign-in on a known device, and is void when all sessions end', async () => {
    const { client } = await signUp(app, { email: 'known@riverside.test' });
    email = 'known@riverside.test';
    await login(client, TEST_PASSWORD);
    const token = await mailedToken();
    expect((await login(client, TEST_PASSWORD)).status).toBe(200);
    expect((await unlock(app.client(), token)).status).toBe(204);

    await app.database.database.query('DELETE FROM throttle');
    const second = await mailedToken();
    expect((await client.request('DELETE', '/api/v1/me/sessions')).status).toBe(204);
    expect((await unlock(app.client(), second)).status).toBe(404);
  });

  it.each([[''], [null], [['x']], ['x'.repeat(201)]])('refuses the token %j', async (token) => {
    expect((await unlock(app.client(), token)).status).toBe(422);
  });
});

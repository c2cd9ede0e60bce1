import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { FakeSource } from '../support/fake-source.js';
import { signUp } from '../support/identity.js';
import { comeBack, link, setOut, startAppWithSources, visit } from '../support/sign-in-sources.js';
import type { TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const MINUTE = 60_000;
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
/** Part of every forged value; no response may contain it. */
const MARK = '<script>hunter2</script>';

let acme: FakeSource;
let globex: FakeSource;
let app: TestApp;
const clock = new TestClock();

beforeAll(async () => {
  [acme, globex] = [await FakeSource.start(), await FakeSource.start()];
  clock.set(new Date().toISOString());
  app = await startAppWithSources(acme, globex, { clock, environment: { SECRET_KEY } });
}, MINUTE);
afterAll(async () => {
  await app.close();
  await Promise.all([acme.close(), globex.close()]);
});
beforeEach(async () => {
  acme.reset();
  globex.reset();
  clock.set(new Date().toISOString());
  await app.database.truncate();
  const { client } = await signUp(app);
  await link(client, acme, 'acme');
  await app.database.dataSource.query('DELETE FROM user_session');
});

/** The same response for every forged request: it does not reveal the reason, echoes nothing, and does not sign in. */
async function expectRefused(answer: ApiAnswer, client: ApiClient): Promise<void> {
  const { instance: _, ...problem } = answer.body as { instance: string };
  expect(answer.status).toBe(400);
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'This sign-in could not be confirmed, or took too long. Start again.',
    code: 'SIGN_IN_STATE_INVALID',
  });
  expect(client.cookie('lading_session')).toBeUndefined();
  expect(await app.database.dataSource.query('SELECT id FROM user_session')).toEqual([]);
}

const flip = (text: string): string => `${text.slice(0, 40)}${text[40] === 'A' ? 'B' : 'A'}${text.slice(41)}`;

describe('a forged callback', () => {
  type Query = Record<string, string>;
  it.each<[string, (query: Query) => Query]>([
    ['without a state', ({ code = '' }) => ({ code })],
    ['with an empty state', (query) => ({ ...query, state: '' })],
    ['with a made-up state', (query) => ({ ...query, state: MARK })],
    ['with an altered state', (query) => ({ ...query, state: flip(query.state ?? '') })],
    ['with a cut state', (query) => ({ ...query, state: (query.state ?? '').slice(0, -4) })],
    ['with a state of 100 kB', (query) => ({ ...query, state: 'A'.repeat(10_000) })],
    ['without a code', ({ state = '' }) => ({ state, iss: acme.issuer })],
    ['with an empty code', (query) => ({ ...query, code: '' })],
    ['with a code that the source never gave', (query) => ({ ...query, code: MARK })],
    ['with the issuer of another source', (query) => ({ ...query, iss: globex.issuer })],
    ['without the issuer that the source always names', ({ code = '', state = '' }) => ({ code, state })],
  ])('is refused: %s', async (_name, forge) => {
    const client = app.client();
    await expectRefused(await comeBack(client, 'acme', forge(acme.approve(await setOut(client, 'acme')))), client);
  });

  it.each(['state', 'code', 'iss', 'error'])('is refused with two values of %s', async (name) => {
    const client = app.client();
    const query = new URLSearchParams(acme.approve(await setOut(client, 'acme')));
    query.append(name, 'a');
    query.append(name, 'b');
    const answer = await client.get(`/api/v1/auth/shippers/acme/callback?${query}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(client.cookie('lading_session')).toBeUndefined();
  });

  it('is refused in another browser', async () => {
    const query = acme.approve(await setOut(app.client(), 'acme'));
    const stranger = app.client();
    await expectRefused(await comeBack(stranger, 'acme', query), stranger);
    const visitor = app.client();
    await setOut(visitor, 'acme');
    await expectRefused(await comeBack(visitor, 'acme', query), visitor);
  });

  it("is refused if two cookies claim to be the browser's", async () => {
    const client = app.client();
    const query = acme.approve(await setOut(client, 'acme'));
    const cookie = `lading_sign_in=${client.cookie('lading_sign_in')}; lading_sign_in=${'A'.repeat(43)}`;
    await expectRefused(
      await client.get(`/api/v1/auth/shippers/acme/callback?${new URLSearchParams(query)}`, { cookie }),
      client,
    );
  });

  it('is refused at another source, and from another source (mix-up)', async () => {
    const client = app.client();
    await expectRefused(await comeBack(client, 'globex', acme.approve(await setOut(client, 'acme'))), client);
    await expectRefused(
      await comeBack(client, 'acme', {
        ...acme.approve(await setOut(client, 'acme')),
        state: globex.approve(await setOut(client, 'globex')).state ?? '',
      }),
      client,
    );
    await expectRefused(await comeBack(client, 'forge', acme.approve(await setOut(client, 'acme'))), client);
  });

  it('is refused if its code belongs to another visit, because of the PKCE verifier', async () => {
    const client = app.client();
    const stolen = acme.approve(await setOut(app.client(), 'acme'));
    const own = acme.approve(await setOut(client, 'acme'));
    await expectRefused(await comeBack(client, 'acme', { ...own, code: stolen.code ?? '' }), client);
    expect(acme.tokenForms.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  it('is refused the second time, after success or failure, and with the same code in a new visit', async () => {
    const client = app.client();
    const query = acme.approve(await setOut(client, 'acme'));
    const first = await comeBack(client, 'acme', query);
    expect(first.status).toBe(200);
    expect(await comeBack(client, 'acme', query)).toMatchObject({
      status: 400,
      body: { code: 'SIGN_IN_STATE_INVALID' },
    });
    const again = new URL(await setOut(client, 'acme')).searchParams.get('state') ?? '';
    expect(await comeBack(client, 'acme', { ...query, state: again })).toMatchObject({
      status: 400,
      body: { code: 'SIGN_IN_STATE_INVALID' },
    });
  });

  it('succeeds once in twenty concurrent requests', async () => {
    const client = app.client();
    const query = acme.approve(await setOut(client, 'acme'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBack(client, 'acme', query)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
    expect(await app.database.dataSource.query('SELECT id FROM user_session')).toHaveLength(1);
  });

  it('is valid on every replica: one starts, another finishes, none finishes it again', async () => {
    const replica = await startAppWithSources(acme, globex, { clock, environment: { SECRET_KEY } });
    await link((await signUp(app)).client, acme, 'acme');
    const [here, there] = [app.client(), replica.client()];
    const query = acme.approve(await setOut(here, 'acme'));
    there.setCookie('lading_sign_in', here.cookie('lading_sign_in') ?? '');
    const [finished, again] = [await comeBack(there, 'acme', query), await comeBack(here, 'acme', query)];
    await replica.close();
    expect([finished.status, again.status]).toEqual([200, 400]);
  });

  it('is refused if another installation created the state', async () => {
    const other = await startAppWithSources(acme, globex, { clock });
    const [here, there] = [app.client(), other.client()];
    const query = acme.approve(await setOut(there, 'acme'));
    await other.close();
    await app.database.truncate();
    here.setCookie('lading_sign_in', there.cookie('lading_sign_in') ?? '');
    await expectRefused(await comeBack(here, 'acme', query), here);
  });

  it('is refused after ten minutes', async () => {
    const client = app.client();
    const query = acme.approve(await setOut(client, 'acme'));
    clock.advance(10 * MINUTE);
    await expectRefused(await comeBack(client, 'acme', query), client);
  });
});

describe('a forged ID token', () => {
  const seconds = (offset: number): number => Math.floor(Date.now() / 1000) + offset;
  it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['another nonce', (claims) => ({ ...claims, nonce: MARK })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['no audience', ({ aud: _, ...claims }) => claims],
    ['another authorized party', (claims) => ({ ...claims, azp: 'somebody-else' })],
    ['several audiences and no authorized party', (claims) => ({ ...claims, aud: ['lading', 'somebody-else'] })],
    ['another issuer', (claims) => ({ ...claims, iss: globex.issuer })],
    ['an issuer that starts with the expected one', (claims) => ({ ...claims, iss: `${acme.issuer}/` })],
    ['no issuer', ({ iss: _, ...claims }) => claims],
    ['a past expiry', (claims) => ({ ...claims, exp: seconds(-120) })],
    ['no expiry', ({ exp: _, ...claims }) => claims],
    ['an expiry that is a string', (claims) => ({ ...claims, exp: '9999999999' })],
    ['a future time of issue', (claims) => ({ ...claims, iat: seconds(600), exp: seconds(900) })],
    ['a time of issue long ago', (claims) => ({ ...claims, iat: seconds(-3600) })],
    ['no time of issue', ({ iat: _, ...claims }) => claims],
    ['a future nbf', (claims) => ({ ...claims, nbf: seconds(600) })],
    ['no subject', ({ sub: _, ...claims }) => claims],
  ])('is refused: %s', async (_name, change) => {
    acme.changeClaims = change;
    const client = app.client();
    await expectRefused(await visit(client, acme, 'acme'), client);
  });

  const unsigned = (claims: object): string =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  it.each<[string, (claims: Record<string, unknown>) => Promise<string>]>([
    ['signed by nobody', (claims) => Promise.resolve(unsigned(claims))],
    [
      'signed with the client secret',
      (claims) => acme.signWith('HS256', claims, new TextEncoder().encode('a secret: with + signs')),
    ],
    ['signed by another source', (claims) => acme.signWith('RS256', claims, globex.privateKey)],
    ['with a cut signature', async (claims) => (await acme.signWith('RS256', claims)).slice(0, -20)],
    [
      'with changed claims',
      async (claims) =>
        `${(await acme.signWith('RS256', claims)).replace(/\..*\./, `.${Buffer.from(JSON.stringify({ ...claims, sub: 'person-2' })).toString('base64url')}.`)}`,
    ],
    ['that is no token', () => Promise.resolve(MARK)],
  ])('is refused: %s', async (_name, sign) => {
    acme.sign = sign;
    const client = app.client();
    await expectRefused(await visit(client, acme, 'acme'), client);
  });

  it('is accepted with a clock difference of one minute', async () => {
    clock.set(new Date(Date.now() - 50_000).toISOString());
    expect((await visit(app.client(), acme, 'acme')).status).toBe(200);
    clock.set(new Date(Date.now() + 50_000).toISOString());
    expect((await visit(app.client(), acme, 'acme')).status).toBe(200);
  });
});

describe('an error of the source', () => {
  it.each([
    ['access_denied', 403, 'SIGN_IN_DENIED'],
    ['server_error', 502, 'SIGN_IN_SOURCE_UNAVAILABLE'],
    ['temporarily_unavailable', 502, 'SIGN_IN_SOURCE_UNAVAILABLE'],
    ['invalid_scope', 502, 'SIGN_IN_SOURCE_UNAVAILABLE'],
    [MARK, 502, 'SIGN_IN_SOURCE_UNAVAILABLE'],
  ])('%s explains what happened and where to return, and echoes nothing', async (error, status, code) => {
    const client = app.client();
    const { state = '' } = acme.approve(await setOut(client, 'acme', { next: '/quotes' }));
    const answer = await comeBack(client, 'acme', {
      error,
      error_description: MARK,
      error_uri: `https://evil.test/${MARK}`,
      state,
    });
    expect(answer).toMatchObject({ status, body: { code, params: { intent: 'sign-in', next: '/quotes' } } });
    expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|evil/);
    expect(client.cookie('lading_session')).toBeUndefined();
  });

  it('is accepted once, and only in the browser that started the visit', async () => {
    const client = app.client();
    await expectRefused(await comeBack(client, 'acme', { error: 'access_denied' }), client);
    const { state = '', ...code } = acme.approve(await setOut(client, 'acme'));
    await comeBack(client, 'acme', { error: 'access_denied', state });
    await expectRefused(await comeBack(client, 'acme', { ...code, state }), client);
  });
});

describe('the log', () => {
  it('contains the reason, and neither code nor state nor secret', async () => {
    const lines: string[] = [];
    const logged = await startAppWithSources(acme, globex, { log: (line) => lines.push(line) });
    const client = logged.client();
    const query = acme.approve(await setOut(client, 'acme'));
    await comeBack(client, 'acme', query);
    acme.changeClaims = (claims) => ({ ...claims, exp: 1, iat: 0 });
    await visit(client, acme, 'acme');
    acme.on('/token', (response) =>
      response.writeHead(401).end(JSON.stringify({ error: 'invalid_client', error_description: MARK })),
    );
    await visit(client, acme, 'acme');
    globex.on('/.well-known/openid-configuration', (response) => response.writeHead(500).end());
    await setOut(client, 'globex');
    await logged.close();
    const log = lines.join('');
    expect(log).toContain(
      'A callback from the sign-in source \\"acme\\" was refused: the ID token is not accepted: ERR_JWT_EXPIRED exp.',
    );
    expect(log).toContain('the token endpoint says invalid_client');
    expect(log).toContain('The sign-in source \\"globex\\" is unavailable');
    for (const secret of [
      query.code,
      query.state,
      client.cookie('lading_sign_in'),
      'a secret: with',
      'access-1',
      'hunter2',
    ])
      expect(log).not.toContain(secret);
  });
});

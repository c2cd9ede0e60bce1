import { TestClock } from '../../../../test/support/test-clock.js';
import type { Config } from '../../../config/config.js';
import { OutboundCallFailed } from '../../../platform/http/egress/bounded-fetch.js';
import type { OutboundClient, OutboundRequest } from '../../../platform/http/egress/outbound-client.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { AccessTokens, type TokenParameters } from './access-tokens.js';
import type { CarrierCredentialsDto } from './connections.dto.js';
import type { ConnectionRow, ConnectionsRepository } from './persistence/connections.repository.js';

const CREDENTIALS: CarrierCredentialsDto = {
  scheme: 'client_credentials',
  clientId: 'l7-heron',
  secret: 'calm otter',
  tokenUrl: 'https://login.acme.example/token',
};
const signal = new AbortController().signal;

let clock: TestClock;
let requests: OutboundRequest[];
let connection: ConnectionRow;
let answer: { status: number; body: string; retryAfter?: string } | OutboundCallFailed;
beforeEach(() => {
  clock = new TestClock();
  requests = [];
  connection = {
    id: 'con_1',
    companyId: 'cmp_1',
    carrier: { name: 'Acme Freight' },
    accessToken: null,
    accessTokenUntil: null,
  } as ConnectionRow;
  answer = { status: 200, body: JSON.stringify({ access_token: 'token-1', expires_in: 3_600 }) };
});

/** Tokens of one process; the stored row is shared. */
function tokens(): AccessTokens {
  return new AccessTokens(
    {
      storeAccessToken: (_: unknown, token: Partial<ConnectionRow>) =>
        Promise.resolve(void (connection = { ...connection, ...token } as ConnectionRow)),
    } as Partial<ConnectionsRepository> as ConnectionsRepository,
    new SecretBox({ secretKey: Buffer.alloc(32, 7), previousSecretKeys: [] } as unknown as Config),
    {
      send: (request: OutboundRequest) => {
        requests.push(request);
        return answer instanceof OutboundCallFailed
          ? Promise.reject(answer)
          : Promise.resolve({ contentType: 'application/json', retryAfter: '', isPrivate: false, ...answer });
      },
    } as unknown as OutboundClient,
    clock,
  );
}
const request = (parameters: TokenParameters = {}) => tokens().of(connection, CREDENTIALS, parameters, signal);

it('requests a token with the client ID and secret in the body, and scope and audience of the carrier', async () => {
  expect(await request({ scope: 'ltl.read', audience: 'https://acme.example' })).toEqual({
    token: 'token-1',
    isReused: false,
  });
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: new URL('https://login.acme.example/token'),
    body: 'grant_type=client_credentials&client_id=l7-heron&client_secret=calm+otter&scope=ltl.read&audience=https%3A%2F%2Facme.example',
  });
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
});

it('shares the token, sealed, until a minute before it expires', async () => {
  await request();
  expect(connection.accessToken?.toString('latin1')).not.toContain('token-1');
  clock.advance(3_539_000);
  expect(await request()).toEqual({ token: 'token-1', isReused: true });
  clock.advance(1_000);
  answer = { status: 200, body: JSON.stringify({ access_token: 'token-2', expires_in: '3600' }) };
  expect(await request()).toEqual({ token: 'token-2', isReused: false });
  expect(await request()).toEqual({ token: 'token-2', isReused: true });
  expect(requests).toHaveLength(2);
});

it.each([
  ['no lifetime', { access_token: 't' }],
  ['a lifetime below a minute', { access_token: 't', expires_in: 60 }],
  ['an unreadable lifetime', { access_token: 't', expires_in: 'soon' }],
])('does not store a token with %s', async (_, body) => {
  answer = { status: 200, body: JSON.stringify(body) };
  expect(await request()).toEqual({ token: 't', isReused: false });
  expect(connection.accessToken).toBeNull();
});

it.each([
  [{ status: 401, body: '{}' }, 'CARRIER_REFUSED', /client ID and secret/],
  [{ status: 400, body: '{"error":"invalid_client"}' }, 'CARRIER_REFUSED', /client ID and secret/],
  [{ status: 503, body: '' }, 'CARRIER_UNAVAILABLE', /HTTP 503/],
  [{ status: 302, body: '' }, 'CARRIER_ANSWER_INVALID', /token response/],
  [{ status: 200, body: '<html>' }, 'CARRIER_ANSWER_INVALID', /token response/],
  [{ status: 200, body: '{"access_token":"a\\r\\nb"}' }, 'CARRIER_ANSWER_INVALID', /token response/],
  [new OutboundCallFailed('timeout'), 'CARRIER_TIMEOUT', /did not respond/],
  [new OutboundCallFailed('unreachable'), 'CARRIER_UNAVAILABLE', /cannot be reached/],
])('declines without a token: %j', async (given, code, message) => {
  answer = given;
  const declined = await request();
  expect(declined).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(JSON.stringify(declined)).not.toContain('otter');
  expect(connection.accessToken).toBeNull();
});

it('passes on how long the token server wants no requests', async () => {
  answer = { status: 429, body: '', retryAfter: '120' };
  expect(await request()).toMatchObject({ code: 'CARRIER_UNAVAILABLE', retryAfterMs: 120_000 });
});

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

export const CLIENT = { id: 'lading', secret: 'a secret: with + signs' };

type Claims = Record<string, unknown>;
/** Handler of a path; the test writes the whole response. */
export type FakeAnswer = (response: ServerResponse) => unknown;

/** An approved sign-in request. */
interface Grant {
  challenge: string;
  redirectUrl: string;
  nonce: string | null;
}

/** A standard-conforming OpenID Connect provider with an additional OAuth service; tests can make it misbehave. */
export class FakeSource {
  /** The provider's clock. */
  now = (): Date => new Date();
  /** The user who is signed in at the provider. */
  person: Claims = { sub: 'person-1', email: 'rosa@riverside.test' };
  /** Changes the claims of the ID token before it is signed. */
  changeClaims = (claims: Claims): Claims => claims;
  /** Signs the ID token. */
  sign = (claims: Claims): Promise<string> => this.signWith('RS256', claims);
  /** Additional discovery metadata. */
  discovery: Claims = {};
  /** Requested paths, in order. */
  readonly asked: string[] = [];
  /** Forms received by the token endpoint. */
  readonly tokenForms: URLSearchParams[] = [];

  private readonly answers = new Map<string, FakeAnswer>();
  private readonly grants = new Map<string, Grant>();

  private constructor(
    private readonly server: Server,
    private readonly keys: { publicKey: CryptoKey; privateKey: CryptoKey },
  ) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeSource> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FakeSource(server, await generateKeyPair('RS256', { extractable: true }));
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get privateKey(): CryptoKey {
    return this.keys.privateKey;
  }

  /** Approves the request that the browser was redirected with, and returns the query of the redirect back. */
  approve(location: string): Record<string, string> {
    const asked = new URL(location);
    const {
      client_id: clientId,
      response_type: type,
      code_challenge_method: method,
      code_challenge: challenge = '',
      redirect_uri: redirectUrl = '',
      state = '',
    } = Object.fromEntries(asked.searchParams);
    if (clientId !== CLIENT.id || type !== 'code' || method !== 'S256' || challenge.length !== 43)
      throw new Error(`Not a request of the code flow with PKCE: ${location}`);
    const code = randomUUID();
    this.grants.set(code, { challenge, redirectUrl, nonce: asked.searchParams.get('nonce') });
    return { code, state, iss: this.issuer };
  }

  /** Overrides the response of a path until `reset`. */
  on(path: string, answer: FakeAnswer): void {
    this.answers.set(path, answer);
  }

  reset(): void {
    this.person = { sub: 'person-1', email: 'rosa@riverside.test' };
    this.changeClaims = (claims) => claims;
    this.sign = (claims) => this.signWith('RS256', claims);
    this.discovery = {};
    this.answers.clear();
    this.asked.length = 0;
    this.tokenForms.length = 0;
  }

  signWith(alg: string, claims: Claims, key: CryptoKey | Uint8Array = this.keys.privateKey): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg, kid: 'key-1' }).sign(key);
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', this.issuer).pathname;
    this.asked.push(path);
    const form = new URLSearchParams(await text(request));
    const usual: Record<string, FakeAnswer> = {
      '/.well-known/openid-configuration': () => json(response, 200, this.discoveryDocument()),
      '/jwks': async () =>
        json(response, 200, {
          keys: [{ ...(await exportJWK(this.keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }],
        }),
      '/token': () => this.exchange(request, response, form),
      '/userinfo': () =>
        request.headers.authorization === 'Bearer access-1'
          ? json(response, 200, this.person)
          : json(response, 401, {}),
    };
    await (this.answers.get(path) ?? usual[path] ?? (() => json(response, 404, {})))(response);
  }

  private discoveryDocument(): Claims {
    const at = (path: string): string => `${this.issuer}${path}`;
    return {
      issuer: this.issuer,
      authorization_endpoint: at('/authorize?tenant=1'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
      authorization_response_iss_parameter_supported: true,
      ...this.discovery,
    };
  }

  private async exchange(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): Promise<void> {
    this.tokenForms.push(form);
    if (!isOurClient(request, form)) return json(response, 401, { error: 'invalid_client' });
    const grant = this.grants.get(form.get('code') ?? '');
    this.grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (grant?.challenge !== challenge || grant.redirectUrl !== form.get('redirect_uri'))
      return json(response, 400, { error: 'invalid_grant', error_description: '<b>no</b>' });
    const now = Math.floor(this.now().getTime() / 1000);
    const claims = this.changeClaims({
      ...this.person,
      iss: this.issuer,
      aud: CLIENT.id,
      iat: now,
      exp: now + 300,
      nonce: grant.nonce,
    });
    json(response, 200, { access_token: 'access-1', token_type: 'Bearer', id_token: await this.sign(claims) });
  }
}

function isOurClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
  const [id, secret] = Buffer.from(headers.authorization?.slice('Basic '.length) ?? '', 'base64')
    .toString()
    .split(':');
  const decode = (value = ''): string => new URLSearchParams(`value=${value}`).get('value') ?? '';
  const given =
    headers.authorization === undefined
      ? [form.get('client_id'), form.get('client_secret')]
      : [decode(id), decode(secret)];
  return given[0] === CLIENT.id && given[1] === CLIENT.secret;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

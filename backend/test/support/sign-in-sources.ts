import type { ApiAnswer, ApiClient } from './api-client.js';
import { CLIENT, type FakeSource } from './fake-source.js';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.js';

/** Headers that a browser sends for a click on our own page. */
export const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** The application with two OpenID Connect sources, `acme` and `globex`, and `forge`, an OAuth-only source on the same server as `acme`. */
export function startAppWithSources(
  acme: FakeSource,
  globex: FakeSource,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret };
  const sources = [
    { name: 'acme', label: 'Acme', issuer: acme.issuer, ...client },
    { name: 'globex', label: 'Globex', issuer: globex.issuer, ...client },
    {
      name: 'forge',
      label: 'Forge',
      authorizationUrl: `${acme.issuer}/authorize`,
      tokenUrl: `${acme.issuer}/token`,
      userinfoUrl: `${acme.issuer}/userinfo`,
      scopes: [],
      ...client,
    },
  ];
  return startTestApp({
    ...options,
    environment: { SIGN_IN_SOURCES: JSON.stringify(sources), ...options.environment },
  });
}

/** Starts a visit to a source and returns the URL that the browser is redirected to. */
export async function setOut(client: ApiClient, source: string, query: Record<string, string> = {}): Promise<string> {
  const answer = await client.get(`/api/v1/auth/shippers/${source}/start?${new URLSearchParams(query)}`, FROM_OWN_PAGE);
  if (answer.status !== 302) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.headers.get('location') ?? '';
}

/** Returns from a source with this query. */
export function comeBack(client: ApiClient, source: string, query: Record<string, string>): Promise<ApiAnswer> {
  return client.get(`/api/v1/auth/shippers/${source}/callback?${new URLSearchParams(query)}`);
}

/** A complete visit to a source that approves. */
export async function visit(
  client: ApiClient,
  at: FakeSource,
  source: string,
  query: Record<string, string> = {},
): Promise<ApiAnswer> {
  return comeBack(client, source, at.approve(await setOut(client, source, query)));
}

/** Links the user who is signed in at the source to the signed-in account. */
export async function link(client: ApiClient, at: FakeSource, source: string): Promise<void> {
  const answer = await visit(client, at, source, { intent: 'link' });
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
}

import type { SignInSource } from '../../../../config/sign-in-sources.js';
import { SignInStateInvalid, SourceUnavailable } from '../oauth.errors.js';
import type { Provider } from './providers.js';
import { askSource, parseObject } from './source-http.js';

/** Token response of a source. */
interface Tokens {
  accessToken: string;
  idToken: unknown;
}

const OK = 200;
/** Errors about the client, not the code (RFC 6749, section 5.2). */
const ABOUT_THE_CLIENT = new Set<unknown>([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);

/**
 * Redeems a code at the source's token endpoint. `form` contains grant type, code, redirect URL and PKCE verifier.
 * @throws SignInStateInvalid if the source refuses the code; SourceUnavailable for any other invalid response
 */
export async function exchangeCode(
  provider: Provider,
  source: SignInSource,
  form: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const body = new URLSearchParams(form);
  const headers = new Headers();
  if (provider.secretInHeader) {
    headers.set(
      'authorization',
      `Basic ${Buffer.from(`${encode(source.clientId)}:${encode(source.clientSecret)}`).toString('base64')}`,
    );
  } else {
    body.set('client_id', source.clientId);
    body.set('client_secret', source.clientSecret);
  }
  const answer = await askSource(provider.tokenUrl, { method: 'POST', headers, body });
  const told = parseObject(answer.body);
  // Some services refuse a code with status 200, so check the body first.
  if (told?.error !== undefined) throw refusalOf(told.error);
  if (answer.status !== OK || typeof told?.access_token !== 'string')
    throw new SourceUnavailable(`the token endpoint answers ${answer.status} without an access token`);
  return { accessToken: told.access_token, idToken: told.id_token };
}

function refusalOf(error: unknown): Error {
  if (ABOUT_THE_CLIENT.has(error))
    return new SourceUnavailable(`the token endpoint says ${String(error)}: look at client id, secret and scopes`);
  return new SignInStateInvalid('the token endpoint refuses the code');
}

/** Encodes a value like an HTML form (RFC 6749, appendix B). */
function encode(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length);
}

import type { SignInSource } from '../../../../config/sign-in-sources.js';
import { SignInStateInvalid, SourceUnavailable } from '../oauth.errors.js';
import type { Provider } from './providers.js';
import { askSource, parseObject } from './source-http.js';

/** What a source gives for a code. */
interface Tokens {
  accessToken: string;
  idToken: unknown;
}

const OK = 200;
/** The source does not accept us, whatever the code (RFC 6749, section 5.2). */
const ABOUT_THE_CLIENT = new Set<unknown>([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);

/**
 * Redeems a code at the source's token endpoint. `form` holds grant type, code, redirect address and PKCE verifier.
 * @throws SignInStateInvalid when the source does not take the code; SourceUnavailable when it gives no proper answer
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
  // Some services refuse a code with status 200, so what the answer says counts first.
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

/** As an HTML form encodes a value (RFC 6749, appendix B). */
function encode(value: string): string {
  return new URLSearchParams({ value }).toString().slice('value='.length);
}

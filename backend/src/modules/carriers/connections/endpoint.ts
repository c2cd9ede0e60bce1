import type { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import { msg, type Message } from '../../../messages/message.js';

/**
 * Parses the URL of a carrier's server. TLS is required, except for hosts listed in EGRESS_ALLOW_CARRIERS.
 * The resolved address is checked at each call.
 */
export function readEndpoint(text: string, rules: EgressRules): URL | FieldError {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return problem('ENDPOINT_INVALID', msg`Enter an address like https://api.carrier.example/dsdc.`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return problem(
      'ENDPOINT_INVALID',
      msg`Enter the address without user name, query or fragment. Credentials have separate fields.`,
    );
  }
  const refusal = rules.refusalOf(url);
  if (refusal === 'not-public')
    return problem(
      'ENDPOINT_NOT_ALLOWED',
      msg`This address is not public. The operator of this installation can allow it.`,
    );
  if (refusal === 'not-https') return problem('ENDPOINT_NOT_ALLOWED', msg`Carriers are called over https only.`);
  return url;
}

/** The URL of a path of the standard, relative to the endpoint. */
export function below(endpoint: URL, path: string): URL {
  return new URL(`${endpoint.pathname.replace(/\/$/, '')}${path}`, endpoint.origin);
}

function problem(code: string, message: Message): FieldError {
  return { pointer: '/endpoint', code, message };
}

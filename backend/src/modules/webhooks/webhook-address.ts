import type { FieldError } from '../../platform/http/problems/domain-error.js';
import type { EgressRules } from '../../platform/http/egress/egress-rules.js';

/** Reads the address of a webhook. What its name resolves to is judged at each delivery. */
export function readWebhookAddress(text: string, rules: EgressRules): URL | FieldError {
  const url = URL.parse(text);
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return problem('URL_INVALID', 'Enter an address like https://example.com/lading-events.');
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return problem('URL_INVALID', 'Enter the address without user name and #.');
  const refusal = rules.refusalOf(url);
  if (refusal === 'not-public')
    return problem(
      'URL_NOT_ALLOWED',
      'This address is not a public one. The operator of this installation can allow it.',
    );
  if (refusal === 'not-https') return problem('URL_NOT_ALLOWED', 'Events are sent over https only.');
  return url;
}

function problem(code: string, message: string): FieldError {
  return { pointer: '/url', code, message };
}

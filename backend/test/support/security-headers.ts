import type { ApiAnswer } from './api-client.js';

/** Security headers that every response must have. */
export function expectSecurityHeaders({ headers }: Pick<ApiAnswer, 'headers'>): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src '(self|none)'/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('microphone=()'),
    'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-powered-by')).toBeNull();
}

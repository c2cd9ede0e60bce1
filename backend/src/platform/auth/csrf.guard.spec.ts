import type { ExecutionContext } from '@nestjs/common';
import { loadConfig } from '../../config/config.js';
import { CsrfGuard } from './csrf.guard.js';

const guard = new CsrfGuard(loadConfig({ DATABASE_URL: 'mysql://u@h/d', PUBLIC_URL: 'https://freight.example' }));

function allows(method: string, headers: Record<string, string>): boolean {
  const request = {
    method,
    headers,
    get: (name: string) => ({ host: 'freight.example', ...headers })[name.toLowerCase()],
  };
  try {
    return guard.canActivate({ switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext);
  } catch (error) {
    expect(error).toMatchObject({ code: 'CROSS_SITE', status: 403 });
    return false;
  }
}

describe('CsrfGuard', () => {
  it.each([
    ['its own origin', { origin: 'https://freight.example' }],
    ['a request from its own page', { 'sec-fetch-site': 'same-origin' }],
    ['a URL typed by the user', { 'sec-fetch-site': 'none' }],
    ['a client without browser headers', {}],
    [
      'an API key, which browsers do not send on their own',
      { origin: 'https://erp.example', authorization: 'Bearer ldk_x' },
    ],
  ])('allows %s to change state', (_who, headers) => {
    expect(allows('POST', headers)).toBe(true);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { origin: 'https://evil.example', host: 'evil.example' },
    { origin: 'http://freight.example' },
    { origin: 'https://freight.example:8443' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://freight.example.evil.example' },
    { origin: 'https://freight.example@evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', authorization: 'Bearer x' },
  ])('refuses %j', (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(allows(method, headers)).toBe(false);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('allows any client to %s', (method) => {
    expect(allows(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(true);
  });
});

import type { ApiAnswer } from './api-client.js';

/** What an answer shows to whoever asked, without what differs from one request to the next by design. */
export function visible({ status, headers, body }: ApiAnswer): unknown {
  const names = [...headers.keys()].filter((name) => !['date', 'x-request-id'].includes(name));
  const { instance: _, ...rest } = body as { instance?: string };
  return { status, headers: names.map((name) => [name, headers.get(name)]), body: rest };
}

/** Addresses that nobody may be mailed at, and what else does not belong where an address is asked for. */
export const BAD_ADDRESSES: readonly unknown[] = [
  '"rosa@evil.test x"@riverside.test',
  '"rosa"@riverside.test',
  'rosa@riverside.test\r\nbcc: eve@evil.test',
  'rosa@riverside.test\u0000',
  'rosa@riverside.t\u0435st',
  'ros\u00e1@riverside.test',
  'rosa@riverside.test,eve@evil.test',
  'rosa@riverside.test;eve@evil.test',
  '<rosa@riverside.test>',
  'rosa@@riverside.test',
  'rosa@[127.0.0.1]',
  `${'x'.repeat(250)}@riverside.test`,
  '',
  ['rosa@riverside.test'],
  { email: 'rosa@riverside.test' },
  { $ne: null },
  12,
  true,
  null,
];

import { formatMoney } from '@lading/ui';
import { session } from '../testing/fixtures';
import { mockApi } from '../testing/mock-api';
import { fetchSession } from './session';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('numbers and dates follow the language of the profile, at the start and when it changes', async () => {
  const preferences = { ...session().preferences, locale: 'en-CA' as const };
  let who = session({ preferences });
  mockApi({ 'GET /api/v1/auth/session': () => ({ body: who }) });
  await fetchSession();
  expect([formatMoney({ amount: 100, currency: 'USD' }), document.documentElement.lang]).toEqual(['US$1.00', 'en-CA']);
  who = session();
  await fetchSession();
  expect([formatMoney({ amount: 100, currency: 'USD' }), document.documentElement.lang]).toEqual(['$1.00', 'en-US']);
});

test('nobody is signed in', async () => {
  mockApi({ 'GET /api/v1/auth/session': { status: 401 } });
  expect(await fetchSession()).toBeNull();
});

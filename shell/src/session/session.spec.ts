import { jest } from '@jest/globals';
import { mockApi, problem } from '@lading/mfe-kit/testing';
import { formatMoney } from '@lading/ui';
import { session } from '../testing/fixtures';
import { fetchSession } from './session';

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

test('is null for a visitor who is not signed in', async () => {
  mockApi({ 'GET /api/v1/auth/session': problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
  expect(await fetchSession()).toBeNull();
});

describe('a visitor', () => {
  const visit = async (languages: string[]) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    mockApi({ 'GET /api/v1/auth/session': problem(401, 'UNAUTHENTICATED', 'Sign in to continue.') });
    await fetchSession();
    return document.documentElement.lang;
  };

  afterEach(() => {
    jest.restoreAllMocks();
    window.localStorage.clear();
  });

  test.each([
    [['de', 'fr-FR', 'en-US'], 'fr-CA'],
    [['es-MX'], 'es-US'],
    [['en-CA', 'fr-CA'], 'en-CA'],
    [['en-GB'], 'en-US'],
    [['de'], 'en-US'],
  ])('with the languages %j reads %s', async (languages, locale) => {
    expect(await visit(languages)).toBe(locale);
  });

  test('reads the chosen language', async () => {
    window.localStorage.setItem('lading.language', 'es-US');
    expect(await visit(['fr-CA'])).toBe('es-US');
  });
});

import { msg, plural, t } from '@lingui/core/macro';
import { loadCatalog, setLocale } from './messages';

const messages = (count: number) => [
  t`Use dark colors`,
  t`Reload`,
  plural(count, { one: '# offer', other: '# offers' }),
];

afterEach(() => setLocale('en-US'));

test('source messages need no catalog', () => {
  expect(messages(1)).toEqual(['Use dark colors', 'Reload', '1 offer']);
  expect(messages(1234)[2]).toBe('1,234 offers');
});

test('a part without a catalog for the locale changes nothing', async () => {
  await setLocale('en-CA');
  await loadCatalog(() => undefined);
  expect(messages(1)[0]).toBe('Use dark colors');
});

test('messages without a translation stay English', async () => {
  await setLocale('en-CA');
  const { id } = msg`Use dark colors`;
  await loadCatalog(async () => ({ messages: { [id]: ['Use dark colours'] } }));
  expect(messages(2)).toEqual(['Use dark colours', 'Reload', '2 offers']);
});

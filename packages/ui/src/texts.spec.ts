import { msg, plural, t } from '@lingui/core/macro';
import { showTextsIn, takeTexts } from './texts';

const words = (count: number) => [t`Use dark colors`, t`Reload`, plural(count, { one: '# offer', other: '# offers' })];

afterEach(() => showTextsIn('en-US'));

test('texts stand in the code and need no catalog', () => {
  expect(words(1)).toEqual(['Use dark colors', 'Reload', '1 offer']);
  expect(words(1234)[2]).toBe('1,234 offers');
});

test('a part without the language changes nothing', async () => {
  await showTextsIn('en-CA');
  await takeTexts(() => undefined);
  expect(words(1)[0]).toBe('Use dark colors');
});

test('a part brings its texts in the language; what it leaves out is English', async () => {
  await showTextsIn('en-CA');
  const { id } = msg`Use dark colors`;
  await takeTexts(async () => ({ messages: { [id]: ['Use dark colours'] } }));
  expect(words(2)).toEqual(['Use dark colours', 'Reload', '2 offers']);
});

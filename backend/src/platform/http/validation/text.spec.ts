import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { LINES, MultiLine, ONE_LINE, OneLine } from './text.js';

class Note {
  @OneLine({ max: 40 })
  title: unknown = '';

  @MultiLine({ max: 40 })
  text: unknown = '';
}

const refused = (values: Partial<Note>): string[] =>
  validateSync(Object.assign(new Note(), values)).map(({ property }) => property);

/** Every character of the Basic Multilingual Plane. */
const characters = Array.from({ length: 0x10_000 }, (_, code) => String.fromCharCode(code));

it.each(['a\nb', 'a\rb', 'a\r\nb', 'a\tb', 'a\0', '\u0085', '\u2028', '\u001b[31m', 7, [], null])(
  'single-line text is not %j',
  (title) => expect(refused({ title })).toEqual(['title']),
);

it.each(['', 'Acme DC', 'Mü & Söhne 🚚', '\u00a0'])('single-line text is %j', (title) =>
  expect(refused({ title })).toEqual([]),
);

it('multi-line text has line breaks and tabs, and no other control characters', () => {
  expect(refused({ text: 'a\r\n\tb\u2028c' })).toEqual([]);
  for (const text of ['a\0', 'a\x07', 'a\x1b', 'a\x7f', 'a\x9f', 7]) expect(refused({ text })).toEqual(['text']);
});

it('checks the same as the patterns of the API document', () => {
  expect(characters.filter((title) => refused({ title }).length > 0)).toEqual(
    characters.filter((character) => !ONE_LINE.test(character)),
  );
  expect(characters.filter((text) => refused({ text }).length > 0)).toEqual(
    characters.filter((character) => !LINES.test(character)),
  );
});

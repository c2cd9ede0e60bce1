import { queryTerms, searchTerms } from './search-terms.js';

describe('searchTerms', () => {
  it('are lower case, without diacritics and duplicates', () => {
    expect(searchTerms('Ünlü & Sons, ÜNLÜ — PO-55/42')).toEqual(['unlu', 'sons', 'po', '55', '42']);
  });

  it('are truncated if too long, also with characters beyond the basic plane', () => {
    expect(searchTerms('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });

  it.each(['', '  ', '%_\\', "'; DROP TABLE quote; --".replace(/[a-z]/gi, ''), '\0\u202e'])(
    'are none in %j',
    (text) => {
      expect(searchTerms(text)).toEqual([]);
    },
  );
});

describe('queryTerms', () => {
  it.each([
    ['PO 45054', ['45054']],
    ['po# 45054', ['45054']],
    ['PO-55/42', ['55', '42']],
    ['Dallas PRO 700000001', ['dallas', '700000001']],
    ['PO', ['po']],
    ['Pro Tools', ['pro', 'tools']],
  ])('drops the label of a number: %s', (text, terms) => {
    expect(queryTerms(text)).toEqual(terms);
  });
});

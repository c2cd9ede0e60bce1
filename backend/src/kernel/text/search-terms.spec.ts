import { searchTerms } from './search-terms.js';

describe('searchTerms', () => {
  it('are lower case, without marks, each once', () => {
    expect(searchTerms('Ünlü & Sons, ÜNLÜ — PO-55/42')).toEqual(['unlu', 'sons', 'po', '55', '42']);
  });

  it('are cut where they are too long, also in letters beyond the basic plane', () => {
    expect(searchTerms('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });

  it.each(['', '  ', '%_\\', "'; DROP TABLE quote; --".replace(/[a-z]/gi, ''), '\0\u202e'])(
    'are none in %j',
    (text) => {
      expect(searchTerms(text)).toEqual([]);
    },
  );
});

import { words } from './words.js';

describe('words', () => {
  it('are lower case, without marks, each once', () => {
    expect(words('Ünlü & Sons, ÜNLÜ — PO-55/42')).toEqual(['unlu', 'sons', 'po', '55', '42']);
  });

  it('are cut where they are too long, also in letters beyond the basic plane', () => {
    expect(words('x'.repeat(100))).toEqual(['x'.repeat(40)]);
  });

  it.each(['', '  ', '%_\\', "'; DROP TABLE quote; --".replace(/[a-z]/gi, ''), '\0\u202e'])(
    'are none in %j',
    (text) => {
      expect(words(text)).toEqual([]);
    },
  );
});

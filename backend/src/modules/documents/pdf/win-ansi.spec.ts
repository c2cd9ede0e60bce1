import { printable } from './win-ansi.js';

describe('printable', () => {
  it.each([
    ['Montréal – “Quai 5” • 10 €', 'Montréal – “Quai 5” • 10 €'],
    ['Łódź Đakovo Čapek', 'Lódz Dakovo Capek'],
    ['ﬁtting №5', 'fitting No5'],
    ['one\ntwo\tthree  four', 'one two three four'],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['שלום', '????'],
    ['box 🎉', 'box ?'],
    ['a\u0000b\uD800c', 'abc'],
    ['Re\u0301union', 'Réunion'],
  ])('%j prints as %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

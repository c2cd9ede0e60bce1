import { strengthOf } from './password-strength';

test.each([
  ['', 'weak'],
  ['tide-7-otter', 'good'],
  ['tide-7-otte', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012345678901234', 'weak'],
  ['abcdefghijklmnopqrstuvwxyz', 'weak'],
  ['seven-pallets-of-slate', 'strong'],
  ['🚚🍎🚛🍌🚢🍇🛟🍑🧭🍉⚓🍍', 'good'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

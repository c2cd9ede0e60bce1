import { isForwardSortationArea, parsePostalCode } from './postal-code.js';

describe('parsePostalCode', () => {
  it.each([
    ['US', '60601', { code: '60601', area: '60601', display: '60601' }],
    ['US', '60601-1234', { code: '60601', area: '60601', display: '60601-1234' }],
    ['US', ' 606011234 ', { code: '60601', area: '60601', display: '60601-1234' }],
    ['CA', 'K1A 0B1', { code: 'K1A0B1', area: 'K1A', display: 'K1A 0B1' }],
    ['CA', 'k1a0b1', { code: 'K1A0B1', area: 'K1A', display: 'K1A 0B1' }],
    ['CA', 'K1A-0B1', { code: 'K1A0B1', area: 'K1A', display: 'K1A 0B1' }],
  ] as const)('reads %s %s', (country, text, expected) =>
    expect(parsePostalCode(country, text)).toEqual({ country, ...expected }),
  );

  it.each([
    ['US', '6060'],
    ['US', '60601-123'],
    ['US', 'K1A0B1'],
    ['CA', '60601'],
    ['CA', 'M5V'],
    ['CA', 'D1A 0B1'],
    ['CA', 'W1A 0B1'],
    ['CA', 'Z1A 0B1'],
    ['CA', 'K1O 0B1'],
    ['CA', 'K1A 0U1'],
  ] as const)('knows no %s code %s', (country, text) => expect(parsePostalCode(country, text)).toBeNull());
});

describe('isForwardSortationArea', () => {
  it.each([
    ['M5V', true],
    ['V6B', true],
    ['Z5V', false],
    ['M5', false],
    ['m5v', false],
  ])('%s: %s', (text, expected) => expect(isForwardSortationArea(text)).toBe(expected));
});

import { areaOf, readAddress, readPostalCode } from './postal-code';

describe('readPostalCode', () => {
  it.each([
    ['60601', { postalCode: '60601', country: 'US' }, '60601'],
    [' 60601-1234 ', { postalCode: '60601-1234', country: 'US' }, '60601'],
    ['k1a0b1', { postalCode: 'K1A 0B1', country: 'CA' }, 'K1A'],
    ['K1A-0B1', { postalCode: 'K1A 0B1', country: 'CA' }, 'K1A'],
    ['m5v', { postalCode: 'M5V', country: 'CA' }, 'M5V'],
  ])('reads %j', (text, code, area) => {
    const read = readPostalCode(text);
    expect(read).toEqual(code);
    expect(areaOf(read!)).toBe(area);
  });

  it.each(['', '6060', '606011', 'Chicago', 'D1A 0B1', 'K1A 0B', 'W1A 0B1'])('refuses %j', (text) =>
    expect(readPostalCode(text)).toBeNull(),
  );
});

describe('readAddress', () => {
  it.each([
    ['12 S Dock Pl, Chicago, IL 60601', '12 S Dock Pl', '60601'],
    ['12 S Dock Pl, 60601-1234', '12 S Dock Pl', '60601-1234'],
    [' 5 Quai Rd,Toronto ON m5v 2t6 ', '5 Quai Rd', 'M5V 2T6'],
  ])('reads %j', (text, address1, postalCode) => expect(readAddress(text)).toEqual({ address1, postalCode }));

  it.each(['60601', 'Chicago, IL 60601', '12 S Dock Pl, Chicago', '12 S Dock Pl 60601'])('does not read %j', (text) =>
    expect(readAddress(text)).toBeNull(),
  );
});

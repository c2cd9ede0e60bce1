import { compareMoney, convertMoney, formatRate, scaledRate } from './exchange-rate.js';

const rate = { cadPerUsd: '1.3712', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

it('converts to the cent, half away from zero', () => {
  // 100.00 USD * 1.3712 = 137.12 CAD
  expect(convertMoney(usd(100_00), 'CAD', rate)).toEqual(cad(137_12));
  // 137.12 CAD / 1.3712 = 100.00 USD
  expect(convertMoney(cad(137_12), 'USD', rate)).toEqual(usd(100_00));
  // 0.50 USD * 1.37 = 0.685 CAD
  expect(convertMoney(usd(50), 'CAD', { ...rate, cadPerUsd: '1.37' })).toEqual(cad(69));
  expect(convertMoney(usd(-50), 'CAD', { ...rate, cadPerUsd: '1.37' })).toEqual(cad(-69));
  // 1.00 CAD / 1.3712 = 0.7292... USD
  expect(convertMoney(cad(100), 'USD', rate)).toEqual(usd(73));
  expect(convertMoney(usd(5), 'USD', rate)).toEqual(usd(5));
});

it('compares without rounding', () => {
  expect(compareMoney(usd(100_00), cad(137_12), rate)).toBe(0);
  expect(compareMoney(usd(100_00), cad(137_13), rate)).toBe(-1);
  expect(compareMoney(cad(137_12), usd(99_99), rate)).toBe(1);
  // Both are 0.01 CAD when rounded: 0.01 USD = 0.013712 CAD.
  expect(compareMoney(usd(1), cad(1), rate)).toBe(1);
});

it('does not compare different currencies without a rate', () => {
  expect(compareMoney(usd(1), cad(1), null)).toBeNull();
  expect(compareMoney(cad(3), cad(1), null)).toBe(2);
});

it.each(['0', '0.000000', '10', '1.3712345', '-1', '1,37', ''])('refuses the rate "%s"', (text) => {
  expect(scaledRate(text)).toBeNull();
  expect(() => convertMoney(usd(1), 'CAD', { ...rate, cadPerUsd: text })).toThrow(RangeError);
});

it('formats a rate', () => {
  expect(['1.371200', '1.4', '1.371234'].map(formatRate)).toEqual(['1.3712', '1.4000', '1.371234']);
});

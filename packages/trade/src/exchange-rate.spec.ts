import { compareMoney, convertMoney } from './exchange-rate';

const rate = { cadPerUsd: '1.3712', effectiveOn: '2026-11-20', source: 'Bank of Canada' };
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

test('converts to the cent, half away from zero', () => {
  expect(convertMoney(usd(100_00), rate)).toEqual(cad(137_12));
  expect(convertMoney(cad(137_12), rate)).toEqual(usd(100_00));
  expect(convertMoney(usd(50), { ...rate, cadPerUsd: '1.37' })).toEqual(cad(69));
  expect(convertMoney(usd(-50), { ...rate, cadPerUsd: '1.37' })).toEqual(cad(-69));
});

test('compares without rounding, and not at all without a rate', () => {
  expect(compareMoney(usd(1), cad(1), rate)).toBe(1);
  expect(compareMoney(usd(100_00), cad(137_12), rate)).toBe(0);
  expect(compareMoney(cad(1), usd(1), null)).toBeNull();
  expect(compareMoney(usd(2), usd(1), null)).toBe(1);
});

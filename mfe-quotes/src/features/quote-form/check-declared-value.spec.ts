import { checkDeclaredValue } from './check-declared-value';

const check = (amount: string, insurance = false) =>
  checkDeclaredValue({ declaredValue: { amount, currency: 'USD' }, insurance });

describe('the declared value', () => {
  it.each(['', ' ', '1', '2,500', '2500.50', '10000000'])('may be %j', (amount) => expect(check(amount)).toEqual([]));

  it.each(['0', '-1', '1e3', '1.005', 'much', '10000000.01'])('may not be %j', (amount) => {
    expect(check(amount)).toEqual([{ path: 'declaredValue.amount', message: expect.any(String) }]);
  });

  it('is needed for insurance', () => {
    expect(check('', true)).toEqual([
      { path: 'declaredValue.amount', message: 'Enter the value that is to be insured.' },
    ]);
    expect(check('500', true)).toEqual([]);
  });
});

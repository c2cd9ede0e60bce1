import { translate } from '../../messages/translate.js';
import { withMinorAmounts, withTextAmounts } from './tool-money.js';

describe('withTextAmounts', () => {
  it('writes amounts of money with two decimals, at any depth', () => {
    const value = { total: { amount: 26_584, currency: 'USD' }, lines: [{ amount: { amount: -5, currency: 'CAD' } }] };
    expect(withTextAmounts(value)).toEqual({
      total: { amount: '265.84', currency: 'USD' },
      lines: [{ amount: { amount: '-0.05', currency: 'CAD' } }],
    });
  });

  it.each([{ amount: 12 }, { amount: 12, currency: 'points' }, { amount: 1.5, currency: 'USD' }, null, 'text', [7]])(
    'leaves %j unchanged',
    (value) => expect(withTextAmounts(value)).toEqual(value),
  );
});

describe('withMinorAmounts', () => {
  it.each([
    ['265.84', 26_584],
    ['265.8', 26_580],
    ['265', 26_500],
    ['0.07', 7],
  ])('reads %s as %d', (amount, minor) => {
    expect(withMinorAmounts({ total: { amount, currency: 'USD' } })).toEqual({
      value: { total: { amount: minor, currency: 'USD' } },
      errors: [],
    });
  });

  it('is the inverse of the text', () => {
    const money = { amount: 123_456_789, currency: 'USD' };
    expect(withMinorAmounts(withTextAmounts({ money })).value).toEqual({ money });
  });

  it.each([265.84, 26_584, '265,84', '$265.84', '1e3', '0.001', '-1', '', null])('refuses %j', (amount) => {
    const { errors } = withMinorAmounts({ stops: [{ value: { amount, currency: 'USD' } }] });
    expect(errors).toEqual([{ pointer: '/stops/0/value/amount', code: 'FORMAT', message: expect.anything() }]);
    expect(translate('en-US', errors[0]!.message)).toContain('"265.84"');
  });
});

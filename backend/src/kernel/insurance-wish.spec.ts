import { withoutInsurance } from './insurance-wish.js';

it('removes the insurance wish of requests and templates', () => {
  expect(withoutInsurance({ insurance: true, units: 'metric' })).toEqual({ units: 'metric' });
  expect(withoutInsurance({ freight: { insurance: false, units: 'metric' } })).toEqual({
    freight: { units: 'metric' },
  });
});

it.each([[null], ['text'], [{}], [{ freight: null }]])('leaves %j', (value) =>
  expect(withoutInsurance(structuredClone(value))).toEqual(value),
);

import { pallets, request } from '../../../../../test/fixtures/sample-request.js';
import { requestErrors } from './request-errors.js';

const found = (...parameters: Parameters<typeof request>) =>
  requestErrors(request(...parameters)).map(({ pointer, code }) => [pointer, code]);

describe('requestErrors', () => {
  it('are empty for a valid request', () => expect(found([pallets({ weight: 500 })])).toEqual([]));

  it.each([
    [499, []],
    [501, []],
    [498.99, [['/handlingUnits/0/weight', 'WEIGHT_MISMATCH']]],
    [501.01, [['/handlingUnits/0/weight', 'WEIGHT_MISMATCH']]],
  ])('accept a commodity total of %d for an item of 500 within a tolerance of 1', (weight, expected) => {
    expect(found([pallets({ weight: 500, commodities: [{ weight: 200 }, { weight: weight - 200 }] })])).toEqual(
      expected,
    );
  });

  it('add decimals exactly', () => {
    expect(found([pallets({ weight: 1.3, commodities: [{ weight: 0.1 }, { weight: 0.2 }] })])).toEqual([]);
    expect(found([pallets({ weight: 1.31, commodities: [{ weight: 0.1 }, { weight: 0.2 }] })])).toHaveLength(1);
  });

  it.each([
    ['10:00', '11:00', []],
    ['10:00', '10:59', [['/pickup/closeAt', 'WINDOW_SHORT']]],
    ['16:00', '10:00', [['/pickup/closeAt', 'WINDOW_SHORT']]],
    ['16:00', null, []],
  ])('require an hour between %s and %s', (readyFrom, closeAt, expected) => {
    expect(found([pallets({ weight: 500 })], { pickup: { on: '2026-11-24', readyFrom, closeAt } })).toEqual(expected);
  });

  it('require one origin and one destination', () => {
    const [origin] = request([]).stops;
    expect(found([pallets({ weight: 500 })], { stops: [origin!, origin!] })).toEqual([
      ['/stops', 'STOPS_INVALID'],
      ['/stops', 'STOPS_INVALID'],
    ]);
  });
});

import { parseRateRow, rateColumns } from './parse-rate-row.js';

const lane = {
  origin: '606',
  destination: 'US-TX',
  class: '77.5',
  L5C: '128.73',
  M5C: '106.6401',
  M1M: '',
  M2M: '0.0001',
};

describe('parseRateRow', () => {
  it('parses a lane row', () => {
    expect(parseRateRow({ ...lane, service: 'interline', transit_days: '3' }, 'lane')).toEqual({
      row: {
        origin: '606',
        destination: 'US-TX',
        milesFrom: 0,
        milesTo: 0,
        freightClass: 775,
        rates: [1_287_300, 1_066_401, null, 1, null, null, null, null, null],
        service: 'interline',
        transitDays: 3,
      },
    });
  });

  it('parses a mileage row, direct and without transit days by default', () => {
    expect(parseRateRow({ miles_from: '0', miles_to: '250', class: '92', M40M: '12' }, 'mileage')).toEqual({
      row: {
        origin: '*',
        destination: '*',
        milesFrom: 0,
        milesTo: 250,
        freightClass: 925,
        rates: [null, null, null, null, null, null, null, null, 120_000],
        service: 'direct',
        transitDays: null,
      },
    });
  });

  it.each(['60601', '606', 'M5V', 'US-IL', 'CA-ON', '*', ' m5v ', 'us-il'])('accepts the place %s', (origin) => {
    expect(parseRateRow({ ...lane, origin }, 'lane').row?.origin).toBe(origin.trim().toUpperCase());
  });

  it.each([
    ['IL', 'US-IL'],
    [' on ', 'CA-ON'],
  ])('reads %s as %s', (origin, stored) => {
    expect(parseRateRow({ ...lane, origin }, 'lane').row?.origin).toBe(stored);
  });

  it.each(['', '6060', '60', '606011', 'D5V', 'M5', 'ZZ', 'US-ON', 'CA-TX', 'MX-NL', '**'])(
    'knows no place "%s"',
    (origin) => {
      expect(parseRateRow({ ...lane, origin }, 'lane').errors).toMatchObject([
        { column: 'origin', code: 'PLACE_UNKNOWN' },
      ]);
    },
  );

  it.each([
    [{ class: '71' }, 'class', 'CLASS_UNKNOWN'],
    [{ L5C: '1.00001' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '-1' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '0' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '$5' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '1,000' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '214748.3648' }, 'L5C', 'RATE_INVALID'],
    [{ L5C: '', M5C: '', M2M: '' }, 'L5C', 'RATE_REQUIRED'],
    [{ service: 'express' }, 'service', 'SERVICE_UNKNOWN'],
    [{ transit_days: '0' }, 'transit_days', 'TRANSIT_INVALID'],
    [{ transit_days: '2.5' }, 'transit_days', 'TRANSIT_INVALID'],
    [{ transit_days: '100' }, 'transit_days', 'TRANSIT_INVALID'],
  ])('rejects %j', (cells, column, code) => {
    expect(parseRateRow({ ...lane, ...cells }, 'lane').errors).toMatchObject([{ column, code }]);
  });

  it.each([
    [{ miles_from: '-1', miles_to: '5' }, ['miles_from']],
    [{ miles_from: '10', miles_to: '9' }, ['miles_to']],
    [{ miles_from: '0', miles_to: '0' }, ['miles_to']],
    [{ miles_from: '1.5', miles_to: '70000' }, ['miles_from', 'miles_to']],
  ])('rejects the band %j', (cells, columns) => {
    const { errors } = parseRateRow({ class: '70', L5C: '1', ...cells }, 'mileage');
    expect(errors?.map((error) => [error.column, error.code])).toEqual(
      columns.map((column) => [column, 'MILES_INVALID']),
    );
  });

  it('reports all problems at once', () => {
    const { errors } = parseRateRow(
      { origin: 'x', destination: '', class: '', L5C: 'a', service: '?', transit_days: '?' },
      'lane',
    );
    expect(errors?.map((error) => error.column)).toEqual([
      'origin',
      'destination',
      'class',
      'L5C',
      'service',
      'transit_days',
    ]);
  });
});

describe('rateColumns', () => {
  it('are those of the upload format', () => {
    const rest = 'class,L5C,M5C,M1M,M2M,M5M,M10M,M20M,M30M,M40M,service,transit_days';
    expect(rateColumns('lane').join()).toBe(`origin,destination,${rest}`);
    expect(rateColumns('mileage').join()).toBe(`miles_from,miles_to,${rest}`);
  });
});

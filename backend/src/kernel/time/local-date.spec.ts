import {
  addBusinessDays,
  addDays,
  addMonths,
  addYears,
  isBusinessDay,
  isLocalDate,
  minutesOfDay,
  nextBusinessDay,
  weekday,
} from './local-date.js';

const thanksgiving = new Set(['2026-11-26', '2026-11-27']);

describe('isLocalDate', () => {
  it.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['2026-11-24T00:00', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isLocalDate(text)).toBe(expected));
});

describe('days', () => {
  it('are added across months, years and daylight saving', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-24', -24)).toBe('2026-10-31');
    expect(addMonths('2026-05-31', 9)).toBe('2027-02-28');
    expect(addYears('2028-02-29', 2)).toBe('2030-02-28');
  });

  it('have a weekday', () => expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekday)).toEqual([1, 6, 7]));
});

describe('business days', () => {
  it('exclude weekends and closed days', () => {
    expect(isBusinessDay('2026-11-25', thanksgiving)).toBe(true);
    expect(isBusinessDay('2026-11-26', thanksgiving)).toBe(false);
    expect(isBusinessDay('2026-11-28', thanksgiving)).toBe(false);
    expect(nextBusinessDay('2026-11-26', thanksgiving)).toBe('2026-11-30');
    expect(nextBusinessDay('2026-11-25', thanksgiving)).toBe('2026-11-25');
  });

  it.each([
    ['2026-11-24', 0, '2026-11-24'],
    ['2026-11-24', 1, '2026-11-25'],
    ['2026-11-24', 2, '2026-11-30'],
    ['2026-11-25', 3, '2026-12-02'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-28', 1, '2026-12-01'],
  ])('%s and %d is %s', (date, days, expected) => expect(addBusinessDays(date, days, thanksgiving)).toBe(expected));
});

describe('minutesOfDay', () => {
  it.each([
    ['00:00', 0],
    ['10:30', 630],
    ['23:59', 1_439],
    ['24:00', null],
    ['9:00', null],
  ])('%s is %s', (time, expected) => expect(minutesOfDay(time)).toBe(expected));
});

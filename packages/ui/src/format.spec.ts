import {
  formatDate,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPhone,
  formatRelative,
  formatTime,
  setReaderFormats,
} from './format';

/** Newer ICU data puts narrow no-break spaces where older had plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [{ amount: 26584, currency: 'USD' }, 'en-US', '$265.84'],
    [{ amount: -5, currency: 'USD' }, 'en-US', '-$0.05'],
    [{ amount: 0, currency: 'USD' }, 'en-US', '$0.00'],
    [{ amount: 123456789, currency: 'CAD' }, 'en-US', 'CA$1,234,567.89'],
    [{ amount: 26584, currency: 'CAD' }, 'fr-CA', '265,84 $'],
    [{ amount: 500, currency: 'JPY' }, 'en-US', '¥500'],
  ])('writes %j for %s as %s', (value, locale, expected) => {
    expect(plain(formatMoney(value, locale))).toBe(expected);
  });
});

describe('dates and times', () => {
  it('keeps a calendar date on its day wherever the reader is', () => {
    expect(formatDate('2026-11-24', 'en-US', new Date(2026, 0, 1))).toBe('Tue, Nov 24');
  });

  it('writes the year of a date that is not in the current one', () => {
    expect(formatDate('2027-01-04', 'en-US', new Date(2026, 11, 31, 23))).toBe('Mon, Jan 4, 2027');
  });

  it('writes wall-clock time', () => {
    expect(plain(formatTime('16:05', 'en-US'))).toBe('4:05 PM');
  });

  it.each([
    ['America/Chicago', 'Tue, Nov 24, 10:00 AM CST'],
    ['America/New_York', 'Tue, Nov 24, 11:00 AM EST'],
  ])('shows an instant as seen in %s', (zone, expected) => {
    expect(plain(formatInstant('2026-11-24T16:00:00Z', zone, 'en-US', new Date('2026-11-23')))).toBe(expected);
  });

  it.each([
    ['America/Chicago', '2026-12-31T23:30:00Z', 'Thu, Dec 31, 5:30 PM CST'],
    ['America/Chicago', '2025-11-24T16:00:00Z', 'Mon, Nov 24, 2025, 10:00 AM CST'],
    // The year changes in the zone, not in UTC.
    ['America/Chicago', '2027-01-01T03:00:00Z', 'Thu, Dec 31, 9:00 PM CST'],
    ['UTC', '2027-01-01T03:00:00Z', 'Fri, Jan 1, 2027, 3:00 AM UTC'],
  ])('writes the year of an instant in %s only if it is not the current year there: %s', (zone, instant, expected) => {
    expect(plain(formatInstant(instant, zone, 'en-US', new Date('2026-12-31T18:00:00Z')))).toBe(expected);
  });

  it.each([
    ['2026-11-24T15:00:00Z', 'in 3 hours'],
    ['2026-11-23T11:00:00Z', 'yesterday'],
    ['2026-11-24T11:30:00Z', '30 minutes ago'],
    ['2026-11-24T12:00:20Z', 'this minute'],
    ['2026-11-30T12:00:00Z', 'in 6 days'],
  ])('tells how far %s is', (instant, expected) => {
    expect(formatRelative(instant, new Date('2026-11-24T12:00:00Z'), 'en-US')).toBe(expected);
  });
});

describe('formatNumber', () => {
  it('cuts digits behind the point', () => {
    expect(formatNumber(1234.5678, 1, 'en-US')).toBe('1,234.6');
  });
});

test('what the reader has chosen holds where nothing else is said', () => {
  const instant = '2026-11-24T16:00:00.000Z';
  setReaderFormats({ locale: 'en-CA', timeZone: 'America/Winnipeg' });
  expect(formatMoney({ amount: 26584, currency: 'USD' })).toBe('US$265.84');
  expect(formatInstant(instant)).toMatch(/10:00\sa\.m\. CST/);
  expect(formatInstant(instant, 'America/Toronto')).toMatch(/11:00\sa\.m\. EST/);
  setReaderFormats({ locale: 'en-US', timeZone: undefined });
  expect(formatMoney({ amount: 26584, currency: 'USD' })).toBe('$265.84');
});

test.each([
  ['+12145550199', '(214) 555-0199'],
  ['+442079460958', '+442079460958'],
  ['', ''],
])('reads %j as %j', (number, text) => {
  expect(formatPhone(number)).toBe(text);
});

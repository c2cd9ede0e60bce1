import { CarrierCalendar, carrierCalendar } from './carrier-calendar.js';
import { carrierHolidays } from './carrier-holidays.js';
import { weekday } from './local-date.js';

const days = (country: 'US' | 'CA', year: number) => carrierHolidays(country, year).map(({ on }) => on.slice(5));

describe('carrierHolidays', () => {
  // 2026 to 2028: federal calendar of the US Office of Personnel Management; Canada: Canada Labour Code holidays.
  it.each([
    ['US', 2026, ['01-01', '05-25', '07-03', '09-07', '11-26', '11-27', '12-25']],
    ['US', 2027, ['01-01', '05-31', '07-05', '09-06', '11-25', '11-26', '12-24', '12-31']],
    ['US', 2028, ['05-29', '07-04', '09-04', '11-23', '11-24', '12-25']],
    ['CA', 2026, ['01-01', '04-03', '05-18', '07-01', '09-07', '10-12', '12-25', '12-28']],
    ['CA', 2027, ['01-01', '03-26', '05-24', '07-01', '09-06', '10-11', '12-27', '12-28']],
    ['CA', 2028, ['01-03', '04-14', '05-22', '07-03', '09-04', '10-09', '12-25', '12-26']],
  ] as const)('of %s in %d', (country, year, expected) => expect(days(country, year)).toEqual(expected));

  it('are weekdays of the year, in order, for any year', () => {
    for (let year = 2024; year < 2100; year += 1) {
      for (const country of ['US', 'CA'] as const) {
        const holidays = carrierHolidays(country, year).map(({ on }) => on);
        expect(holidays).toEqual([...new Set(holidays)].sort());
        expect(holidays.filter((day) => weekday(day) > 5 || !day.startsWith(String(year)))).toEqual([]);
      }
    }
  });
});

describe('CarrierCalendar', () => {
  const { ltl, truckload } = carrierCalendar(['US']);

  it('counts LTL transit in business days after pickup', () => {
    expect(ltl.deliveryAfter('2026-11-25', 1)).toBe('2026-11-30');
    expect(ltl.deliveryAfter('2026-11-26', 1)).toBe('2026-12-01');
    expect(ltl.deliveryAfter('2026-11-25', 3)).toBe('2026-12-02');
    expect(ltl.deliveryAfter('2031-07-03', 1)).toBe('2031-07-07');
  });

  it('counts truckload transit in days; docks close on holidays', () => {
    expect(truckload.deliveryAfter('2026-12-04', 2)).toBe('2026-12-06');
    expect(truckload.deliveryAfter('2026-12-05', 1)).toBe('2026-12-06');
    expect(truckload.deliveryAfter('2026-11-25', 1)).toBe('2026-11-27');
    expect(truckload.isOpen('2026-11-28')).toBe(true);
    expect(truckload.isOpen('2026-11-26')).toBe(false);
  });

  it.each([
    ['on a business day', ltl, '2026-11-23', 2, '2026-11-25'],
    ['over Thanksgiving, the Friday after it and a weekend', ltl, '2026-11-25', 1, '2026-11-30'],
    ['on a Saturday: since Friday', ltl, '2026-12-05', 1, '2026-12-07'],
    ['on Thanksgiving: since Wednesday', ltl, '2026-11-26', 1, '2026-11-30'],
    ['on a Saturday with no day left', ltl, '2026-12-05', 0, '2026-12-07'],
    ['by truckload on a holiday, when trucks run', truckload, '2026-11-26', 1, '2026-11-27'],
    ['by truckload to a holiday, when docks close', truckload, '2026-11-24', 2, '2026-11-27'],
    ['by truckload over a weekend', truckload, '2026-12-04', 2, '2026-12-06'],
    ['by truckload on the same day', truckload, '2026-12-05', 0, '2026-12-05'],
  ])('counts the transit days left of freight on its way %s', (_, days, day, left, expected) => {
    expect(days.arrivalAfter(day, left)).toBe(expected);
  });

  it('follows the countries of the lane', () => {
    expect(carrierCalendar(['CA']).ltl.isOpen('2026-07-01')).toBe(false);
    expect(carrierCalendar(['CA']).ltl.isOpen('2026-11-26')).toBe(true);
    expect(carrierCalendar(['US', 'CA']).ltl.isOpen('2026-07-01')).toBe(false);
    expect(carrierCalendar(['US', 'CA']).ltl.isOpen('2026-11-26')).toBe(false);
  });

  it('follows the carrier’s own holidays and closing days', () => {
    const own = carrierCalendar(['US'], { holidays: [], closedOn: ['2026-12-24'] });
    expect(own.ltl.isOpen('2026-11-26')).toBe(true);
    expect(own.ltl.deliveryAfter('2026-12-23', 1)).toBe('2026-12-25');
  });

  it('counts open days after the first day, at most 60', () => {
    expect(ltl.openDaysBetween('2026-11-25', '2026-11-30')).toBe(1);
    expect(ltl.openDaysBetween('2026-11-25', '2026-11-25')).toBe(0);
    expect(truckload.openDaysBetween('2026-12-04', '2026-12-07')).toBe(3);
    expect(new CarrierCalendar([]).ltl.openDaysBetween('2026-01-01', '2028-01-01')).toBe(60);
  });
});

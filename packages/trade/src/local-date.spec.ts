import { addDays, minutesBetween, nextBusinessDay, today, zoneName } from './local-date';

describe('local dates', () => {
  it('reads today on the local clock', () => expect(today(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03'));

  it('adds days over the end of a month and of summer time', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  });

  it.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
  ])('after %s the next business day is %s', (date, next) => expect(nextBusinessDay(date)).toBe(next));

  it('counts the minutes of a window', () => expect(minutesBetween('10:00', '16:30')).toBe(390));

  it('names the zone as it is on that day', () => {
    expect(zoneName('America/Chicago', '2026-11-24', 'en-US')).toBe('CST');
    expect(zoneName('America/Chicago', '2026-07-24', 'en-US')).toBe('CDT');
  });
});

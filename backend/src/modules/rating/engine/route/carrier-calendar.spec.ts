import { weekday } from '../../../../kernel/time/local-date.js';
import { CarrierCalendar, LTL_CLOSED_DAYS, ltlCalendar } from './carrier-calendar.js';

describe('CarrierCalendar', () => {
  it('counts business days after pickup and from the next business day when closed', () => {
    const calendar = ltlCalendar();
    expect(calendar.businessDayAfter('2026-11-25', 1)).toBe('2026-11-30');
    expect(calendar.businessDayAfter('2026-11-26', 1)).toBe('2026-12-01');
    expect(calendar.businessDayAfter('2026-11-25', 1)).toBe('2026-11-30');
    expect(calendar.businessDayAfter('2026-11-25', 3)).toBe('2026-12-02');
  });

  it('uses only its own closed days', () => {
    expect(new CarrierCalendar(new Set()).businessDayAfter('2026-11-25', 1)).toBe('2026-11-26');
  });
});

describe('LTL_CLOSED_DAYS', () => {
  it('are weekdays of 2026 and 2027, in order and once each', () => {
    const days = LTL_CLOSED_DAYS.map((day) => day.on);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.filter((day) => weekday(day) > 5)).toEqual([]);
    expect(new Set(days.map((day) => day.slice(0, 4)))).toEqual(new Set(['2026', '2027']));
  });
});

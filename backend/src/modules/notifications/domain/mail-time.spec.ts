import { type MailTimes, nextLocalTime, planMail } from './mail-time.js';

const CHICAGO = 'America/Chicago';
const times = (change: Partial<MailTimes> = {}): MailTimes => ({
  timeZone: CHICAGO,
  quietHours: { from: '20:00', to: '07:00' },
  digestAt: '07:00',
  ...change,
});
const at = (instant: string) => new Date(instant);
/** 9 in the morning in Chicago. */
const MORNING = at('2026-11-20T15:00:00.000Z');
/** 23:30 there. */
const NIGHT = at('2026-11-21T05:30:00.000Z');
const MORNING_AFTER = at('2026-11-21T13:00:00.000Z');

describe('planMail', () => {
  it('mails immediately by day, and never a disabled kind', () => {
    expect(planMail('immediate', false, times(), 0, MORNING)).toEqual({ cadence: 'immediate', dueAt: MORNING });
    expect(planMail('off', true, times(), 0, MORNING)).toBeNull();
  });

  it('delays mails until quiet hours end, except critical ones', () => {
    expect(planMail('immediate', false, times(), 0, NIGHT)).toEqual({ cadence: 'digest', dueAt: MORNING_AFTER });
    expect(planMail('hourly', false, times(), 0, NIGHT)).toEqual({ cadence: 'digest', dueAt: MORNING_AFTER });
    expect(planMail('immediate', true, times(), 0, NIGHT)).toEqual({ cadence: 'immediate', dueAt: NIGHT });
    expect(planMail('immediate', false, times({ quietHours: null }), 0, NIGHT)).toEqual({
      cadence: 'immediate',
      dueAt: NIGHT,
    });
  });

  it('starts and ends quiet hours on the minute, also within one day', () => {
    const siesta = times({ quietHours: { from: '12:00', to: '14:00' } });
    const plan = (instant: string) => planMail('immediate', false, siesta, 0, at(instant))?.dueAt.toISOString();
    expect(plan('2026-11-20T17:59:59.999Z')).toBe('2026-11-20T17:59:59.999Z');
    expect(plan('2026-11-20T18:00:00.000Z')).toBe('2026-11-20T20:00:00.000Z');
    expect(plan('2026-11-20T20:00:00.000Z')).toBe('2026-11-20T20:00:00.000Z');
  });

  it('collects hourly kinds, and immediate ones beyond the limit', () => {
    const hour = { cadence: 'digest', dueAt: at('2026-11-20T16:00:00.000Z') };
    expect(planMail('hourly', false, times(), 0, MORNING)).toEqual(hour);
    expect(planMail('immediate', false, times(), 19, MORNING)?.cadence).toBe('immediate');
    expect(planMail('immediate', false, times(), 20, MORNING)).toEqual(hour);
  });

  it('delays an hourly digest in quiet hours to their end', () => {
    expect(planMail('hourly', false, times(), 0, at('2026-11-21T01:30:00.000Z'))?.dueAt).toEqual(MORNING_AFTER);
  });
});

describe('nextLocalTime', () => {
  it.each([
    ['later today', '2026-11-20T12:59:59.999Z', '07:00', '2026-11-20T13:00:00.000Z'],
    ['tomorrow, if that time has passed today', '2026-11-20T13:00:00.000Z', '07:00', '2026-11-21T13:00:00.000Z'],
    ['an hour earlier in UTC after clocks go forward', '2026-03-08T06:00:00.000Z', '07:00', '2026-03-08T12:00:00.000Z'],
    ['an hour later if clocks skip that time', '2026-03-08T06:00:00.000Z', '02:30', '2026-03-08T08:30:00.000Z'],
    ['the first of two equal local times', '2026-11-01T05:00:00.000Z', '01:30', '2026-11-01T06:30:00.000Z'],
    ['not the second of two equal local times', '2026-11-01T06:30:00.000Z', '01:30', '2026-11-02T07:30:00.000Z'],
  ])('is %s', (_when, now, time, next) => {
    expect(nextLocalTime(at(now), CHICAGO, time).toISOString()).toBe(next);
  });

  it('occurs once on every day of a year', () => {
    let now = at('2026-01-01T00:00:00.000Z');
    const days = new Set<string>();
    for (let n = 0; n < 365; n += 1) {
      now = nextLocalTime(now, CHICAGO, '02:30');
      days.add(new Intl.DateTimeFormat('en-CA', { timeZone: CHICAGO }).format(now));
    }
    expect(days.size).toBe(365);
  });
});

import { type MailingSchedule, nextDue } from './mailing-schedule.js';

const weekly: MailingSchedule = { every: 'week', onDay: 1, atTime: '07:00' };
const monthly = (onDay: number, atTime = '07:00'): MailingSchedule => ({ every: 'month', onDay, atTime });

describe('nextDue', () => {
  it.each([
    [weekly, '2026-11-27T12:00:00Z', '2026-11-30', '2026-11-30T13:00:00.000Z'],
    [weekly, '2026-11-30T12:59:00Z', '2026-11-30', '2026-11-30T13:00:00.000Z'],
    [weekly, '2026-11-30T13:00:00Z', '2026-12-07', '2026-12-07T13:00:00.000Z'],
    // Daylight saving time begins on 8 March and ends on 1 November 2026.
    [weekly, '2026-03-02T13:00:00Z', '2026-03-09', '2026-03-09T12:00:00.000Z'],
    [weekly, '2026-10-26T12:00:00Z', '2026-11-02', '2026-11-02T13:00:00.000Z'],
    [{ every: 'week', onDay: 7, atTime: '02:30' }, '2026-03-07T00:00:00Z', '2026-03-08', '2026-03-08T08:30:00.000Z'],
    [{ every: 'week', onDay: 7, atTime: '01:30' }, '2026-10-31T00:00:00Z', '2026-11-01', '2026-11-01T06:30:00.000Z'],
    [{ every: 'week', onDay: 7, atTime: '01:30' }, '2026-11-01T06:30:00Z', '2026-11-08', '2026-11-08T07:30:00.000Z'],
    [monthly(31), '2026-11-27T12:00:00Z', '2026-11-30', '2026-11-30T13:00:00.000Z'],
    [monthly(31), '2028-02-01T12:00:00Z', '2028-02-29', '2028-02-29T13:00:00.000Z'],
    [monthly(1), '2026-12-01T13:00:00Z', '2027-01-01', '2027-01-01T13:00:00.000Z'],
  ] as const)('%j after %s in Chicago', (schedule, after, on, at) => {
    const due = nextDue(schedule, 'America/Chicago', new Date(after), null);
    expect([due.on, due.at.toISOString()]).toEqual([on, at]);
  });

  it('is on a later day than the last one when the company moves to a zone farther west', () => {
    const after = new Date('2026-11-30T13:00:00Z');
    expect(nextDue(weekly, 'America/Los_Angeles', after, '2026-11-30').on).toBe('2026-12-07');
    expect(nextDue(weekly, 'America/Los_Angeles', after, null).on).toBe('2026-11-30');
  });
});

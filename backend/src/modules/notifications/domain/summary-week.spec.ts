import { dueWeek } from './summary-week.js';

const CHICAGO = 'America/Chicago';
const due = (instant: string, timeZone = CHICAGO) => dueWeek(new Date(instant), timeZone);

describe('dueWeek', () => {
  it.each([
    ['before seven on Monday', '2026-11-16T12:59:59.999Z', null],
    ['from seven on Monday on', '2026-11-16T13:00:00.000Z', '2026-11-16'],
    ['late on Monday, when it is Tuesday in UTC', '2026-11-17T03:00:00.000Z', '2026-11-16'],
    ['until seven on Tuesday', '2026-11-17T12:59:59.999Z', '2026-11-16'],
    ['no longer a day later', '2026-11-17T13:00:00.000Z', null],
    ['never on Sunday', '2026-11-15T18:00:00.000Z', null],
  ])('returns the due week or null: %s', (_when, now, dueOn) => {
    expect(due(now)?.dueOn ?? null).toBe(dueOn);
  });

  it('is from Monday to Sunday in local time', () => {
    expect(due('2026-11-16T13:00:00.000Z')).toEqual({
      dueOn: '2026-11-16',
      from: new Date('2026-11-09T06:00:00.000Z'),
      to: new Date('2026-11-16T06:00:00.000Z'),
    });
    expect(due('2026-11-16T01:30:00.000Z', 'Asia/Kolkata')).toEqual({
      dueOn: '2026-11-16',
      from: new Date('2026-11-08T18:30:00.000Z'),
      to: new Date('2026-11-15T18:30:00.000Z'),
    });
  });

  it('is an hour longer when daylight saving time ends in it', () => {
    const { from, to } = due('2026-11-02T13:00:00.000Z')!;
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(7 * 24 + 1);
  });
});

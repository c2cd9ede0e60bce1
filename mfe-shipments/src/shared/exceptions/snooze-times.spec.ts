import { localValue, snoozeTimes } from './snooze-times';

const ends = (now: string) => snoozeTimes(new Date(now)).map(({ at }) => localValue(at));

test.each([
  ['a Friday', '2026-11-20T15:30', ['2026-11-20T19:30', '2026-11-21T08:00', '2026-11-23T08:00']],
  ['a Monday', '2026-11-23T07:00', ['2026-11-23T11:00', '2026-11-24T08:00', '2026-11-30T08:00']],
  ['the end of a month', '2026-11-30T22:00', ['2026-12-01T02:00', '2026-12-01T08:00', '2026-12-07T08:00']],
])('on %s', (_, now, expected) => expect(ends(now)).toEqual(expected));

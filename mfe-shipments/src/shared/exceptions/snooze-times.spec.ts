import { instantOf, localOf } from '../local-instant';
import { snoozeTimes } from './snooze-times';

const ends = (now: string, zone: string) =>
  snoozeTimes(new Date(instantOf(now, zone)), zone).map(({ at }) => localOf(at, zone));

test.each([
  ['a Friday morning', '2026-11-20T09:30', ['2026-11-20T13:00', '2026-11-21T08:00', '2026-11-23T08:00']],
  ['a Friday noon', '2026-11-20T12:45', ['2026-11-20T16:00', '2026-11-21T08:00', '2026-11-23T08:00']],
  ['an evening', '2026-11-24T19:00', ['2026-11-25T08:00', '2026-11-30T08:00']],
  ['a Sunday', '2026-11-22T19:00', ['2026-11-23T08:00']],
  ['a Monday', '2026-11-23T07:00', ['2026-11-23T13:00', '2026-11-24T08:00', '2026-11-30T08:00']],
  ['the end of a month', '2026-11-30T22:00', ['2026-12-01T08:00', '2026-12-07T08:00']],
])('on %s, wherever the device is', (_, now, expected) => {
  for (const zone of ['America/Chicago', 'America/New_York', 'Pacific/Honolulu'])
    expect(ends(now, zone)).toEqual(expected);
});

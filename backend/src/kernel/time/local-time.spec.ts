import { endOfDay, instantAt, localMoment } from './local-time.js';

it.each([
  ['2026-11-20T05:59:00Z', 'America/Chicago', { on: '2026-11-19', minutes: 23 * 60 + 59 }],
  ['2026-11-20T06:00:00Z', 'America/Chicago', { on: '2026-11-20', minutes: 0 }],
  ['2026-07-01T06:30:00Z', 'America/Chicago', { on: '2026-07-01', minutes: 90 }],
  ['2026-11-20T05:29:00Z', 'America/St_Johns', { on: '2026-11-20', minutes: 119 }],
])('%s in %s', (instant, zone, expected) => {
  expect(localMoment(new Date(instant), zone)).toEqual(expected);
});

it.each([
  ['2026-12-08', 'America/Chicago', '2026-12-09T05:59:59.000Z'],
  ['2026-07-01', 'America/Chicago', '2026-07-02T04:59:59.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
])('%s ends in %s at %s', (on, zone, instant) => {
  expect(endOfDay(on, zone).toISOString()).toBe(instant);
});

it.each([
  ['2026-11-24', '17:00', 'America/Chicago', '2026-11-24T23:00:00.000Z'],
  ['2026-07-01', '08:30', 'America/New_York', '2026-07-01T12:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
])('%s %s in %s is %s', (on, time, zone, instant) => {
  expect(instantAt(on, time, zone).toISOString()).toBe(instant);
});

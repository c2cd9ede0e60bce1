import { instantOf, localOf, zoneName } from './local-instant';

test.each([
  ['2026-11-24T10:00', 'America/Chicago', '2026-11-24T16:00:00.000Z'],
  ['2026-07-01T10:00', 'America/Chicago', '2026-07-01T15:00:00.000Z'],
  ['2026-07-01T10:00', 'America/Phoenix', '2026-07-01T17:00:00.000Z'],
  ['2026-11-24T23:30', 'America/St_Johns', '2026-11-25T03:00:00.000Z'],
  // The hours around the end of daylight saving time on 1 November 2026, 07:00Z.
  ['2026-11-01T00:30', 'America/Chicago', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T03:00', 'America/Chicago', '2026-11-01T09:00:00.000Z'],
])('%s in %s is %s', (local, zone, instant) => {
  expect(instantOf(local, zone)).toBe(instant);
  expect(localOf(new Date(instant), zone)).toBe(local);
});

test('names a zone by its city', () => {
  expect(zoneName('America/New_York')).toBe('New York');
});

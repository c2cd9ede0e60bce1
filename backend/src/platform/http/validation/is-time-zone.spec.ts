import { isTimeZone } from './is-time-zone.js';

describe('isTimeZone', () => {
  it.each(['America/Chicago', 'America/St_Johns', 'UTC', 'America/Indiana/Indianapolis', 'America/Indianapolis'])(
    'accepts %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each([
    '',
    'Chicago',
    'America/Atlantis',
    '+05:00',
    'America/Chicago\n',
    '../etc/passwd',
    'x'.repeat(200),
    null,
    5,
    ['America/Chicago'],
  ])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

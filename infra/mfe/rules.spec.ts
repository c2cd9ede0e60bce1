import { chooseRelease, isNewBuild, previousRelease, removable } from './rules.mjs';

const DAY = 86_400_000;
const NOW = Date.parse('2026-06-30T12:00:00Z');
const hash = (letter: string) => letter.repeat(12);
const named = (version: string, letter = 'a') => `${version}-${hash(letter)}`;
const daysAgo = (days: number) => NOW - days * DAY;

interface Change {
  action: string;
  from?: string;
  to: string;
  name?: string;
  days?: number;
}
/** Records in the order of a store: newest first. */
const history = (...changes: Change[]) =>
  changes
    .map(({ days = 100, name = 'quotes', ...change }) => ({
      at: new Date(daysAgo(days)).toISOString(),
      name,
      ...change,
    }))
    .reverse();

describe('chooseRelease', () => {
  const releases = [
    { name: 'quotes', release: named('1.4.0', 'a'), at: daysAgo(3) },
    { name: 'quotes', release: named('1.4.0', 'b'), at: daysAgo(1) },
    { name: 'quotes', release: named('1.4.0-rc.1', 'c'), at: daysAgo(0) },
    { name: 'shipments', release: named('1.4.0', 'd'), at: daysAgo(0) },
  ];

  it.each([
    ['a version, its last build', '1.4.0', named('1.4.0', 'b')],
    ['a candidate', '1.4.0-rc.1', named('1.4.0-rc.1', 'c')],
    ['a whole name', named('1.4.0', 'a'), named('1.4.0', 'a')],
    ['the beginning of a hash', '1.4.0-aaa', named('1.4.0', 'a')],
    ['a version nobody released', '1.5.0', undefined],
    ['part of a version', '1.4', undefined],
  ])('finds %s', (_what, wanted, expected) => {
    expect(chooseRelease(releases, 'quotes', wanted)).toBe(expected);
  });
});

describe('previousRelease', () => {
  it.each([
    ['nothing happened', [], undefined],
    ['only one was ever live', [{ action: 'start', to: 'A' }], undefined],
    [
      'one was promoted',
      [
        { action: 'start', to: 'A' },
        { action: 'promote', to: 'B' },
      ],
      'A',
    ],
    [
      'others were promoted in between',
      [
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'X', name: 'shipments' },
        { action: 'promote', to: 'B' },
        { action: 'promote', to: 'C' },
      ],
      'B',
    ],
    [
      'it was switched off and on',
      [
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'B' },
        { action: 'disable', to: 'B' },
        { action: 'enable', to: 'B' },
      ],
      'A',
    ],
    [
      'it was rolled back once',
      [
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'B' },
        { action: 'promote', to: 'C' },
        { action: 'rollback', to: 'B' },
      ],
      'A',
    ],
    [
      'it was rolled back and promoted anew',
      [
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'B' },
        { action: 'rollback', to: 'A' },
        { action: 'promote', to: 'C' },
      ],
      'A',
    ],
    [
      'two were promoted in turn and rolled back',
      [
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'B' },
        { action: 'promote', to: 'A' },
        { action: 'promote', to: 'B' },
        { action: 'rollback', to: 'A' },
      ],
      undefined,
    ],
  ])('when %s', (_when, changes, expected) => {
    expect(previousRelease(history(...changes), 'quotes')).toBe(expected);
  });
});

describe('isNewBuild', () => {
  const rolledBack = history(
    { action: 'start', to: 'A' },
    { action: 'start', to: 'B' },
    { action: 'rollback', to: 'A' },
  );

  it.each([
    ['the first start', [], 'A', true],
    ['the same build again, also after a rollback', rolledBack, 'B', false],
    ['other sources', rolledBack, 'C', true],
    ['the sources of earlier again', rolledBack, 'A', true],
    ['another remote', rolledBack.map((record) => ({ ...record, name: 'shipments' })), 'B', true],
  ])('%s', (_when, records, release, expected) => {
    expect(isNewBuild(records, 'quotes', release)).toBe(expected);
  });
});

describe('removable', () => {
  const release = (to: string, days: number) => ({ name: 'quotes', release: to, at: daysAgo(days) });
  const releases = [release('old', 90), release('live', 80), release('young', 29), release('left', 60)];
  const removed = (records: ReturnType<typeof history>) =>
    removable({ releases, records, live: ['quotes/live'], now: NOW }).map((one: { release: string }) => one.release);

  it('takes what is older than 30 days and was never live', () => {
    expect(removed([])).toEqual(['old', 'left']);
  });

  it('keeps what open pages of the last 30 days may still load', () => {
    expect(removed(history({ action: 'promote', from: 'left', to: 'live', days: 10 }))).toEqual(['old']);
    expect(removed(history({ action: 'promote', from: 'left', to: 'live', days: 31 }))).toEqual(['old', 'left']);
  });

  it('keeps the last five that were live', () => {
    const promoted = (...names: string[]) => history(...names.map((to) => ({ action: 'promote', to })));
    expect(removed(promoted('old', '1', '2', '3', 'live'))).toEqual(['left']);
    expect(removed(promoted('old', '1', '2', '3', '4', 'live'))).toEqual(['old', 'left']);
  });

  it('does not confuse remotes', () => {
    const others = [{ name: 'shipments', release: 'live', at: daysAgo(90) }];
    expect(removable({ releases: others, records: [], live: ['quotes/live'], now: NOW })).toEqual(others);
  });
});

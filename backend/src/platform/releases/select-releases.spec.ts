import { positionOf, selectReleases, type ListedRelease } from './select-releases.js';

const LIVE = '1.4.0-aaaaaaaaaaaa';
const NEXT = '1.5.0-bbbbbbbbbbbb';
const entry = (build: string) => `/mfe/quotes/${build}/remoteEntry.js`;
const quotes = (rules: object): ListedRelease[] => [
  {
    name: 'quotes',
    entry: entry(LIVE),
    enabled: true,
    canary: { release: { name: 'quotes', entry: entry(NEXT) }, ...rules },
  },
];
const visitor = (userId = 'usr_1', rest: object = {}) => ({ userId, companyId: 'cmp_1', early: false, ...rest });
const users = Array.from({ length: 2_000 }, (_, index) => `usr_${index}`);

describe('selectReleases', () => {
  it.each<[string, object, ReturnType<typeof visitor> | null, string]>([
    ['an anonymous user', { percent: 100, optIn: true }, null, LIVE],
    ['nobody at 0%', { percent: 0 }, visitor(), LIVE],
    ['everyone at 100%', { percent: 100 }, visitor(), NEXT],
    ['a listed company', { companies: ['cmp_2', 'cmp_1'] }, visitor(), NEXT],
    ['another company', { companies: ['cmp_2'] }, visitor(), LIVE],
    ['a user without a company', { companies: ['cmp_2'] }, visitor('usr_1', { companyId: '' }), LIVE],
    ['a user who asked for early releases', { optIn: true }, visitor('usr_1', { early: true }), NEXT],
    ['a user who did not ask', { optIn: true }, visitor(), LIVE],
    ['a user who asked, of a canary for companies', { companies: ['cmp_2'] }, visitor('usr_1', { early: true }), LIVE],
    ['one of two rules', { companies: ['cmp_2'], optIn: true }, visitor('usr_1', { early: true }), NEXT],
  ])('%s', (_who, rules, who, build) => {
    const [selected] = selectReleases(quotes(rules), who);
    expect(selected).toEqual({ name: 'quotes', entry: entry(build), enabled: true });
  });

  it('leaves a remote off that is switched off', () => {
    const [remote] = quotes({ percent: 100 });
    expect(selectReleases([{ ...remote!, enabled: false }], visitor())).toMatchObject([
      { entry: entry(NEXT), enabled: false },
    ]);
  });

  it('leaves remotes without a canary as they are', () => {
    const remotes = [{ name: 'auth', entry: entry(LIVE), enabled: true }];
    expect(selectReleases(remotes, visitor())).toEqual(remotes);
  });

  it.each([1, 10, 50])('%d%% of the users get it, the same ones when the share grows', (percent) => {
    const chosen = (share: number) =>
      users.filter((user) => selectReleases(quotes({ percent: share }), visitor(user))[0]!.entry === entry(NEXT));
    const now = chosen(percent);
    expect((now.length / users.length) * 100).toBeGreaterThan(percent * 0.6);
    expect((now.length / users.length) * 100).toBeLessThan(percent * 1.4);
    expect(chosen(percent)).toEqual(now);
    expect(chosen(percent + 20)).toEqual(expect.arrayContaining(now));
  });

  it('chooses other users for another release and another remote', () => {
    const at = (remote: string, build: string) => users.filter((user) => positionOf(user, remote, build) < 10);
    const first = at('quotes', NEXT);
    for (const other of [at('quotes', LIVE), at('shipments', NEXT)])
      expect(first.filter((user) => other.includes(user)).length).toBeLessThan(first.length / 2);
  });
});

import { remote } from '../testing/fixtures';
import { contributionsOf } from './contributions';
import { fillTemplate } from './fill-template';

const nav = (label: string, order?: number, permissions?: string[]) => ({
  label,
  path: `/${label}`,
  icon: 'M1 1h1',
  order,
  permissions,
});

describe('contributionsOf', () => {
  const labels = (permissions: string[], ...remotes: ReturnType<typeof remote>[]) =>
    contributionsOf({ remotes }, 'nav', permissions).map(({ item }) => item.label);

  it('lists them by order, those without one last', () => {
    const remotes = [remote('a', { nav: [nav('last'), nav('second', 20)] }), remote('b', { nav: [nav('first', 10)] })];
    expect(labels([], ...remotes)).toEqual(['first', 'second', 'last']);
  });

  it('needs the permissions of the remote and of the contribution', () => {
    const claims = remote('claims', {
      permissions: ['claim.read'],
      nav: [nav('list'), nav('new', undefined, ['claim.create'])],
    });
    expect(labels([], claims)).toEqual([]);
    expect(labels(['claim.create'], claims)).toEqual([]);
    expect(labels(['claim.read'], claims)).toEqual(['list']);
    expect(labels(['claim.read', 'claim.create'], claims)).toEqual(['list', 'new']);
  });

  it('accepts manifests of contract 1.1, which have only a navigation', () => {
    expect(contributionsOf({ remotes: [remote('old')] }, 'search', [])).toEqual([]);
  });
});

describe('fillTemplate', () => {
  const item = { id: 'a/b', stop: { city: "St. John's" }, count: 0, note: null };
  it.each([
    ['{stop.city} ({count})', "St. John's (0)"],
    ['{missing.city}, {note}, {stop}', ', , '],
    ['no placeholder', 'no placeholder'],
  ])('fills %s', (template, text) => {
    expect(fillTemplate(template, item)).toBe(text);
  });

  it('encodes values', () => {
    expect(fillTemplate('/x/{id}', item, encodeURIComponent)).toBe('/x/a%2Fb');
  });
});

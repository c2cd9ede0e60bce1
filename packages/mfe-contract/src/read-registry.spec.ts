import Ajv from 'ajv';
import { readRegistry } from './read-registry';
import schema from './manifest.schema.json' with { type: 'json' };

const stamped = {
  name: 'quotes',
  contract: 1,
  basePaths: ['/quotes'],
  access: 'signed-in',
  nav: [{ label: 'Quotes', path: '/quotes', icon: 'M3 3h4v-2' }],
  permissions: ['quote.read'],
  requires: { ui: '^1.0.0', api: 1 },
  version: '0.1.0',
  checksum: 'a'.repeat(64),
  entry: 'remoteEntry.0c5478c4f3.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  startChunks: { 'js/465.f25680c327.js': `sha384-${'b'.repeat(64)}` },
};
const search = {
  label: 'Quotes',
  url: '/api/v1/quotes',
  path: '/quotes/{id}?from=search#{number}',
  title: '{number}',
  detail: '{origin.city}, {origin.state}',
};
const published = { ...stamped, entry: '/mfe/quotes/0.1.0-aaaaaaaaaaaa/remoteEntry.0c5478c4f3.js', enabled: true };

const facts = {
  commit: `${'c'.repeat(40)}-dirty`,
  builtAt: '2026-11-23T16:50:00.000Z',
  bytes: 120_000,
  signature: `${'A'.repeat(86)}==`,
};
const shell = {
  name: 'shell',
  version: '0.1.0',
  checksum: 'a'.repeat(64),
  integrity: stamped.integrity,
  provides: { contract: '1.2.0', ui: '1.3.0', react: '19.3.1', router: '8.5.1', lingui: '6.6.0', api: '1.1.0' },
  release: '0.1.0-aaaaaaaaaaaa',
};

describe('readRegistry', () => {
  it.each([
    ['of a store without a shell', undefined, undefined],
    ['with a shell', shell, '0.1.0-aaaaaaaaaaaa'],
    ['with a shell and its facts', { ...shell, ...facts, later: true }, '0.1.0-aaaaaaaaaaaa'],
    ['without the shell whose release is unknown', { ...shell, release: undefined }, undefined],
    ['without the shell of which nobody knows what it provides', { ...shell, provides: { ui: '1.3.0' } }, undefined],
    ['without a shell that is no object', 'shell', undefined],
  ])('reads the registry %s', (_name, given, release) => {
    const read = readRegistry({ shell: given, remotes: [published] });
    expect([read.shell?.release, read.remotes.length]).toEqual([release, 1]);
  });

  it('reads what was published, also with fields it does not know', () => {
    expect(readRegistry({ remotes: [{ ...published, later: true }] }).remotes).toHaveLength(1);
  });

  it.each([
    ['no entry', { entry: undefined }],
    ['no hash of its entry', { integrity: undefined }],
    ['no base paths', { basePaths: undefined }],
    ['an unknown kind of access', { access: 'secret' }],
    ['no requirements', { requires: undefined }],
    ['a promotion by nobody', { promotion: { at: '2026-11-23T16:50:00.000Z' } }],
    ['navigation without a path', { nav: [{ label: 'Quotes' }] }],
    ['a search source without its API', { search: [{ ...search, url: undefined }] }],
    ['permissions that are no list', { actions: [{ label: 'Open', path: '/quotes', permissions: 'quote.read' }] }],
  ])('leaves out an entry with %s and keeps the others', (_name, changes) => {
    const { remotes } = readRegistry({
      remotes: [
        { ...published, ...changes },
        { ...published, name: 'shipments' },
      ],
    });
    expect(remotes.map(({ name }) => name)).toEqual(['shipments']);
  });

  it('keeps the first entry of a name', () => {
    const { remotes } = readRegistry({
      remotes: [published, { ...published, version: '0.2.0' }, { ...published, name: 'shipments' }],
    });
    expect(remotes.map(({ name, version }) => `${name} ${version}`)).toEqual(['quotes 0.1.0', 'shipments 0.1.0']);
  });

  it('keeps the first content of a name in a slot', () => {
    const slots = [
      { slot: 'home', label: 'First', content: 'card' },
      { slot: 'settings', label: 'Settings', content: 'card' },
      { slot: 'home', label: 'Second', content: 'card' },
    ];
    const [quotes, shipments] = readRegistry({
      remotes: [
        { ...published, slots },
        { ...published, name: 'shipments', slots },
      ],
    }).remotes;
    expect(quotes?.slots?.map(({ label }) => label)).toEqual(['First', 'Settings']);
    expect(shipments?.slots?.map(({ label }) => label)).toEqual(['First', 'Settings']);
  });

  it.each([[null], ['text'], [{}], [{ remotes: {} }]])('throws for %j', (value) => {
    expect(() => readRegistry(value)).toThrow('no list of remotes');
  });
});

describe('manifest.schema.json', () => {
  const validate = new Ajv().compile(schema);

  it('accepts a stamped manifest', () => {
    expect(validate(stamped)).toBe(true);
  });

  it('accepts the facts of a release', () => {
    expect(validate({ ...stamped, ...facts, files: stamped.startChunks })).toBe(true);
  });

  it('accepts everything that a remote can contribute', () => {
    const nav = { ...stamped.nav[0], start: true, badge: { url: '/api/v1/quotes/counts?open=true', field: 'open' } };
    const contributed = {
      ...stamped,
      nav: [nav],
      userPaths: ['/settings/user'],
      userMenu: [stamped.nav[0]],
      search: [search],
      actions: [{ label: 'Get a quote', order: 10, path: '/quotes/new', permissions: ['quote.create'] }],
      notificationTargets: [{ subject: 'quote', kind: 'quote.ready', path: '/quotes/{id}', icon: 'M1 1h2' }],
      slots: [{ slot: 'home', label: 'Quotes', content: 'home-card' }],
    };
    expect([validate(contributed), validate.errors]).toEqual([true, null]);
    expect(readRegistry({ remotes: [{ ...contributed, enabled: true }] }).remotes).toHaveLength(1);
  });

  it.each([
    ['a field it does not know', { icon: 'x' }],
    ['a base path without a slash', { basePaths: ['quotes'] }],
    ['a permission that is not thing.act', { permissions: ['everything'] }],
    ['an exact version instead of a caret range', { requires: { ui: '1.0.0', api: 1 } }],
    ['no entry, as when the build lost it', { entry: undefined }],
    ['a weaker hash', { integrity: `sha256-${'a'.repeat(43)}=` }],
    ['a chunk without a hash', { startChunks: { 'js/465.f25680c327.js': '' } }],
    ['a commit that is none', { commit: 'main' }],
    ['a time that is none', { builtAt: 'yesterday' }],
    ['a signature of another length', { signature: 'AAAA' }],
    ['a file without a hash', { files: { 'js/465.f25680c327.js': '' } }],
    ['the name of an icon', { nav: [{ label: 'Quotes', path: '/quotes', icon: 'quotes' }] }],
    ['an icon with markup', { nav: [{ label: 'Quotes', path: '/quotes', icon: 'M1 1h2"/><script>' }] }],
    [
      'a badge from outside the API',
      { nav: [{ ...stamped.nav[0], badge: { url: 'https://x.example/', field: 'n' } }] },
    ],
    ['a search source without a template', { search: [{ ...search, title: 'number' }] }],
    ['an action that leaves the site', { actions: [{ label: 'Open', path: '//elsewhere.example' }] }],
    ['a slot without a content', { slots: [{ slot: 'home', label: 'Claims' }] }],
    [
      'an order that is not a whole number',
      { nav: [{ label: 'Quotes', path: '/quotes', icon: 'quotes', order: '1' }] },
    ],
  ])('refuses %s', (_name, changes) => {
    expect(validate(JSON.parse(JSON.stringify({ ...stamped, ...changes })))).toBe(false);
  });
});

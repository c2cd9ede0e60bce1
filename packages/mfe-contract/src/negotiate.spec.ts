import type { Manifest, Requirements } from './manifest';
import { negotiate } from './negotiate';

const shell = { contract: '1.2.0', ui: '1.4.2', react: '19.3.1', router: '8.5.1', lingui: '6.6.0', api: '1.3.0' };
const manifest = ({ major = 1, ...requires }: Partial<Requirements> & { major?: number }): Manifest => ({
  name: 'quotes',
  contract: major,
  basePaths: ['/quotes'],
  access: 'signed-in',
  nav: [],
  permissions: [],
  requires: { ui: '^1.0.0', api: 1, ...requires },
});

describe('negotiate', () => {
  it.each<[string, Partial<Requirements>]>([
    ['nothing beyond the major version', {}],
    ['this version of the design system', { ui: '^1.4.2' }],
    ['an older patch of it', { ui: '^1.4.1' }],
    ['an older minor of it with a higher patch', { ui: '^1.3.9' }],
    ['the first version of its major', { ui: '^1.0.0' }],
    ['this minor of the contract', { contract: '^1.2.0' }],
    ['an older minor of the contract', { contract: '^1.1.0' }],
    ['this React', { react: '^19.3.1' }],
    ['an older minor of React', { react: '^19.2.4' }],
    ['this minor of the API', { apiVersion: '^1.3.0' }],
    ['the router and Lingui of this shell', { router: '^8.5.0', lingui: '^6.6.0' }],
  ])('accepts a remote that needs %s', (_name, requires) => {
    expect(negotiate(manifest(requires), shell)).toEqual({ ok: true });
  });

  it.each<[string, Partial<Requirements> & { major?: number }, string]>([
    ['a newer patch of the design system', { ui: '^1.4.3' }, 'It needs @lading/ui ^1.4.3; this shell provides 1.4.2.'],
    ['a newer minor of it', { ui: '^1.5.0' }, '@lading/ui'],
    ['a newer major of it', { ui: '^2.0.0' }, '@lading/ui'],
    ['an older major of it', { ui: '^0.9.0' }, '@lading/ui'],
    ['a range of it that cannot be read', { ui: 'latest' }, '@lading/ui'],
    ['the next major of the contract', { major: 2 }, 'It was built for contract 2; this shell has contract 1.'],
    ['the previous major of the contract', { major: 0 }, 'contract 0'],
    ['a newer minor of the contract', { contract: '^1.3.0' }, 'It needs contract ^1.3.0; this shell provides 1.2.0.'],
    ['a newer minor of React', { react: '^19.4.0' }, 'It needs React ^19.4.0; this shell provides 19.3.1.'],
    ['another major of React', { react: '^18.3.1' }, 'React ^18.3.1'],
    ['a newer minor of the API', { apiVersion: '^1.4.0' }, 'It needs API ^1.4.0; this shell provides 1.3.0.'],
    ['a newer minor of the router', { router: '^8.6.0' }, 'the router ^8.6.0'],
    ['another major of Lingui', { lingui: '^7.0.0' }, 'Lingui ^7.0.0'],
    ['the next API', { api: 2 }, 'It needs API version 2; this shell uses version 1.'],
    ['the previous API', { api: 0 }, 'API version 0'],
  ])('refuses a remote that needs %s, and says why', (_name, requires, reason) => {
    expect(negotiate(manifest(requires), shell)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});

import type { Manifest } from './manifest';
import { negotiate } from './negotiate';

const shell = { contract: 1, ui: '1.4.2', api: 1 };
const manifest = (changes: { contract?: number; ui?: string; api?: number }): Manifest => ({
  name: 'quotes',
  contract: changes.contract ?? 1,
  basePaths: ['/quotes'],
  access: 'signed-in',
  nav: [],
  permissions: [],
  requires: { ui: changes.ui ?? '^1.0.0', api: changes.api ?? 1 },
});

describe('negotiate', () => {
  it.each([
    ['the same version', { ui: '^1.4.2' }],
    ['an older patch', { ui: '^1.4.1' }],
    ['an older minor with a higher patch', { ui: '^1.3.9' }],
    ['the first version of the major', { ui: '^1.0.0' }],
  ])('accepts an area that needs %s', (_name, changes) => {
    expect(negotiate(manifest(changes), shell)).toEqual({ ok: true });
  });

  it.each([
    ['a newer patch', { ui: '^1.4.3' }, /@lading\/ui \^1\.4\.3.*1\.4\.2/],
    ['a newer minor', { ui: '^1.5.0' }, /@lading\/ui/],
    ['a newer major', { ui: '^2.0.0' }, /@lading\/ui/],
    ['an older major', { ui: '^0.9.0' }, /@lading\/ui/],
    ['a range that cannot be read', { ui: 'latest' }, /@lading\/ui/],
    ['another contract', { contract: 2 }, /contract 2.*contract 1/],
    ['another API', { api: 2 }, /API version 2.*version 1/],
  ])('refuses an area that needs %s, and says why', (_name, changes, reason) => {
    expect(negotiate(manifest(changes), shell)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});

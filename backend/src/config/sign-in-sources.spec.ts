import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidEnvironment, loadConfig } from './config.js';
import { readSignInSources } from './sign-in-sources.js';

const CLIENT = { clientId: 'lading', clientSecret: 'hunter2' };
const OPEN_ID = { name: 'acme', label: 'Acme', issuer: 'https://id.acme.test', ...CLIENT };
const OAUTH = {
  name: 'forge',
  label: 'Forge',
  authorizationUrl: 'https://forge.test/authorize?tenant=1',
  tokenUrl: 'https://forge.test/token',
  userinfoUrl: 'https://forge.test/user',
  scopes: ['read:user'],
  ...CLIENT,
};

const read = (...sources: object[]) => readSignInSources(JSON.stringify(sources), undefined);

describe('readSignInSources', () => {
  it('is empty unless something is configured', () => {
    expect(readSignInSources(undefined, undefined)).toEqual({ sources: [], problems: [] });
  });

  it('accepts OpenID Connect providers and OAuth services', () => {
    const { sources, problems } = read(OPEN_ID, OAUTH);
    expect(problems).toEqual([]);
    expect(sources).toMatchObject([{ ...OPEN_ID, scopes: ['openid', 'email'] }, OAUTH]);
  });

  it('accepts a provider on this machine over http', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(read({ ...OPEN_ID, issuer: `http://${host}:4000` }).problems).toEqual([]);
  });

  it('reads a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lading-sources-'));
    const file = join(folder, 'sources.json');
    writeFileSync(file, JSON.stringify([OPEN_ID]));
    expect(readSignInSources(undefined, file).sources).toMatchObject([OPEN_ID]);
    writeFileSync(file, '[hunter2');
    expect(readSignInSources(undefined, file).problems).toEqual([
      'SIGN_IN_SOURCES_FILE must name a readable file with a JSON array of sources',
    ]);
    rmSync(folder, { recursive: true });
    expect(readSignInSources(undefined, file).problems).toEqual([
      'SIGN_IN_SOURCES_FILE must name a readable file with a JSON array of sources',
    ]);
    expect(readSignInSources('[]', file).problems).toEqual([
      'SIGN_IN_SOURCES and SIGN_IN_SOURCES_FILE exclude one another',
    ]);
  });

  it.each<[string, string, object]>([
    ['no name', 'name', { ...OPEN_ID, name: undefined }],
    ['a name with a slash', 'name', { ...OPEN_ID, name: 'a/hunter2' }],
    ['a name with uppercase letters', 'name', { ...OPEN_ID, name: 'Hunter2' }],
    ['a long name', 'name', { ...OPEN_ID, name: 'a'.repeat(41) }],
    ['no label', 'label', { ...OPEN_ID, label: '' }],
    ['an issuer without https', 'issuer', { ...OPEN_ID, issuer: 'http://hunter2.test' }],
    ['an issuer with a password', 'issuer', { ...OPEN_ID, issuer: 'https://a:hunter2@id.acme.test' }],
    ['an issuer with the scheme javascript', 'issuer', { ...OPEN_ID, issuer: 'javascript:hunter2' }],
    ['an issuer that is a list', 'issuer', { ...OPEN_ID, issuer: ['https://id.acme.test'] }],
    ['no client id', 'clientId', { ...OPEN_ID, clientId: '' }],
    ['a client secret that is a number', 'clientSecret', { ...OPEN_ID, clientSecret: 1 }],
    ['scopes as one string', 'scopes', { ...OPEN_ID, scopes: 'openid hunter2' }],
    ['a scope with a space', 'scopes', { ...OPEN_ID, scopes: ['openid', 'hunter2 x'] }],
    ['an issuer without the scope openid', 'scopes', { ...OPEN_ID, scopes: ['email'] }],
    ['issuer and endpoints', 'issuer', { ...OAUTH, issuer: 'https://hunter2.test', scopes: ['openid'] }],
    ['neither issuer nor endpoints', 'issuer', { ...OPEN_ID, issuer: undefined }],
    ['no user info endpoint', 'userinfoUrl', { ...OAUTH, userinfoUrl: undefined }],
    ['no token endpoint', 'tokenUrl', { ...OAUTH, tokenUrl: undefined }],
    ['an unknown field', 'clientSecretFile', { ...OPEN_ID, clientSecretFile: 'hunter2' }],
    ['not an object', 'name', 'hunter2' as unknown as object],
    ['null', 'name', null as unknown as object],
  ])('refuses %s without repeating any value', (_name, field, source) => {
    const { sources, problems } = read(OAUTH.name === (source as typeof OAUTH | null)?.name ? OPEN_ID : OAUTH, source);
    expect(sources).toEqual([]);
    expect(problems.join('\n')).toMatch(new RegExp(`SIGN_IN_SOURCES\\[1\\]\\.?.*${field}`));
    expect(problems.join('\n')).not.toContain('hunter2');
  });

  it('refuses two sources with the same name', () => {
    expect(read(OPEN_ID, { ...OPEN_ID, label: 'Other' }).problems).toEqual([
      'SIGN_IN_SOURCES must give each source a name of its own',
    ]);
  });

  it.each(['{}', 'null', '"hunter2"', 'hunter2', '[', '7'])('refuses %s', (text) => {
    expect(readSignInSources(text, undefined).problems).toEqual(['SIGN_IN_SOURCES must be a JSON array of sources']);
  });

  it('prevents startup, and lists all problems', () => {
    const sources = JSON.stringify([{ ...OPEN_ID, name: 'A', label: '' }]);
    const load = () => loadConfig({ DATABASE_URL: 'mysql://lading@127.0.0.1/lading', SIGN_IN_SOURCES: sources });
    expect(load).toThrow(InvalidEnvironment);
    expect(load).toThrow(/name.*\n.*label/);
  });
});

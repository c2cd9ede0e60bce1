import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import jestConfig from '../../jest.config.mjs';
import { root } from '../lib/paths.mjs';
import { builtRelease } from './built-release.mjs';
import { writeRemote } from './new-remote.mjs';

describe('a new micro-frontend', () => {
  // Inside the repository, where a remote resolves its packages.
  let folder: string;
  let remote: string;
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: remote,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    });
  const installed = (file: string) => path.join(root, 'node_modules', file);

  beforeAll(() => {
    fs.mkdirSync(path.join(root, '.cache'), { recursive: true });
    folder = fs.mkdtempSync(path.join(root, '.cache/new-remote-'));
    for (const file of ['tsconfig.web.json', 'tsconfig.base.json', 'lingui.config.mjs'])
      fs.copyFileSync(path.join(root, file), path.join(folder, file));
    remote = writeRemote(folder, 'claims');
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('has no type errors', () => {
    expect(() => node(installed('typescript-7/bin/tsc'), '-p', '.', '--noEmit')).not.toThrow();
  });

  it('builds, stamped for release', () => {
    node(installed('webpack-cli/bin/cli.js'), '--mode', 'production');
    expect(builtRelease(path.join(remote, 'dist')).manifest).toMatchObject({
      name: 'claims',
      basePaths: ['/claims'],
      version: '0.1.0',
    });
  });

  it('passes its tests', () => {
    const web = jestConfig.projects.find(({ displayName }) => displayName === 'web')!;
    const config = {
      ...web,
      rootDir: root,
      roots: [remote],
      testMatch: ['**/*.spec.tsx'],
      modulePathIgnorePatterns: [],
    };
    expect(() => node(installed('jest/bin/jest.js'), '--ci', '--config', JSON.stringify(config))).not.toThrow();
  });

  it('has message catalogs that a further extraction does not change', () => {
    const catalogs = ['en-US', 'en-CA'].map((locale) => path.join(remote, `src/locales/${locale}.po`));
    const extract = () => {
      node(
        installed('@lingui/cli/dist/lingui.js'),
        'extract',
        '--clean',
        '--workers',
        '1',
        '--config',
        path.join(folder, 'lingui.config.mjs'),
      );
      return catalogs.map((file) => fs.readFileSync(file, 'utf8'));
    };
    const first = extract();
    expect(first[0]).toContain('msgstr "Add item"');
    expect(extract()).toEqual(first);
  });

  it('has under 150 lines of code', () => {
    const files = fs.readdirSync(path.join(remote, 'src'), { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));
    const lines = code.flatMap((file) =>
      fs
        .readFileSync(path.join(remote, 'src', file), 'utf8')
        .trimEnd()
        .split('\n'),
    );
    expect(code).toHaveLength(6);
    expect(lines.length).toBeLessThan(150);
  });

  it.each([
    ['Claims', 'lower-case letters'],
    ['claims', 'exists already'],
    ['api', 'is taken already'],
  ])('refuses the name %s', (name, reason) => {
    expect(() => writeRemote(folder, name)).toThrow(reason);
  });

  it('refuses a name whose path belongs to a remote', () => {
    expect(() => writeRemote(root, 'login')).toThrow('/login is taken already');
  });
});

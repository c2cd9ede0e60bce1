import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { outputOf, pack, PACKAGES } from './pack.mjs';
import { installPacked } from './testing/consumer.mjs';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\()["']([@a-z][\w@/.:-]*)["']/g;
const RELATIVE = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.{1,2}\/[^"'\s]+)["']/g;
/** The dev server replaces it by the remote. */
const ALONE = 'area-that-runs-alone';
/** Examples in comments. */
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const manifestOf = (name: string) => readJson(path.join(outputOf(name), 'package.json'));
const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
/** Every export of a package as a request; an asset folder is represented by its Canadian catalog. */
const requestsOf = (name: string) =>
  Object.keys(manifestOf(name).exports).map(
    (key) => `@lading/${name}${key.slice(1).replace('locales/*', 'locales/en-CA.po')}`,
  );

/** Packages that the files of a package import. */
function importedBy(name: string) {
  const files = filesOf(outputOf(name)).filter((file) => /\.(m?js|cjs|d\.ts)$/.test(file));
  const requests = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(outputOf(name), file), 'utf8').replaceAll(COMMENT, '');
    return [...code.matchAll(IMPORT)].map(([, request]) => request!);
  });
  const owners = requests.map((request) =>
    request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return new Set(
    owners.filter(
      (owner) =>
        !owner.startsWith('node:') && !builtinModules.includes(owner) && ![ALONE, `@lading/${name}`].includes(owner),
    ),
  );
}

describe('the packages as they are published', () => {
  let consumer: string;
  const inConsumer = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: consumer, encoding: 'utf8', stdio: 'pipe' });

  beforeAll(async () => {
    await pack();
    consumer = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-consumer-'));
    fs.writeFileSync(path.join(consumer, 'package.json'), '{ "type": "module" }');
    installPacked(consumer);
  }, 120_000);
  afterAll(() => fs.rmSync(consumer, { recursive: true }));

  it('contain what a reader needs, and no sources or tests', () => {
    const packed = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json', ...PACKAGES.map(outputOf)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ) as { name: string; files: { path: string }[] }[];
    expect(packed.map(({ name }) => name)).toEqual(PACKAGES.map((name) => `@lading/${name}`));
    for (const { name, files } of packed) {
      const paths = files.map((file) => file.path);
      expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'package.json']));
      const unwanted = paths.filter(
        (file) => /(^|\/)(src|stories|node_modules)\/|\.(spec|test)\.|\.tsx$/.test(file) || /(?<!\.d)\.ts$/.test(file),
      );
      expect({ name, unwanted }).toEqual({ name, unwanted: [] });
    }
  });

  it.each(PACKAGES)('%s declares every package that it imports', (name) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const declared = { ...dependencies, ...peerDependencies };
    const missing = [...importedBy(name)].filter((one) => !declared[one] && !declared[`@types/${one}`]);
    expect(missing).toEqual([]);
  });

  it.each(PACKAGES)('%s contains every file that it imports', (name) => {
    const files = filesOf(outputOf(name)).filter((file) => /\.(m?js|cjs|d\.ts)$/.test(file));
    const missing = files.flatMap((file) => {
      const code = fs.readFileSync(path.join(outputOf(name), file), 'utf8').replaceAll(COMMENT, '');
      const requests = [...code.matchAll(RELATIVE)].map(([, request]) => request!);
      return requests.filter((request) => !fs.existsSync(path.join(outputOf(name), path.dirname(file), request)));
    });
    expect(missing).toEqual([]);
  });

  it.each(PACKAGES)('%s has a version and ranges that this repository satisfies', (name) => {
    const { version, dependencies = {}, peerDependencies = {} } = manifestOf(name);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const ours = Object.entries({ ...dependencies, ...peerDependencies }).filter(([one]) => one.startsWith('@lading/'));
    for (const [one, range] of ours) expect(range).toBe(`^${manifestOf(one.slice('@lading/'.length)).version}`);
  });

  it('accept only the minor versions that the shell provides', () => {
    for (const name of PACKAGES) {
      const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
      for (const library of ['react', 'react-dom', 'react-router', '@lingui/core', '@lingui/react'])
        expect(peerDependencies[library] ?? dependencies[library] ?? '~').toMatch(/^~/);
    }
  });

  it('resolve every export', () => {
    const requests = PACKAGES.flatMap(requestsOf);
    const script = `import fs from 'node:fs'; for (const one of ${JSON.stringify(requests)}) fs.accessSync(new URL(import.meta.resolve(one)));`;
    expect(() => inConsumer('--input-type=module', '--eval', script)).not.toThrow();
  });

  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('have types for module resolution "%s"', (moduleResolution, module) => {
    fs.writeFileSync(
      path.join(consumer, 'page.tsx'),
      `import { type Api, unwrap } from '@lading/api-client';
       import { PageMap } from '@lading/map';
       import { paths } from '@lading/mfe-contract';
       import { defineRemote, useRemote } from '@lading/mfe-kit';
       import { Button } from '@lading/ui';
       import { Link } from '@lading/ui/router';
       import styles from './page.module.css';
       export const load = (api: Api) => unwrap(api.GET('/api/v1/contacts', {}));
       const Page = () => <Button component={Link} to="/claims" className={styles.page}>{typeof useRemote().api}</Button>;
       export default defineRemote({ routes: [{ path: '/claims', element: <Page /> }] });
       export const wrong: number = paths;
       export const missing = PageMap;`,
    );
    const settings = [
      '--noEmit',
      '--strict',
      '--jsx',
      'react-jsx',
      '--skipLibCheck',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom,dom.iterable',
      '--types',
      'node',
    ];
    const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
    let output = '';
    try {
      inConsumer(tsc, ...settings, '--module', module, '--moduleResolution', moduleResolution, 'page.tsx');
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    // Only the two mistakes at the end: everything else has a type.
    expect(output.match(/error TS\d+/g)).toEqual(['error TS2305', 'error TS2322']);
  });

  describe('that creates repositories', () => {
    const create = (name: string) =>
      spawnSync(process.execPath, [path.join(outputOf('create-mfe'), 'src/create-mfe.mjs'), name], {
        cwd: consumer,
        encoding: 'utf8',
      });

    it('writes one, with ranges that the published versions satisfy', () => {
      expect(create('claims').status).toBe(0);
      const folder = path.join(consumer, 'mfe-claims');
      const expected = ['.gitignore', '.gitlab-ci.yml', '.npmrc', 'CHANGELOG.md', 'CODEOWNERS', 'src/mfe.tsx'];
      expect(filesOf(folder)).toEqual(expect.arrayContaining([...expected, '.github/workflows/ci.yml']));
      const { dependencies, devDependencies } = readJson(path.join(folder, 'package.json'));
      const ranges = Object.entries({ ...dependencies, ...devDependencies });
      expect(ranges.filter(([, range]) => !/^[~^]\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
      const ours = ranges.filter(([name]) => name.startsWith('@lading/'));
      // A newer minor than that of the shell would be refused.
      expect(dependencies).toMatchObject({
        react: expect.stringMatching(/^~/),
        '@lingui/core': expect.stringMatching(/^~/),
      });
      expect(ours).toEqual(ours.map(([name]) => [name, `^${manifestOf(name.slice('@lading/'.length)).version}`]));
    });

    it.each([
      ['claims', 'exists already'],
      ['Claims', 'lower-case letters'],
      ['', 'Usage: npm create @lading/mfe@latest <name>'],
    ])('refuses the name "%s"', (name, reason) => {
      const { status, stderr } = create(name);
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) });
    });
  });

  it('start the release tool only with a store', () => {
    const tool = path.join(consumer, 'node_modules/.bin/lading-mfe');
    const run = (env: object) =>
      spawnSync(process.execPath, [tool, 'list'], { cwd: consumer, encoding: 'utf8', env: { ...process.env, ...env } });
    expect(run({ MFE_STORE: '' })).toMatchObject({ status: 1, stderr: expect.stringContaining('Set MFE_STORE') });
    expect(run({ MFE_STORE: path.join(consumer, 'store') })).toMatchObject({ status: 0, stderr: '' });
  });

  it('have translations for other repositories', () => {
    expect(fs.readFileSync(path.join(outputOf('trade'), 'locales/en-CA.po'), 'utf8')).toContain('msgstr "Theatre"');
  });

  it('have no macros and no messages that a page must compile', () => {
    const code = PACKAGES.flatMap((name) =>
      filesOf(path.join(outputOf(name), 'lib'))
        .filter((file) => file.endsWith('.js'))
        .map((file) => fs.readFileSync(path.join(outputOf(name), 'lib', file), 'utf8')),
    ).join('\n');
    expect(code).not.toMatch(/@lingui\/\w+\/macro/);
    expect(code).not.toMatch(/message: "[^"]*\{/);
  });
});

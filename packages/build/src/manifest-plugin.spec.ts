import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { requirements, sharedModules } from './shared-modules.mjs';

const MANIFEST = {
  name: 'quotes',
  contract: 1,
  basePaths: ['/quotes'],
  access: 'signed-in',
  nav: [],
  permissions: [],
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-manifest-'));
  for (const [name, version] of Object.entries(INSTALLED)) install(name, version);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** What is installed in the folder of the remote. */
const INSTALLED = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@lingui/core': '6.6.0',
  '@lingui/react': '6.6.0',
  '@lading/api-client': '1.1.0',
  '@lading/mfe-contract': '1.2.0',
  '@lading/mfe-kit': '1.0.0',
  '@lading/ui': '1.3.0',
  '@tanstack/react-query': '5.108.0',
  'openapi-fetch': '0.17.0',
  'react-router': '8.5.1',
};

function install(name: string, version: string, files: Record<string, string> = {}) {
  const target = path.join(folder, 'node_modules', name);
  fs.mkdirSync(target, { recursive: true });
  for (const [file, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify({ name, version, main: 'index.js' }),
  }))
    fs.writeFileSync(path.join(target, file), text);
}

const configuration = (manifest: object): webpack.Configuration => ({
  context: folder,
  mode: 'production',
  optimization: { minimize: false },
  entry: {},
  output: { path: path.join(folder, 'dist'), uniqueName: 'quotes', publicPath: 'auto' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'quotes',
      filename: 'remoteEntry.js',
      exposes: { './mfe': './mfe.js' },
      manifest: false,
      dts: false,
      shared: sharedModules(folder, false),
    }),
    new ManifestPlugin({ manifest, version: '1.0.0', entry: /^remoteEntry\.js$/ }),
  ],
});

/** Builds a remote of these files. Returns the errors of the build and the requirements in its manifest. */
async function build(files: Record<string, string>, manifest: object = MANIFEST) {
  for (const [file, code] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), code);
  }
  const compiler = webpack(configuration(manifest));
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const errors = stats.compilation.errors.map(({ message }) => message);
  if (errors.length > 0) return { errors };
  const { requires, startChunks, pages } = JSON.parse(
    fs.readFileSync(path.join(folder, 'dist/mfe.manifest.json'), 'utf8'),
  );
  return { errors, requires, startChunks: Object.keys(startChunks), pages };
}

const ALWAYS = {
  api: 1,
  apiVersion: expect.stringMatching(/^\^1\.\d+\.0$/),
  contract: expect.stringMatching(/^\^1\.\d+\.0$/),
  ui: expect.stringMatching(/^\^1\.\d+\.0$/),
};

describe('requirements in the manifest', () => {
  it('are the contract, the design system and the API for a remote that imports nothing else', async () => {
    const { errors, requires } = await build({ 'mfe.js': 'export default { contract: 1 };' });
    expect({ errors, requires }).toEqual({ errors: [], requires: ALWAYS });
  });

  it('contain the versions of what the remote and its lazy routes import', async () => {
    const files = {
      'mfe.js': "import { jsx } from 'react/jsx-runtime'; export default () => import('./route.js').then(jsx);",
      'route.js':
        "import { i18n } from '@lingui/core'; import { Link } from '@lading/ui/router'; console.log(i18n, Link);",
    };
    const { errors, requires } = await build(files);
    expect(errors).toEqual([]);
    expect(requires).toEqual({ ...ALWAYS, react: '^19.3.0', router: '^8.5.0', lingui: '^6.6.0' });
  });

  it('are the versions that are installed for the remote', async () => {
    install('@lading/ui', '1.9.4');
    install('@lading/ui/node_modules/react-router', '8.7.2');
    const { requires } = await build({ 'mfe.js': "import { Link } from '@lading/ui/router'; export default Link;" });
    expect(requires).toEqual({ ...ALWAYS, ui: '^1.9.0', router: '^8.7.0' });
  });

  it('leave out an import that the build removes as unused', async () => {
    const { requires } = await build({
      'package.json': '{ "sideEffects": false }',
      'mfe.js': "import './unused.js'; export default 1;",
      'unused.js': "export { Link } from '@lading/ui/router';",
    });
    expect(requires).toEqual(ALWAYS);
  });

  it('cannot be typed by hand', async () => {
    const manifest = { ...MANIFEST, requires: { ui: '^0.9.0', api: 1 } };
    const { errors } = await build({ 'mfe.js': 'export default 1;' }, manifest);
    expect(errors).toEqual(['mfe.manifest.json: the build computes "requires". Remove it.']);
  });
});

it('names each content of a slot once', async () => {
  const card = { slot: 'home', label: 'Quotes', content: 'card' };
  const slots = [card, { ...card, slot: 'settings' }, { ...card, content: 'other' }];
  expect((await build({ 'mfe.js': 'export default 1;' }, { ...MANIFEST, slots })).errors).toEqual([]);
  const { errors } = await build({ 'mfe.js': 'export default 1;' }, { ...MANIFEST, slots: [...slots, card] });
  expect(errors).toEqual(['mfe.manifest.json: slot "home" has the content "card" twice. Remove or rename one.']);
});

describe('start chunks in the manifest', () => {
  it('are the code of the remote, without its own copy of a package that it reuses from the shell', async () => {
    const { errors, startChunks } = await build({
      'mfe.js': "import createClient from 'openapi-fetch'; export default createClient;",
      'node_modules/openapi-fetch/index.js': "module.exports = 'own copy';",
    });
    expect(errors).toEqual([]);
    const scripts = fs.readdirSync(path.join(folder, 'dist')).filter((file) => /^\d+\.js$/.test(file));
    const [copy] = scripts.filter((file) => read(file).includes('own copy'));
    expect(scripts).toHaveLength(2);
    expect(startChunks).toEqual(scripts.filter((file) => file !== copy));
  });
});

describe('pages in the manifest', () => {
  const files = {
    'mfe.js': "export default () => import(/* webpackChunkName: 'new-quote' */ './route.js');",
    'route.js': "console.log('the page');",
  };

  it('get the scripts of their chunks', async () => {
    const { errors, pages } = await build(files, {
      ...MANIFEST,
      pages: [{ path: '/quotes/new', chunk: 'new-quote' }],
    });
    expect(errors).toEqual([]);
    const scripts = { 'new-quote.js': expect.stringMatching(/^sha384-/) };
    expect(pages).toEqual([{ path: '/quotes/new', chunk: 'new-quote', scripts }]);
    expect(read('new-quote.js')).toContain('the page');
  });

  it('name chunks that exist', async () => {
    const { errors } = await build(files, { ...MANIFEST, pages: [{ path: '/quotes/new', chunk: 'other' }] });
    expect(errors).toEqual(["mfe.manifest.json: /pages/0 must have required property 'scripts'"]);
  });
});

const read = (file: string) => fs.readFileSync(path.join(folder, 'dist', file), 'utf8');

describe('requirements', () => {
  it.each([
    ['react', { react: '^19.3.0' }],
    ['react-dom/client', { react: '^19.3.0' }],
    ['@lading/ui', {}],
    ['@lading/ui/router', { router: '^8.5.0' }],
    ['@lingui/react', { lingui: '^6.6.0' }],
  ])('of an import of %s', (request, requires) => {
    expect(requirements(import.meta.dirname, [request])).toEqual({ ...ALWAYS, ...requires });
  });
});

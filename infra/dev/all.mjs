// npm run dev: the product with hot reload in the shell and every remote, with the API of a running `npm start`, or of its own.
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure, printError } from '../lib/failure.mjs';
import { ladingDir, root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startProgram, stopProgram } from '../lib/processes.mjs';
import { runningUrl } from '../lib/run-lock.mjs';
import { REMOTE_MANIFEST } from '../mfe/release-name.mjs';
import { hotArea, hotShell, REFRESH_HOOK, startDevServer } from './hot.mjs';

const PREFERRED_PORT = 3100;
const PREFERRED_API_PORT = 3000;

const answers = async (origin) => (await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok ?? false;

/** The API to use, {origin, stop()}: that of `API`, of the npm start that runs in this folder on whatever port, or of one that is started here. */
async function ensureApi() {
  if (process.env.API) {
    const { origin } = new URL(process.env.API);
    if (!(await answers(origin))) throw new Failure(`${origin} does not answer: start it, or leave API out.`);
    return { origin, stop: async () => undefined };
  }
  if (runningUrl(ladingDir) !== undefined) return { origin: await untilReady(), stop: async () => undefined };
  return startApi(await freePort(PREFERRED_API_PORT));
}

/** Waits for the npm start of this folder, which may still be building. */
async function untilReady() {
  for (let url = runningUrl(ladingDir); url !== undefined; url = runningUrl(ladingDir)) {
    if (url && (await answers(url))) return url;
    await delay(500);
  }
  throw new Failure(
    'The product that was starting in this folder has ended: see its lines, or run "npm run dev" again.',
  );
}

async function startApi(port) {
  const program = startProgram(process.execPath, ['infra/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let ended = false;
  void program.exited.then(() => (ended = true));
  const origin = `http://localhost:${port}`;
  while (!(await answers(origin))) {
    if (ended) throw new Failure('The product did not start: see its lines above.');
    await delay(500);
  }
  return { origin, stop: () => stopProgram(program, { patience: 60_000 }) };
}

/** Path of a remote's files below the shell's origin in development. */
const developed = (name) => `/mfe/${name}/dev`;

/** The registry of the current dev server builds, created per page because hashes change with each edit. */
async function registry(areas) {
  const manifests = await Promise.all(areas.map(async ({ url }) => (await fetch(`${url}/${REMOTE_MANIFEST}`)).json()));
  return {
    remotes: manifests.map((manifest) => ({
      ...manifest,
      entry: `${developed(manifest.name)}/${manifest.entry}`,
      enabled: true,
    })),
  };
}

/** Renders the shell's page like the API process, without a content security policy, which would block source maps and refresh. */
function pageOf(areas, shellPort) {
  return async (request, response, next) => {
    if (request.url === '/registry.json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await registry(areas)));
    if (!request.headers.accept?.includes('text/html') || request.url === '/index.html') return next();
    const template = await (await fetch(`http://127.0.0.1:${shellPort}/index.html`)).text();
    const values = {
      NONCE: '',
      ASSETS: '',
      RUNTIME: '{}',
      REGISTRY: JSON.stringify(await registry(areas)).replaceAll('<', String.raw`\u003c`),
    };
    const page = template
      .replaceAll(/%(NONCE|ASSETS|RUNTIME|REGISTRY)%/g, (_mark, name) => values[name])
      .replace('<head>', `<head><script>${REFRESH_HOOK}</script>`);
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
}

async function startAll() {
  const api = await ensureApi();
  const names = fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => name.slice('mfe-'.length));
  const shellPort = await freePort(PREFERRED_PORT);
  const areas = [];
  for (const name of names) {
    const port = await freePort(shellPort + areas.length + 1);
    areas.push({ name, ...(await startDevServer(hotArea(name, port))), url: `http://127.0.0.1:${port}` });
  }
  const proxy = [
    ...areas.map(({ name, url }) => ({
      context: [developed(name)],
      target: url,
      pathRewrite: { [`^${developed(name)}`]: '' },
    })),
    {
      context: ['/api', '/monitoring', '/dev'],
      target: api.origin,
      changeOrigin: true,
      headers: { origin: api.origin },
    },
  ];
  const setupMiddlewares = (middlewares) => [{ name: 'page', middleware: pageOf(areas, shellPort) }, ...middlewares];
  const shell = await startDevServer(hotShell(shellPort, { proxy, setupMiddlewares }));
  const stop = async () => {
    await Promise.all([shell, ...areas].map((server) => server.stop()));
    await api.stop();
  };
  return { url: shell.url, stop };
}

try {
  const { url, stop } = await startAll();
  console.log(`Shell and remotes with hot reload: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  printError(error);
  process.exit(1);
}

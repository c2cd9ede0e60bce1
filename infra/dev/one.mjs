// npm run dev -w mfe-<name>: this remote alone, with an API generated from the OpenAPI document, or a real one: API=http://localhost:3000.
import path from 'node:path';
import { installedFolder } from '../../packages/build/src/installed.mjs';
import { Failure, printError } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { hotAlone, startDevServer } from './hot.mjs';
import { sampleAnswer } from './sample-answers.mjs';

const PREFERRED_PORT = 3200;
const DEMO = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Proxies API requests to a running product, signed in as its demonstration user. */
async function realApi(api) {
  const { origin } = new URL(api);
  const headers = { 'content-type': 'application/json', origin };
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(DEMO),
  }).catch(() => undefined);
  if (!answer?.ok)
    throw new Failure(`Signing in at ${origin} failed (${answer?.status ?? 'no answer'}): start it with "npm start".`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { proxy: [{ context: ['/api'], target: origin, changeOrigin: true, headers: { origin, cookie } }] };
}

/** The document of this checkout, or in another repository that of the client. */
function apiDocument() {
  const own = readJson(path.join(root, 'backend/openapi.json'));
  return own ?? readJson(path.join(installedFolder(process.cwd(), '@lading/api-client'), 'openapi.json'));
}

function madeUpApi() {
  const document = apiDocument();
  const middleware = (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!pathname.startsWith('/api/')) return next();
    const { status, body } = sampleAnswer(document, request.method, pathname) ?? {
      status: 404,
      body: { status: 404, code: 'NOT_FOUND', detail: 'The document of the API has no such operation.' },
    };
    return response
      .writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' })
      .end(body === undefined ? '' : JSON.stringify(body));
  };
  return { setupMiddlewares: (middlewares) => [{ name: 'made-up-api', middleware }, ...middlewares] };
}

try {
  const manifest = readJson(path.resolve('mfe.manifest.json'));
  if (!manifest) throw new Failure('This folder is not a micro-frontend: run it as "npm run dev -w mfe-quotes".');
  const { API } = process.env;
  const server = await startDevServer(
    hotAlone(process.cwd(), await freePort(PREFERRED_PORT), API ? await realApi(API) : madeUpApi()),
  );
  console.log(
    `${manifest.name} alone, with ${API ? `the API of ${API}` : 'made-up answers of the API'}: ${server.url}${manifest.nav[0]?.path ?? manifest.basePaths[0]}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
} catch (error) {
  printError(error);
  process.exit(1);
}

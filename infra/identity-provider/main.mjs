// The identity provider of the demonstration, as a process. Configured by IDENTITY_PROVIDER; exits when its standard input closes.
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { accountId } from './accounts.mjs';
import { signInPage } from './page.mjs';
import { createProvider } from './provider.mjs';

const HOST = '127.0.0.1';
const { port, ...client } = JSON.parse(process.env.IDENTITY_PROVIDER);
const provider = await createProvider(`http://${HOST}:${port}`, client);
const answer = provider.callback();

provider.on('server_error', (_context, error) => console.error(error));
http
  .createServer((request, response) => void handle(request, response).catch((error) => fail(response, error)))
  .listen(port, HOST);
process.stdin.resume().on('end', () => process.exit(0));

async function handle(request, response) {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return showPage(response);
  const form = new URLSearchParams(await text(request));
  if (form.has('deny'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no.',
    });
  const account = accountId(form.get('account'));
  if (account === undefined) return showPage(response, 'Enter an email address like name@company.test.');
  return provider.interactionFinished(request, response, { login: { accountId: account } });
}

function showPage(response, problem) {
  response
    .writeHead(problem ? 422 : 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(signInPage(problem));
}

/** Usually a page left open until the interaction expired. */
function fail(response, error) {
  console.error(error);
  response
    .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    .end('This visit has ended. Go back to Lading and start again.');
}

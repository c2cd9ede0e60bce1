// npm run stack: the production arrangement on this machine without containers, until Ctrl-C: nginx with TLS, three API processes, two workers, error
// relay, MariaDB and Redis, with the settings of infra/systemd and infra/nginx. PORT is the port of nginx, 8443 by default. Its database is new at each start.
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { printError } from './lib/failure.mjs';
import { ladingDir } from './lib/paths.mjs';
import { Progress } from './lib/progress.mjs';
import { createCompany } from './stack/owners.mjs';
import { startStack } from './stack/stack.mjs';

const DEFAULT_PORT = 8_443;
const FOLDER = path.join(ladingDir, 'stack');

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());

let stack;
try {
  const progress = new Progress(3);
  await progress.step('Build', (note) => build({ note, signal: interrupted.signal }));
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.chmodSync(ladingDir, 0o711); // the database server may run as another user than root
  const port = Number(process.env.PORT || DEFAULT_PORT);
  stack = await progress.step('Production arrangement', () => startStack({ folder: FOLDER, port, publish: true }));
  const owner = await progress.step('First company', () => createCompany(stack));
  announce(stack, owner);
  if (!interrupted.signal.aborted) await once(interrupted.signal, 'abort');
} catch (error) {
  if (!interrupted.signal.aborted) {
    printError(error);
    process.exitCode = 1;
  }
} finally {
  if (stack) console.log('\nStopping ...');
  await stack?.stop();
}

function announce({ url, apis, workers, monitoring, database }, { email, password }) {
  const list = (services) => services.map(({ name, url: address, pid }) => `  ${name}  ${address}  process ${pid}`);
  console.log(`Lading is ready at ${url} (nginx; its certificate is signed by itself).`);
  console.log([...list(apis), ...list(workers), ...list([monitoring])].join('\n'));
  console.log(`  database  127.0.0.1:${database.port}  process ${database.pid()}`);
  console.log(`Sign in as ${email} with the password ${password}`);
  console.log(`Emails: ${path.join(FOLDER, 'data/mail')}. Logs: ${path.join(FOLDER, 'log')}`);
  console.log('Press Ctrl-C to stop.');
}

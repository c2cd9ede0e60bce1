// npm start: database, build, migrations, then the product until Ctrl-C; without DATABASE_URL, as a demonstration with its data and carriers.
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from './database.mjs';
import { startApi } from './lib/api.mjs';
import { build } from './lib/build.mjs';
import { startDemoCarriers } from './lib/demo-carriers.mjs';
import { requireSpace } from './lib/disk.mjs';
import { Failure, printError, programFailure } from './lib/failure.mjs';
import { planFront } from './lib/front.mjs';
import { startIdentityProvider } from './lib/identity-provider.mjs';
import { ladingDir, root } from './lib/paths.mjs';
import { portProblem } from './lib/ports.mjs';
import { preparePrivateFolder } from './lib/private-folder.mjs';
import { run } from './lib/processes.mjs';
import { Progress } from './lib/progress.mjs';
import { takeLock } from './lib/run-lock.mjs';
import { isDemonstration, localUrl, startEnvironment } from './lib/start-mode.mjs';
import { openStore } from './mfe/store.mjs';
import { publish } from './publish.mjs';

const SPACE_TO_RUN = 500_000_000;
const DEFAULT_PORT = 3000;
const NO_COMPANIONS = { env: {}, ownEnv: {}, prepare: async () => undefined, stop: async () => undefined };

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());
process.stdout.on('error', () => undefined); // the terminal may close first

try {
  await start(interrupted.signal);
} catch (error) {
  if (!interrupted.signal.aborted) {
    printError(error);
    process.exitCode = 1;
  }
}

async function chosenPort() {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure('PORT must be a whole number from 1 to 65535: correct it and try again.');
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE')
    throw new Failure(
      `Port ${port} is taken by another program: stop that, or choose another port, for example PORT=${port + 1} npm start.`,
    );
  if (problem)
    throw new Failure(
      `Port ${port} may not be used (${problem}): choose another, for example PORT=${DEFAULT_PORT} npm start.`,
    );
  return port;
}

async function start(signal) {
  prepareFolder();
  const lock = await takeLock(ladingDir);
  const progress = new Progress(isDemonstration(process.env) ? 5 : 4);
  try {
    const port = await chosenPort();
    const database = await progress.step(
      'Database',
      (note) => openDatabase({ ladingDir, note, signal }),
      ({ description }) => description,
    );
    try {
      await serve({ port, signal, lock, progress, database });
    } finally {
      if (signal.aborted) console.log('\nStopping ...');
      await database.stop();
    }
  } finally {
    lock.release();
  }
}

function prepareFolder() {
  try {
    preparePrivateFolder(ladingDir);
    fs.accessSync(ladingDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (error.code !== 'EACCES') throw error;
    throw new Failure(
      `The folder ${ladingDir} cannot be written: give it to your user with chown, or start as its owner.`,
    );
  }
  requireSpace(ladingDir, SPACE_TO_RUN);
}

async function serve({ port, signal, lock, progress, database }) {
  const env = startEnvironment(process.env, { port, databaseUrl: database.url, ladingDir });
  const companions = isDemonstration(process.env) ? await startCompanions(env, signal) : NO_COMPANIONS;
  try {
    Object.assign(env, companions.env);
    await progress.step(
      'Build',
      (note) => build({ note, signal }),
      (result) => result,
    );
    process.umask(0o077); // not earlier: packages and builds use the user's own
    await publish(root, openStore(env));
    await progress.step('Migrations', () => migrate(env, database, signal));
    await companions.prepare({ env, progress, signal });
    const front = await planFront({ port, environment: env, signal });
    try {
      const own = { ...env, ...companions.ownEnv, ...front.env, PORT: String(front.port) };
      const api = await progress.step('Start', () =>
        startApi({
          url: localUrl(own, front.port),
          env: own,
          signal,
          onStart: (pid) => lock.note(pid, localUrl(env, port)),
        }),
      );
      try {
        await front.start();
        announce(env);
        await untilEnd({ api, database, front }, signal);
      } finally {
        await api.stop();
      }
    } finally {
      await front.stop();
    }
  } finally {
    await companions.stop();
  }
}

/**
 * What the demonstration has beside the product: an identity provider, carriers and demonstration data. `env` is for all programs, `ownEnv` for
 * the product alone.
 */
async function startCompanions({ PUBLIC_URL }, signal) {
  const identityProvider = await startIdentityProvider({ publicUrl: PUBLIC_URL, signal });
  const demoCarriers = await startDemoCarriers({ signal });
  return {
    env: identityProvider.env,
    // Only the product itself calls carriers: the quotes of the demonstration data complete before they respond.
    ownEnv: demoCarriers.env,
    async prepare({ env, progress }) {
      await progress.step('Demonstration data', () => backendProgram('seed-demo', { env, signal }));
      await Promise.all([identityProvider.ready(), demoCarriers.ready()]);
    },
    stop: () => Promise.all([identityProvider.stop(), demoCarriers.stop()]),
  };
}

/** The only step with the user that can change the schema. */
function migrate(env, { migrationUrl }, signal) {
  return backendProgram('migrate', { env: { ...env, MIGRATION_DATABASE_URL: migrationUrl }, signal });
}

async function backendProgram(name, options) {
  const { code, output } = await run(process.execPath, ['backend/dist/bin/lading.js', name], { cwd: root, ...options });
  if (code !== 0) throw programFailure(`The step "${name}" failed: see the end of its output above.`, output);
}

function announce({ PUBLIC_URL, DEMONSTRATION }) {
  console.log(`Lading is ready at ${PUBLIC_URL}`);
  if (DEMONSTRATION === 'true') {
    console.log('Sign in as demo@lading.test with the password lading-demo-2026');
    console.log(`Emails: ${PUBLIC_URL}/dev/mailbox (files in ${path.join(ladingDir, 'mail')})`);
  }
  console.log('Press Ctrl-C to stop.');
}

/** Returns on Ctrl-C; throws if a part exits unexpectedly. */
async function untilEnd({ api, database, front }, signal) {
  const ended = await Promise.race([
    aborted(signal),
    api.exited.then(() => 'api'),
    database.exited.then(() => 'database'),
    front.ended,
  ]);
  if (signal.aborted) return;
  if (ended === 'database')
    throw new Failure(
      'The private database ended unexpectedly: start again; its log is in the folder .lading/database.',
    );
  if (ended === 'api') throw api.failure();
  throw new Failure(`The ${ended} ended unexpectedly: start again; its log is in the folder .lading/log.`);
}

async function aborted(signal) {
  if (!signal.aborted) await once(signal, 'abort');
}

// npm test: everything that CI checks, on a temporary database and port. `npm test -- --only unit` runs one step and its dependencies.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, printError } from './lib/failure.mjs';
import { toolEnvironment } from './lib/paths.mjs';
import { describeResult, printReport } from './testing/report.mjs';
import { runSteps } from './testing/schedule.mjs';
import { STEPS } from './testing/steps.mjs';

const STEP_LIMIT_MS = 1_800_000;
/** Variables that the developer's installation may set; the tests set their own. */
const FOREIGN = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DATABASE_TLS',
  'DATABASE_TLS_CA',
  'DATABASE_POOL_SIZE',
  'SIGN_UP',
  'TEST_DATABASE_URL',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'LADING_DIR',
  'STATIC_DIR',
  'MFE_STORE',
  'STORAGE_DIR',
  'MAIL_DIR',
  'MAIL_FROM',
  'SMTP_URL',
  'REDIS_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'TRUSTED_PROXIES',
  'DEMONSTRATION',
  'RUN_WORKER',
  'LOG_LEVEL',
  'NODE_ENV',
  'NODE_OPTIONS',
];

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => interrupted.abort(new Failure('Stopped.')));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-test-'));
fs.chmodSync(folder, 0o711); // the database server in it may run as another user than root
const opened = [];
try {
  if (!(await test(chosenSteps()))) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  for (const running of opened) await running.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

function chosenSteps() {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  if (!only) return STEPS;
  const chosen = STEPS.find(({ name }) => name === only);
  if (!chosen)
    throw new Failure(`There is no step "${only}": choose one of ${STEPS.map(({ name }) => name).join(', ')}.`);
  return STEPS.filter(({ name }) => name === only || chosen.needs.includes(name));
}

async function test(steps) {
  const own = Object.entries(toolEnvironment()).filter(([name]) => !FOREIGN.includes(name));
  const env = {
    ...Object.fromEntries(own),
    TMPDIR: folder,
    TZ: 'UTC',
    LC_ALL: 'C.UTF-8', // programs that read names in archives and PDFs
    CI: 'true',
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  };
  const results = await runSteps(steps, async (step) => {
    const startedAt = performance.now();
    const result = await perform(step, env);
    if (!interrupted.signal.aborted)
      console.log(describeResult({ step, ...result, seconds: (performance.now() - startedAt) / 1000 }));
    return result;
  });
  interrupted.signal.throwIfAborted();
  return printReport(results);
}

async function perform(step, env) {
  const signal = AbortSignal.any([interrupted.signal, AbortSignal.timeout(STEP_LIMIT_MS)]);
  try {
    return await step.perform({ env, folder, opened, signal, note: console.log });
  } catch (error) {
    return { passed: 0, failed: 1, output: describeError(error) };
  }
}

function describeError(error) {
  if (error instanceof Failure) return `${error.details}\n${error.message}`;
  if (error.name === 'TimeoutError') return `It was stopped after ${STEP_LIMIT_MS / 60_000} minutes.`;
  return error.stack;
}

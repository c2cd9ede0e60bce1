import path from 'node:path';
import { openThrowAwayDatabase } from '../database.mjs';
import { build } from '../lib/build.mjs';
import { readJson } from '../lib/json-file.mjs';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { checkApiDocument } from './api-document.mjs';
import { withProduct } from './browser.mjs';
import { countCheck, countJest, countPlaywright } from './counts.mjs';
import { describeFailures, failuresOfJest, failuresOfPlaywright, flakyOfPlaywright } from './failures.mjs';
import { createDatabase } from './migrations.mjs';
import { ensureBrowser, ensureHeadlessBrowser, ensurePrograms } from './tools.mjs';

/** Long timeout, because the machine may be busy. */
const TEST_TIMEOUT_MS = 30_000;
/** Workers keep the modules of finished files in memory (jest issue 14605); above this size a worker is replaced, which costs 10 s in `int`. */
const WORKER_MEMORY = { int: '2000MB', web: '1500MB' };

/**
 * The steps of `npm test`, in starting order. `cores` is the number of cores that a step uses; `needs` are its dependencies.
 * `perform(context)` returns {passed, failed, output} and, if it can name them, the failed tests as `failures`;
 * a preparation step counts only if it fails, and runs alone, because it may have to wait for apt-get.
 * The context is {env, folder, signal, note, opened}: resources that a step leaves running are added to `opened` and stopped at the end.
 */
export const STEPS = [
  step('programs', { cores: 2, perform: preparation(ensurePrograms) }),
  step('database', { cores: 2, perform: preparation(openDatabase) }),
  step('browser', { cores: 2, perform: preparation(findBrowsers) }),
  step('build', { cores: 2, perform: check(async ({ signal }) => ({ code: 0, output: await build({ signal }) })) }),
  // One process mostly, so it runs beside the checks below.
  step('security', {
    needs: ['build', 'database'],
    perform: check(tool('node', 'infra/check-security.mjs', '--short')),
  }),
  step('lint', { perform: check(tool('npm', 'run', '--silent', 'lint')) }),
  step('types', { perform: check(tool('node', 'infra/typecheck.mjs')) }),
  step('imports', { perform: check(tool('npm', 'run', '--silent', 'check:imports')) }),
  step('table ownership', { perform: check(tool('node', 'infra/check-tables.mjs')) }),
  step('texts', { perform: check(tool('node', 'infra/check-texts.mjs')) }),
  step('lock file', { perform: check(tool('node', 'infra/check-lock.mjs')) }),
  step('api changes', { perform: check(tool('node', 'infra/check-api.mjs')) }),
  step('api document', { needs: ['build'], perform: check(checkApiDocument) }),
  step('migrations', { needs: ['build', 'database'], perform: check(checkMigrations) }),
  step('catalogue', { needs: ['browser'], perform: catalogue }),
  // Outside UTC, where code that takes local time for UTC fails; the other steps run in UTC.
  step('unit', { cores: 2, perform: jest('unit', { TZ: 'America/Chicago' }) }),
  step('web', { cores: 2, perform: jest('web') }),
  step('rules', { perform: jest('rules') }),
  step('int', { cores: 2, needs: ['database'], perform: recordingColumns(jest('int')) }),
  step('columns', { needs: ['database', 'int'], perform: check(checkColumns) }),
  step('e2e', { cores: 2, needs: ['build', 'browser'], perform: playwright }),
];

function step(name, { cores = 1, needs = [], perform }) {
  return { name, cores, needs, perform };
}

function preparation(work) {
  return async (context) => {
    await work(context);
    return { passed: 0, failed: 0, output: '' };
  };
}

function check(work) {
  return async (context) => {
    const { code, output } = await work(context);
    return { ...countCheck(code), output };
  };
}

function tool(command, ...args) {
  return ({ env, signal }) => run(command, args, { cwd: root, env, signal });
}

async function findBrowsers({ env, note }) {
  env.WHOLE_CHROMIUM_PATH = await ensureBrowser();
  env.CHROMIUM_PATH = await ensureHeadlessBrowser(env.WHOLE_CHROMIUM_PATH, { note });
}

async function openDatabase({ env, opened, note, signal }) {
  const database = await openThrowAwayDatabase({ note, signal, inMemory: true });
  opened.push(database);
  env.TEST_DATABASE_URL = database.url;
}

async function checkMigrations({ env, signal }) {
  const url = await createDatabase(env.TEST_DATABASE_URL, 'lading_migrations');
  return run('node', ['backend/dist/bin/lading.js', 'check-migrations'], {
    cwd: root,
    env: { ...env, DATABASE_URL: url },
    signal,
  });
}

function jest(project, settings = {}) {
  return async ({ env, folder, signal }) => {
    const report = path.join(folder, `jest-${project}.json`);
    const args = [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      project,
      '--ci',
      '--maxWorkers=2',
      ...(WORKER_MEMORY[project] ? [`--workerIdleMemoryLimit=${WORKER_MEMORY[project]}`] : []),
      '--cacheDirectory=.cache/jest',
      `--testTimeout=${TEST_TIMEOUT_MS}`,
      '--json',
      `--outputFile=${report}`,
    ];
    const { code, output } = await run('node', args, {
      cwd: root,
      env: { ...env, ...settings },
      signal,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return { ...countJest(readJson(report), code), ...failuresIn(readJson(report), failuresOfJest, output) };
  };
}

/** The step `columns` compares what the step `int` records. */
const columnsFolder = (folder) => path.join(folder, 'query-columns');

function recordingColumns(perform) {
  return (context) => perform({ ...context, env: { ...context.env, QUERY_COLUMNS: columnsFolder(context.folder) } });
}

function checkColumns({ env, folder, signal }) {
  return run('node', ['infra/check-columns.mjs', columnsFolder(folder)], { cwd: root, env, signal });
}

/** Builds the Storybook of the packages and checks every story. */
async function catalogue({ env, folder, signal }) {
  const built = await run('npm', ['run', '--silent', 'catalogue'], { cwd: root, env, signal });
  if (built.code !== 0) return { ...countCheck(built.code), output: built.output };
  return runPlaywright('e2e/catalogue/playwright.config.ts', { env, folder, signal });
}

async function playwright({ env, folder, signal }) {
  // Webhook receivers and carriers of tests listen on this machine, which is not a public address.
  const allowed = { EGRESS_ALLOW_WEBHOOKS: '127.0.0.1', EGRESS_ALLOW_CARRIERS: '127.0.0.1' };
  return withProduct({ folder, env: { ...env, ...allowed }, signal }, async (url) => {
    const settings = { ...env, E2E_BASE_URL: url, MFE_STORE: path.join(folder, 'lading/www') };
    return runPlaywright('e2e/playwright.config.ts', { env: settings, folder, signal });
  });
}

async function runPlaywright(config, { env, folder, signal }) {
  const report = path.join(folder, `${config.replaceAll('/', '-')}.json`);
  const { code, output } = await run('playwright', ['test', '--config', config, '--reporter', 'list,json'], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    signal,
  });
  const result = readJson(report);
  return {
    ...countPlaywright(result, code),
    ...failuresIn(result, failuresOfPlaywright, output),
    flaky: result ? flakyOfPlaywright(result) : [],
  };
}

/** Output and names of failed tests; a program that ended without naming one is described by what it printed. */
function failuresIn(report, failuresOf, printed) {
  const failures = report ? failuresOf(report) : [];
  return { failures, output: failures.length > 0 ? describeFailures(failures) : printed };
}

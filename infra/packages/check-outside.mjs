// npm run check:outside: a team without this repository creates, tests and releases a remote, and the product displays it.
// Libraries come from the npm registry, @lading packages from a registry that runs during the check.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { printError, programFailure } from '../lib/failure.mjs';
import { root, toolEnvironment } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { withProduct } from '../testing/browser.mjs';
import { ensureBrowser } from '../testing/tools.mjs';
import { startRegistry } from './registry.mjs';

const NAME = 'yards';
const LIMIT_MS = 600_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-outside-'));
fs.chmodSync(folder, 0o711); // the database server in it may run as another user than root
const signal = AbortSignal.timeout(LIMIT_MS);
const store = path.join(folder, 'lading/www');
const registry = await startRegistry();
const settings = {
  'npm_config_@lading:registry': registry.url,
  [`npm_config_//${new URL(registry.url).host}/:_authToken`]: 'check',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
  MFE_STORE: store,
};
/** Without the tools of this repository: the team uses the Node of the machine. */
const outside = {
  ...withoutNpm(process.env),
  ...settings,
  PATH: process.env.PATH.split(path.delimiter)
    .filter((one) => !one.startsWith(root))
    .join(path.delimiter),
};

/** npm passes its own settings to the scripts that it runs. */
function withoutNpm(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
}

async function step(command, { cwd, env = outside }) {
  const startedAt = performance.now();
  const [program, ...args] = command.split(' ');
  const { code, output } = await run(program, args, { cwd, env, signal });
  if (code !== 0) throw programFailure(`"${command}" failed: see its lines above.`, output);
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${command}`);
}

async function checkPage(url) {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const data = { email: 'demo@lading.test', password: 'lading-demo-2026' };
    assert.ok((await page.request.post(`${url}/api/v1/auth/login`, { data, headers: { origin: url } })).ok());
    await page.goto(`${url}/home`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Yards' }).click();
    await page.getByRole('heading', { level: 1, name: 'Yards' }).waitFor();
    await page.getByRole('table', { name: 'Yards' }).locator('tbody').getByRole('row').first().waitFor();
    console.log('The product displays it.');
  } finally {
    await browser.close();
  }
}

try {
  await step('node infra/packages/publish.mjs --publish', { cwd: root, env: { ...toolEnvironment(), ...settings } });
  await step(`npm create --yes @lading/mfe@latest ${NAME}`, { cwd: folder });
  const cwd = path.join(folder, `mfe-${NAME}`);
  await step('npm install --prefer-offline', { cwd });
  for (const script of ['typecheck', 'lint', 'test', 'build']) await step(`npm run ${script}`, { cwd });
  const env = { ...withoutNpm(toolEnvironment()), TMPDIR: folder };
  await withProduct({ folder, env, signal }, async (url) => {
    await step('npm run release', { cwd });
    await step(`npm run mfe -- promote ${NAME} 0.1.0`, { cwd });
    await checkPage(url);
  });
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  await registry.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { openThrowAwayDatabase } from '../../database.mjs';
import { build } from '../../lib/build.mjs';
import { programFailure } from '../../lib/failure.mjs';
import { root } from '../../lib/paths.mjs';
import { freePort } from '../../lib/ports.mjs';
import { run } from '../../lib/processes.mjs';
import { LocalStore } from '../../mfe/local-store.mjs';
import { Progress } from '../../lib/progress.mjs';
import { publish } from '../../publish.mjs';
import { createDatabase } from '../../testing/migrations.mjs';
import { ensureBrowser } from '../../testing/tools.mjs';
import { runWebpack, spaConfig } from '../limits/spa/config.mjs';
import { builtServer, lading } from './product.mjs';
import { startServer } from './servers.mjs';
import { SLOW_MOBILE, startSlowLink } from './slow-link.mjs';

const DEMO = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/**
 * The product's pages in two builds, as published and as one application of the same sources, each served by its own process on the same database
 * over a slow link, and a browser: {product, spa, browser, registryFile}. The first two are URLs; the last is the file with the product's list of
 * micro-frontends. Cleanup functions are added to `stops`.
 */
export async function startPages(stops) {
  const progress = new Progress(4);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bench-'));
  stops.push(async () => fs.rmSync(folder, { recursive: true, force: true }));
  const [product, spa] = ['product', 'spa'].map((name) => path.join(folder, name));
  await progress.step('Build of the product', () => build());
  await publish(root, new LocalStore(product));
  await progress.step('Build of the same pages as one application', () => buildSpa(spa, product));
  const database = await progress.step('Demonstration data', () => demonstrationData(folder, stops));
  return progress.step('Servers, slow lines and browser', async () => {
    const urls = { product: await serve(product, database, stops), spa: await serve(spa, database, stops) };
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    });
    stops.push(() => browser.close());
    return { ...urls, browser, registryFile: path.join(product, 'registry.json') };
  });
}

/** Starts the product's server on a folder of pages, behind its own slow link. */
async function serve(directory, database, stops) {
  const [port, from] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${from}`;
  const environment = { ...database, STATIC_DIR: directory, PUBLIC_URL: url, RUN_WORKER: 'false' };
  const server = await startServer(builtServer, { port, path: '/health/ready', environment });
  stops.push(server.stop);
  const link = await startSlowLink({ from, to: port, ...SLOW_MOBILE });
  stops.push(link.stop);
  return url;
}

async function buildSpa(directory, product) {
  await runWebpack(spaConfig(path.join(directory, 'shell')));
  // Without a release of the shell the server takes the page from the folder.
  const { shell: _released, ...registry } = JSON.parse(fs.readFileSync(path.join(product, 'registry.json'), 'utf8'));
  fs.writeFileSync(path.join(directory, 'registry.json'), JSON.stringify(registry));
}

async function demonstrationData(folder, stops) {
  const server = await openThrowAwayDatabase();
  stops.push(() => server.stop());
  const environment = {
    DATABASE_URL: await createDatabase(server.url, 'bench'),
    LADING_DIR: folder,
    DEMONSTRATION: 'true',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // More requests than from an office.
    REQUEST_LIMIT_FACTOR: '1000',
  };
  for (const program of ['migrate', 'seed-demo']) {
    const { code, output } = await run(process.execPath, lading(program), {
      cwd: root,
      env: { ...process.env, ...environment },
    });
    if (code !== 0) throw programFailure(`The step "${program}" failed: see the end of its output above.`, output);
  }
  return environment;
}

/** A new, empty browser profile with one page; close its context afterwards. */
export async function emptyPage(browser, url) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

/** The same, signed in. */
export async function signedInPage(browser, url) {
  const page = await emptyPage(browser, url);
  const answer = await page.context().request.post('/api/v1/auth/login', { data: DEMO });
  assert.equal(answer.status(), 200, `sign-in at ${url}`);
  return page;
}

/** Throttles a page's CPU to a quarter. */
export async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Prevents a page from prefetching other micro-frontends when idle. Work with a time limit is part of the page and still runs. */
export const withoutIdle = (page) =>
  page.addInitScript(() =>
    Object.assign(window, {
      requestIdleCallback: (work, { timeout } = {}) => (timeout ? setTimeout(work) : 0),
    }),
  );

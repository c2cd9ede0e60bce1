import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { build } from '../lib/build.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { LocalStore } from '../mfe/local-store.mjs';
import { publish } from '../publish.mjs';
import { ensureBrowser } from '../testing/tools.mjs';
import { builtServer, requireFromBackend } from './lib/product.mjs';
import { loadReported, monthsOf } from './lib/report-data.mjs';
import { startServer } from './lib/servers.mjs';
import { storeCompany, withProduct } from './lib/stored-company.mjs';

const SHIPMENTS = 100_000;
const LOADS = 3;
const WIDTHS = [1440, 390];
/** Pictures are cut there: on a phone, 200 rows are a long page. */
const PICTURE_HEIGHT = 3_000;
const RULES = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
/** Pages beside the usual one of each report. */
const MORE = [
  ['spend by lane', '/reports/spend?period=12-months&by=lane'],
  ['spend by lane, one carrier', '/reports/spend?period=12-months&by=lane&carrier=ZZAA'],
  ['spend by carrier', '/reports/spend?period=12-months&by=carrier'],
  ['spend by month', '/reports/spend?period=12-months&by=month'],
  ['spend by location', '/reports/spend?period=12-months&by=location'],
];

/**
 * Opens home and every report of a company with 100,000 shipments in Chromium: time to the figures, faults of accessibility at two widths, also with
 * the dialogs open, and errors in the console. With a folder as last argument, it has a picture of each.
 */
export async function bench(stops) {
  const [rows = SHIPMENTS] = process.argv.slice(3).map(Number).filter(Number.isFinite);
  const pictures = process.argv.slice(3).find((argument) => Number.isNaN(Number(argument)));
  await build();
  const owner = await storeCompany(stops, (connection, { companyId }) => loadReported(connection, { companyId, rows }));
  await withProduct((get) => prepare(get, owner));
  const page = await openBrowser(stops, await startPages(stops), owner);
  console.log(`\nHome and reports: ${rows.toLocaleString('en')} shipments, four fifths of them the company's`);
  await measureAll(page, pictures);
}

async function measureAll(page, pictures) {
  console.log(`${'p50 ms'.padStart(50)}${'max ms'.padStart(9)}  faults`);
  await page.goto('/reports');
  await page.locator('[data-page="reports"]').waitFor();
  const links = await page
    .locator('main li a[href*="/reports/"]')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  assert.ok(links.length > 5, 'reports are found');
  const report = '[data-page="report"] table';
  const cases = [
    ['home', '/', '[data-page="home"] :text("Spend this month")'],
    ['reports', '/reports', '[data-page="reports"]'],
    ...[...links, ...MORE].map(([name, address]) => [name, address, report]),
    ['saved reports', '/reports/saved', '[data-page="saved-reports"] table'],
  ];
  for (const [name, address, ready] of cases) await measure(page, { name, address, ready, pictures });
  await measure(page, {
    name: 'dialog of mails',
    address: '/reports/saved',
    ready: '[data-page="saved-reports"] table',
    pictures,
    open: openMails,
  });
  await measure(page, {
    name: 'dialog to save a report',
    address: '/reports/spend',
    ready: report,
    pictures,
    open: openSave,
  });
}

/** Months of the reports and a saved report. */
async function prepare(get, { companyId, userId }) {
  const days = await get('modules/shipments/reports/keep-report-day.js', 'KeepReportDay');
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: process.env.DATABASE_URL });
  for (const monthOn of await monthsOf(connection, companyId)) await days.keepMonth(companyId, monthOn, true);
  await connection.end();
  const views = await get('modules/saved-views/saved-views.service.js', 'SavedViewsService');
  await views.save(
    { companyId, userId },
    { area: 'reports', name: 'Spend by lane, last month', query: 'report=spend&by=lane&period=last-month' },
  );
}

async function startPages(stops) {
  const pages = path.join(process.env.LADING_DIR, 'www');
  await publish(root, new LocalStore(pages));
  const port = await freePort();
  const environment = { STATIC_DIR: pages, PUBLIC_URL: `http://localhost:${port}` };
  const server = await startServer(builtServer, { port, path: '/health/ready', environment });
  stops.push(server.stop);
  return environment.PUBLIC_URL;
}

async function openBrowser(stops, baseURL, { token }) {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  stops.push(() => browser.close());
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', bypassCSP: true });
  await context.addCookies([{ name: 'lading_session', value: token, url: baseURL }]);
  return context.newPage();
}

async function measure(page, { name, address, ready, pictures, open }) {
  const errors = [];
  const note = (message) => message.type() === 'error' && errors.push(message.text());
  page.on('console', note);
  const times = [];
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  for (let load = 0; load < (open ? 1 : LOADS); load += 1) {
    const startedAt = performance.now();
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    times.push(performance.now() - startedAt);
  }
  await open?.(page);
  const faults = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(AXE);
    faults.push(...(await page.evaluate(faultsOf, RULES)).map((fault) => `${width} px: ${fault}`));
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
      faults.push(`${width} px: scrolls sideways`);
    if (pictures) await takePicture(page, path.join(pictures, `${name.replaceAll(/\W+/g, '-')}-${width}.png`), open);
  }
  page.off('console', note);
  times.sort((a, b) => a - b);
  const [middle, most] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `${name.padEnd(42)}${middle.toFixed(0).padStart(8)}${most.toFixed(0).padStart(9)}  ${[...faults, ...errors].join('; ') || 'none'}`,
  );
}

/** The whole page; of a dialog, what is in view. */
async function takePicture(page, file, isDialog) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: page.viewportSize().width, height: Math.min(height, PICTURE_HEIGHT) };
  await page.screenshot({ path: file, ...(!isDialog && { fullPage: true, clip }) });
}

/** Runs in the page. The rows of a long table are alike. */
async function faultsOf(rules) {
  const { violations } = await window.axe.run(
    { exclude: 'tbody tr:nth-child(n + 9)' },
    { ...rules, resultTypes: ['violations'], preload: false },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(', ')}`,
  );
}

async function openMails(page) {
  await page.getByRole('button', { name: /^Mail/ }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function openSave(page) {
  await page.getByRole('button', { name: /view/i }).first().click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('dialog').waitFor();
}

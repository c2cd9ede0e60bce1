import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { emptyPage, signedInPage, slowDown, startPages, withoutIdle } from './lib/pages.mjs';
import { alternate } from './lib/rounds.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';

const ROUNDS = 11;
/** Demonstration shipments that must be visible for their page to count as loaded. */
const LEAST_ROWS = 5;
const MANY_AREAS = 12;
/** Pages that people open first, with their name and heading. */
const PAGES = [
  { path: '/login', page: 'login', area: 'auth', heading: 'Sign in', anonymous: true },
  { path: '/shipments', page: 'shipments', area: 'shipments', heading: 'Shipments' },
  { path: '/quotes/new', page: 'new-quote', area: 'quotes', heading: 'New quote' },
];
const SHIPMENTS = PAGES[1];
/** Keystrokes in a field of the quote form. */
const TEXT = 'machine parts, crated, on pallets';

/** Measures first loads with an empty cache over a slow link, as published against the same pages as one application, and typing in the quote form. */
export async function bench(stops) {
  const { product, spa, browser, registryFile } = await startPages(stops);
  const noise = await alternate(spa, spa, ROUNDS, (url) => firstLoad(browser, url, SHIPMENTS));
  printRatios('A/A, one application against itself: LCP, ms', noise, 'lcp');
  for (const place of PAGES) await reportPage(browser, { product, spa }, place);
  for (const [speed, target] of [
    [1, 50],
    [4, 120],
  ])
    printFigure(
      `product: keystroke to paint in the quote form, CPU 1/${speed}, p95 (target ${target})`,
      await repeat(() => typing(browser, product, speed)),
      'ms',
    );
  await reportGrowth(registryFile, () => firstLoad(browser, product, SHIPMENTS));
}

async function reportPage(browser, { product, spa }, place) {
  const measure = (url) => firstLoad(browser, url, place);
  const [one, other] = [await measure(product), await measure(spa)];
  assert.deepEqual(one.shown, other.shown);
  assert.deepEqual(one.areas, [place.area], 'the product fetches the current area only');
  assert.deepEqual(other.areas, [], 'one application has no areas of its own');

  const pairs = await alternate(product, spa, ROUNDS, measure);
  const own = (figure) => pairs.map(([first]) => first[figure]);
  console.log(`\n${place.path}`);
  printRatios('product / one application: LCP, ms (target 1.10)', pairs, 'lcp');
  printRatios('product / one application: until usable, ms (target 1.10)', pairs, 'usable');
  printRatios('product / one application: bytes until usable (target 1.3)', pairs, 'bytes');
  printRatios('product / one application: longest task, ms', pairs, 'longestTask');
  printFigure('product: until usable', own('usable'), 'ms');
  printFigure('product: longest task (target 300)', own('longestTask'), 'ms');
  printFigure(
    'product: script, brotli (target 230)',
    own('scriptBytes').map((bytes) => bytes / 1_024),
    'KiB',
  );
  printFigure('product: requests but the font (target 8)', own('requests'), 'requests');
  const [unused, unusedByOne] = [await unusedScript(browser, product, place), await unusedScript(browser, spa, place)];
  console.log(
    `${'product: script that did not run (target: as one application)'.padEnd(66)}${unused} %; one application ${unusedByOne} %`,
  );
}

async function repeat(measure) {
  const values = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await measure());
  return values;
}

/** The cost of additional micro-frontends for a page that shows none of them. */
async function reportGrowth(registryFile, measure) {
  const registry = JSON.parse(fs.readFileSync(registryFile, 'utf8'));
  const withAreas = async (remotes) => {
    fs.writeFileSync(registryFile, JSON.stringify({ ...registry, remotes }));
    return measure();
  };
  const three = registry.remotes.filter(({ access }) => access === 'signed-in');
  const more = Array.from({ length: MANY_AREAS - three.length }, (_, index) => anotherArea(three[0], `area${index}`));
  const [few, many] = [await withAreas(three), await withAreas([...three, ...more])];
  console.log(
    `${`product: ${three.length} to ${MANY_AREAS} areas (target 1,024 bytes, 0 requests)`.padEnd(66)}${many.bytes - few.bytes} bytes, ${many.requests - few.requests} requests`,
  );
}

/** A registry entry like that of another micro-frontend: other names, and hashes of other files. */
function anotherArea(entry, name) {
  const hash = () => `sha384-${randomBytes(48).toString('base64')}`;
  const checksum = randomBytes(32).toString('hex');
  const folder = `/mfe/${name}/${entry.version}-${checksum.slice(0, 8)}`;
  return {
    ...entry,
    name,
    basePaths: [`/${name}`],
    nav: entry.nav.map((item) => ({ ...item, label: name, path: `/${name}` })),
    checksum,
    entry: `${folder}/remoteEntry.${randomBytes(5).toString('hex')}.js`,
    integrity: hash(),
    startChunks: { [`js/505.${randomBytes(5).toString('hex')}.js`]: hash() },
  };
}

const openPage = (browser, url, { anonymous = false }) =>
  anonymous ? emptyPage(browser, url) : signedInPage(browser, url);

async function firstLoad(browser, url, place) {
  const page = await openPage(browser, url, place);
  await slowDown(page);
  await page.addInitScript(observePage, place.page);
  await page.goto(place.path, { timeout: 60_000 });
  await page.locator(`[data-page="${place.page}"]`).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const figures = await page.evaluate(readFigures);
  await page.context().close();
  assert.equal(figures.shown.heading, place.heading);
  if (place === SHIPMENTS)
    assert.ok(figures.shown.rows.length >= LEAST_ROWS, `${figures.shown.rows.length} shipments shown`);
  return figures;
}

/** Share of the loaded script that did not run until the page was usable, in percent of characters. */
async function unusedScript(browser, url, place) {
  const page = await openPage(browser, url, place);
  await withoutIdle(page);
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false });
  await page.goto(place.path, { timeout: 60_000 });
  await page.locator(`[data-page="${place.page}"]`).waitFor({ timeout: 60_000 });
  const scripts = await page.coverage.stopJSCoverage();
  await page.context().close();
  const sum = (part) => scripts.reduce((total, script) => total + part(script), 0);
  return Math.round((100 * sum(unusedCharacters)) / sum(({ source }) => source.length));
}

/** Of nested ranges the innermost decides; V8 lists the outer ones first. */
function unusedCharacters({ source, functions }) {
  const unused = new Uint8Array(source.length);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) unused.fill(count === 0 ? 1 : 0, startOffset, endOffset);
  return unused.reduce((total, flag) => total + flag, 0);
}

/** Milliseconds from a keystroke in the filled quote form to the next paint, 95th percentile. */
async function typing(browser, url, speed) {
  const page = await signedInPage(browser, url);
  await page.addInitScript(observeKeys);
  await page.goto('/quotes/new');
  await page.locator('[data-page="new-quote"]').waitFor();
  await page.waitForTimeout(1_000);
  if (speed > 1) await slowDown(page);
  const field = page.getByLabel('Commodity', { exact: true }).first();
  await field.click();
  for (const key of TEXT) await page.keyboard.press(key, { delay: 60 });
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => window.keystrokes);
  await page.context().close();
  assert.ok(durations.length >= TEXT.length, `${durations.length} keystrokes were measured`);
  return durations.sort((one, other) => one - other)[Math.ceil(durations.length * 0.95) - 1];
}

/** Runs in the page before any other script. Events shorter than 16 ms are not listed, so each keystroke counts as 16 ms until its entry arrives. */
function observeKeys() {
  window.keystrokes = [];
  const known = new Set();
  addEventListener('keydown', () => window.keystrokes.push(16), true);
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries()) {
      if (name !== 'keydown' || known.has(interactionId)) continue;
      known.add(interactionId);
      const place = window.keystrokes.indexOf(16);
      if (place !== -1) window.keystrokes[place] = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page before any other script. */
function observePage(name) {
  window.measured = { longestTask: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (window.measured.usable === undefined || startTime < window.measured.usable)
        window.measured.longestTask = Math.max(window.measured.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => (window.measured.lcp = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new MutationObserver(() => {
    if (document.querySelector(`[data-page="${name}"]`)) window.measured.usable ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
}

/** Runs in the page: what it shows, when it became usable, and what it requested until then. */
function readFigures() {
  const { lcp, usable, longestTask } = window.measured;
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry.startTime < usable && entry.transferSize > 0,
  );
  const bytesOf = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const isFont = ({ name }) => name.endsWith('.woff2');
  return {
    lcp,
    usable,
    longestTask,
    shown: {
      heading: document.querySelector('h1')?.textContent,
      rows: [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    },
    areas: [...new Set(files.flatMap(({ name }) => /\/mfe\/(?!shell\/)(\w+)\//.exec(name)?.[1] ?? []))],
    requests: files.filter((file) => !isFont(file)).length,
    bytes: bytesOf(files),
    scriptBytes: bytesOf(files.filter(({ name }) => name.endsWith('.js'))),
  };
}

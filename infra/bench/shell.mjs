import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { signedInPage, slowDown, startPages } from './lib/pages.mjs';
import { alternate } from './lib/rounds.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';

const ROUNDS = 11;
/** Demonstration shipments that must be visible for a page to count as loaded. */
const LEAST_ROWS = 5;
const MANY_AREAS = 12;

/** Measures the first load of /shipments with an empty cache over a slow link, as published against the same pages as one application. */
export async function bench(stops) {
  const { product, spa, browser, registryFile } = await startPages(stops);
  const measure = (url) => firstLoad(browser, url);
  const [one, other] = [await measure(product), await measure(spa)];
  assert.deepEqual(one.shown, other.shown);
  assert.deepEqual(one.areas, ['shipments'], 'the product fetches the current area only');
  assert.deepEqual(other.areas, [], 'one application has no areas of its own');

  const noise = await alternate(spa, spa, ROUNDS, measure);
  printRatios('A/A, one application against itself: LCP, ms', noise, 'lcp');
  const pairs = await alternate(product, spa, ROUNDS, measure);
  printRatios('product / one application: LCP, ms (target 1.10)', pairs, 'lcp');
  printRatios('product / one application: until usable, ms', pairs, 'usable');
  printRatios('product / one application: bytes until usable (target 1.3)', pairs, 'bytes');
  const own = (figure) => pairs.map(([first]) => first[figure]);
  printFigure('product: LCP (target 2,000)', own('lcp'), 'ms');
  printFigure(
    'product: script, brotli (target 230)',
    own('scriptBytes').map((bytes) => bytes / 1_024),
    'KiB',
  );
  printFigure('product: requests but the font (target 8)', own('requests'), 'requests');
  await reportGrowth(registryFile, () => measure(product));
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

async function firstLoad(browser, url) {
  const page = await signedInPage(browser, url);
  await slowDown(page);
  await page.addInitScript(observePage);
  await page.goto('/shipments', { timeout: 60_000 });
  await page.locator('[data-page="shipments"]').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const figures = await page.evaluate(readFigures);
  await page.context().close();
  assert.equal(figures.shown.heading, 'Shipments');
  assert.ok(figures.shown.rows.length >= LEAST_ROWS, `${figures.shown.rows.length} shipments shown`);
  return figures;
}

/** Runs in the page before any other script. */
function observePage() {
  window.measured = {};
  new PerformanceObserver((list) => (window.measured.lcp = list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new MutationObserver(() => {
    if (document.querySelector('[data-page]')) window.measured.usable ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
}

/** Runs in the page: what it shows, when it became usable, and what it requested until then. */
function readFigures() {
  const { lcp, usable } = window.measured;
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
    (entry) => entry.startTime < usable && entry.transferSize > 0,
  );
  const bytesOf = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const isFont = ({ name }) => name.endsWith('.woff2');
  return {
    lcp,
    usable,
    shown: {
      heading: document.querySelector('h1')?.textContent,
      rows: [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    },
    areas: [...new Set(files.flatMap(({ name }) => /\/mfe\/(\w+)\//.exec(name)?.[1] ?? []))],
    requests: files.filter((file) => !isFont(file)).length,
    bytes: bytesOf(files),
    scriptBytes: bytesOf(files.filter(({ name }) => name.endsWith('.js'))),
  };
}

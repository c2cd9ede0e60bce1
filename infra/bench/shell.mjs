import { strict as assert } from 'node:assert';
import { signedInPage, startPages } from './lib/pages.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';

const ROUNDS = 9;
/** A slow mobile line and a slow machine: 150 ms, 1.6 Mbit/s, a quarter of this CPU; Chromium's own shaping. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_CPU = 4;

/** Measures the first load of /shipments with an empty cache, as published against the same pages as one application. */
export async function bench(stops) {
  const { product, spa, browser } = await startPages(stops);
  const measure = (url) => firstLoad(browser, url);
  const [one, other] = [await measure(product), await measure(spa)];
  assert.equal(one.heading, other.heading);
  const noise = await alternate(spa, spa, 3, measure);
  const pairs = await alternate(product, spa, ROUNDS, measure);
  printRatios('A/A, one application against itself: LCP, ms', noise, 'lcp');
  printRatios('product / one application: LCP, ms (target 1.10)', pairs, 'lcp');
  printRatios('product / one application: until usable, ms', pairs, 'usable');
  printRatios('product / one application: bytes until usable (target 1.3)', pairs, 'bytes');
  printRatios('product / one application: script bytes until usable', pairs, 'scriptBytes');
  printRatios('product / one application: requests until usable', pairs, 'requests');
}

async function firstLoad(browser, url) {
  const page = await signedInPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript(observePage);
  await page.goto('/shipments', { timeout: 60_000 });
  const heading = await page.locator('[data-page] h1').textContent({ timeout: 60_000 });
  await page.waitForTimeout(500);
  const figures = await page.evaluate(readFigures);
  await page.context().close();
  return { heading, ...figures };
}

/** Runs in the page before anything else. */
function observePage() {
  window.measured = {};
  new PerformanceObserver((list) => (window.measured.lcp = list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector('[data-page]')) window.measured.usable ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
}

/** Runs in the page when it can be used: what was asked for until then. Other areas are prefetched as soon as the first one is there, so some of them may be among it. */
function readFigures() {
  const { lcp, usable } = window.measured;
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter((entry) => entry.startTime < usable && entry.transferSize > 0);
  const bytesOf = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { lcp, usable, requests: files.length, bytes: bytesOf(files), scriptBytes: bytesOf(files.filter(({ name }) => name.endsWith('.js'))) };
}

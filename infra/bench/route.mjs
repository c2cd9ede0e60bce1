import { strict as assert } from 'node:assert';
import { signedInPage, slowDown, startPages, withoutIdle } from './lib/pages.mjs';
import { alternate } from './lib/rounds.mjs';
import { printFigure, printRatios } from './lib/statistics.mjs';

const ROUNDS = 9;
/** Path, name and heading of the pages, and the demonstration rows that must be visible for a page to count as loaded. */
const PLACES = [
  { path: '/quotes', page: 'quotes', heading: 'Quotes', rows: 5 },
  { path: '/carriers', page: 'carriers', heading: 'Carriers', rows: 3 },
];
/** Time between hovering a link and clicking it, in milliseconds. */
const INTENT = 300;
/** Time until a page is idle: other micro-frontends are prefetched, the measured events are listed. */
const SETTLE = 500;

/** Measures navigation from the shipments to other micro-frontends, as published against the same pages as one application. */
export async function bench(stops) {
  const { product, spa, browser } = await startPages(stops);
  const measure = ({ url, idle }) => changeAreas(browser, url, idle);
  for (const url of [product, spa]) await measure({ url, idle: true });
  const noise = await alternate({ url: spa, idle: true }, { url: spa, idle: true }, ROUNDS, measure);
  for (const { page } of PLACES) printRatios(`A/A, one application against itself: ${page}, ms`, noise, page);
  for (const idle of [true, false]) {
    const pairs = await alternate({ url: product, idle }, { url: spa, idle }, ROUNDS, measure);
    console.log(
      idle
        ? '\nThe areas were fetched while the page was idle'
        : `\nThe areas are fetched when the pointer comes to the link, ${INTENT} ms before the press`,
    );
    for (const { page } of PLACES) printRatios(`product / one application: ${page}, ms (target 1.3)`, pairs, page);
    printFigure(
      'product: longest interaction (target 100)',
      pairs.map(([first]) => first.interaction),
      'ms',
    );
    printFigure(
      'one application: longest interaction',
      pairs.map(([, second]) => second.interaction),
      'ms',
    );
  }
}

/** Navigates from the shipments to each page and back: milliseconds from the click until the page is usable, by page, and the longest interaction. */
async function changeAreas(browser, url, idle) {
  const page = await signedInPage(browser, url);
  if (!idle) await withoutIdle(page);
  await page.addInitScript(observeEvents);
  await page.goto('/shipments');
  await ready(page, 'shipments');
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const figures = {};
  for (const place of PLACES) {
    await click(page, place.path);
    await ready(page, place.page);
    figures[place.page] = await page.evaluate(
      (name) => window.measured.usable[name] - window.measured.clickedAt,
      place.page,
    );
    assert.equal(await page.locator('h1').textContent(), place.heading);
    await page.waitForTimeout(SETTLE);
    const rows = await page.locator('tbody tr').count();
    assert.ok(rows >= place.rows, `${rows} rows at ${place.path}`);
    await click(page, '/shipments');
    await ready(page, 'shipments');
    await page.waitForTimeout(SETTLE);
  }
  const longest = await page.evaluate(() => window.measured.longest);
  await page.context().close();
  return { ...figures, interaction: longest };
}

const ready = (page, name) => page.locator(`[data-page="${name}"]`).waitFor({ timeout: 60_000 });

/** Like a user: the pointer rests on the link before the click. */
async function click(page, path) {
  await page.locator(`nav a[href="${path}"]`).hover();
  await page.waitForTimeout(INTENT);
  await page.mouse.down();
  await page.mouse.up();
}

/** Runs in the page before any other script. */
function observeEvents() {
  // Events shorter than 16 ms are not listed.
  window.measured = { usable: {}, clickedAt: 0, longest: 16 };
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(window.measured, { clickedAt: timeStamp, usable: {} }),
    true,
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.measured.longest = Math.max(window.measured.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new MutationObserver(() => {
    const name = document.querySelector('[data-page]')?.dataset.page;
    if (name) window.measured.usable[name] ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-page'] });
}

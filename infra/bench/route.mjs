import { signedInPage, startPages } from './lib/pages.mjs';
import { alternate } from './lib/rounds.mjs';
import { printRatios } from './lib/statistics.mjs';

const ROUNDS = 11;
const SLOWER_CPU = 4;
/** Until the shell has prefetched the other areas and the page is quiet, in milliseconds. */
const SETTLE = 1_500;

/** Measures the first change from the shipments to the quotes after prefetching, as published against the same pages as one application. */
export async function bench(stops) {
  const { product, spa, browser } = await startPages(stops);
  const measure = (url) => changeArea(browser, url);
  for (const url of [product, spa]) await measure(url);
  const noise = await alternate(spa, spa, 5, measure);
  const pairs = await alternate(product, spa, ROUNDS, measure);
  printRatios('A/A, one application against itself: click to heading, ms', noise, 'shown');
  printRatios('product / one application: click to heading, ms (target 1.3)', pairs, 'shown');
  printRatios('product / one application: click to usable page, ms', pairs, 'usable');
}

async function changeArea(browser, url) {
  const page = await signedInPage(browser, url);
  await page.goto('/shipments');
  await page.locator('[data-page="shipments"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const figures = await page.evaluate(clickAndWatch);
  await page.context().close();
  return figures;
}

/** Runs in the page: times from the click until the new heading stands and until the page says that it can be used. */
function clickAndWatch() {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const figures = {};
    new MutationObserver(() => {
      const since = performance.now() - startedAt;
      if (document.querySelector('h1')?.textContent === 'Quotes') figures.shown ??= since;
      if (figures.shown && document.querySelector('[data-page]') && location.pathname === '/quotes') {
        figures.usable ??= since;
        resolve(figures);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-page'] });
    document.querySelector('nav a[href="/quotes"]').click();
  });
}

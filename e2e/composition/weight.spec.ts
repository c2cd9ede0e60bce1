import type { Browser, CDPSession, Page } from '@playwright/test';
import { anyShipment, signInAsDemo } from '../support/demo';
import { expect, test } from '../support/test';

/**
 * Budget of the first load of /shipments, from entering the URL to the displayed list, with an empty cache. It counts every
 * request the browser makes for it: page, scripts, styles, session and list. The font is counted separately, because nothing waits for it.
 */
const MOST_REQUESTS = 8;
/** Chain of requests that each depend on the previous response: the page, its scripts, their requests. */
const LONGEST_CHAIN = 3;
/** Scripts and style sheets of a first load, compressed, with headers: the measured bytes and 3%. */
const MOST_BYTES = {
  '/login': 268_900,
  '/home': 230_900,
  '/shipments': 275_000,
  '/shipments/:id': 332_000,
  '/shipments/dock': 291_200,
  '/quotes': 273_800,
  '/quotes/new': 317_700,
  '/settings/company': 301_700,
};
/**
 * Scripts of the settings remote on the first visit of one of its sections, counted likewise. Of it 18 KB are for all sections,
 * 26 KB for each form (zod, react-hook-form and the form parts of the kit), 13 KB for each table.
 */
const MOST_SECTION_BYTES = {
  '/settings/company': 68_900,
  '/settings/company/products': 48_300,
  '/settings/company/members': 75_900,
  '/settings/company/api-keys': 41_800,
  '/settings/company/webhooks': 50_600,
  '/settings/company/activity': 50_400,
  '/settings/company/data': 41_100,
  '/settings/company/defaults': 67_000,
  '/settings/company/domains': 72_900,
  '/settings/contacts': 50_900,
  '/carriers': 44_150,
  '/carriers/tariffs': 43_000,
  '/carriers/fuel-prices': 73_900,
  '/carriers/rating-rules': 82_600,
  '/carriers/exchange-rates': 72_900,
  '/carriers/tender-emails': 41_900,
  '/settings/user/profile': 57_100,
  '/settings/user/association': 72_800,
  '/settings/user/security': 75_800,
  '/settings/user/notifications': 72_600,
};

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

interface Loaded {
  url: string;
  kind: string;
  /** Compressed, with headers. */
  bytes: number;
  isDone: boolean;
  /** Initiators: the page that references it, or the running scripts. */
  askedBy: string[];
}

const files = (stack?: StackTrace): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...files(stack.parent)] : [];

function record(browser: CDPSession): Map<string, Loaded> {
  const loaded = new Map<string, Loaded>();
  browser.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    loaded.set(requestId, {
      url: request.url,
      kind: type ?? '',
      bytes: 0,
      isDone: false,
      askedBy: [initiator.url ?? '', ...files(initiator.stack)].filter(Boolean),
    });
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, isDone: true });
  });
  browser.on('Network.loadingFailed', ({ requestId }) => {
    const one = loaded.get(requestId);
    if (one) one.isDone = true;
  });
  return loaded;
}

/** Requests whose response is not complete; streams never are. */
const pendingOf = (loaded: Map<string, Loaded>) =>
  [...loaded.values()].filter(({ kind, isDone }) => !isDone && kind !== 'EventSource').length;

const isOfShell = (url: string) => new URL(url).pathname.startsWith('/mfe/shell/');

/** How many requests begin in this time, or are not complete after it. Unlike `networkidle` it sees parts that are requested after the first pause. */
async function requestsWithin(ms: number, page: Page, loaded: Map<string, Loaded>): Promise<number> {
  const before = loaded.size;
  await page.waitForTimeout(ms);
  return loaded.size - before + pendingOf(loaded);
}

/** Opens a page and returns the loaded files, before the idle browser prefetches other remotes. */
async function firstLoad(page: Page, path: string): Promise<Loaded[]> {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const loaded = record(browser);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => requestsWithin(700, page, loaded), { intervals: [0] }).toBe(0);
  return [...loaded.values()].filter(({ url }) => !url.startsWith('data:'));
}

/** Number of sequential responses up to and including this file. */
function depth(one: Loaded, loaded: Loaded[]): number {
  const before = loaded.filter((other) => other !== one && one.askedBy.includes(other.url));
  return (
    1 +
    Math.max(
      0,
      ...before.map((other) =>
        depth(
          other,
          loaded.filter((each) => each !== one),
        ),
      ),
    )
  );
}

function expectBytes(page: string, loaded: Loaded[], of: RegExp, most: number) {
  const files = loaded.filter(({ url }) => of.test(url));
  const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');
  expect.soft(files.length, `${page}\n${list}`).toBeGreaterThan(1);
  expect
    .soft(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      `${page}\n${list}`,
    )
    .toBeLessThanOrEqual(most);
}

test('the first load of /shipments makes few requests for few bytes, in a short chain, and fetches no other remote', async ({
  page,
}) => {
  await signInAsDemo(page);
  const loaded = await firstLoad(page, '/shipments');
  await expect(page.getByRole('table')).toBeVisible();
  const [fonts, counted] = [loaded.filter(({ kind }) => kind === 'Font'), loaded.filter(({ kind }) => kind !== 'Font')];
  // Shown when an expectation fails: depth, type, bytes, URL.
  const list = counted
    .map((one) => `${depth(one, counted)} ${one.kind} ${one.bytes} ${new URL(one.url).pathname}`)
    .join('\n');
  expect(fonts.length, 'fonts').toBeLessThanOrEqual(1);
  expect(counted.length, list).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(
    counted.some(({ url }) => url.includes('/api/v1/shipments')),
    list,
  ).toBe(true);
  expect(Math.max(...counted.map((one) => depth(one, counted))), list).toBeLessThanOrEqual(LONGEST_CHAIN);

  const scripts = counted.filter(({ url }) => url.endsWith('.js'));
  expect(scripts.length, list).toBeGreaterThan(2);
  const loadedOf = counted.flatMap(({ url }) => /\/mfe\/(\w+)\//.exec(url)?.[1] ?? []);
  expect([...new Set(loadedOf)].sort()).toEqual(['shell', 'shipments']);
});

/** Loads each page in a context of its own, which has an empty cache, three at a time: most of the time is waiting for late requests. */
async function expectBudgets(browser: Browser, baseURL: string, budgets: Record<string, number>, of: RegExp) {
  const rest = Object.entries(budgets);
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [path, most] = next;
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      if (path !== '/login') await signInAsDemo(page);
      const address = path.includes(':id') ? path.replace(':id', await anyShipment(page)) : path;
      expectBytes(path, await firstLoad(page, address), of, most);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: 3 }, lane));
}

test('first loads keep the budgets of scripts and styles', async ({ browser, baseURL }) => {
  await expectBudgets(browser, baseURL!, MOST_BYTES, /\.(js|css)$/);
});

test('first visits of settings keep the budgets of their scripts', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  await expectBudgets(browser, baseURL!, MOST_SECTION_BYTES, /\/mfe\/settings\/.*\.js$/);
});

test('the first load has the styles of exactly the Mantine components in its scripts', async ({ page }) => {
  const urls = (await firstLoad(page, '/login')).map(({ url }) => url).filter(isOfShell);
  const classesIn = async (type: string) => {
    const files = await Promise.all(
      urls.filter((url) => url.endsWith(type)).map(async (url) => (await page.request.get(url)).text()),
    );
    return [...new Set(files.join('\n').match(/\bm_[\da-f]+\b/g))].sort();
  };
  const classes = await classesIn('.js');
  expect(classes.length).toBeGreaterThan(100);
  expect(await classesIn('.css')).toEqual(classes);
});

test('all remotes together load one React and one federation runtime', async ({ page }) => {
  await signInAsDemo(page);
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  for (const path of ['/shipments', '/quotes', '/settings/company', '/change-password']) {
    await page.goto(path);
    await expect(page.locator('[data-page]')).toBeVisible();
  }
  const code = (await Promise.all([...urls].map(async (url) => (await page.request.get(url)).text()))).join('\n');
  const copiesOf = (mark: RegExp) => code.match(mark)?.length ?? 0;
  expect([...urls].filter((url) => url.includes('/remoteEntry.'))).toHaveLength(4);
  expect(copiesOf(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g), 'react').toBe(1);
  expect(copiesOf(/__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/g), 'react-dom').toBe(1);
  expect(copiesOf(/ScriptNetworkError: Failed to load/g), 'federation runtime').toBe(1);
});

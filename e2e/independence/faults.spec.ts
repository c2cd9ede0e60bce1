import type { BrowserContext, Page } from '@playwright/test';
import { signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';
import { alteredRuns, breakScripts, errorAfter, type File, RESPONSES, watch } from './fault-matrix';

/** All cases by `FAULTS=all`, see README.md; otherwise those that differ in what the shell does. */
const WHOLE = process.env.FAULTS === 'all';
const CHOSEN = ['entry 404', 'entry hang', 'chunk hang', 'chunk altered', 'page 500', 'page hang'];
const isChosen = (file: File, response: string) => WHOLE || CHOSEN.includes(`${file} ${response}`);
const START_PAGES = { quotes: '/quotes', shipments: '/shipments', settings: '/settings/company', auth: '/login' };
const SIGNED_IN = ['quotes', 'shipments', 'settings'] as const;
/** `auth` has no case of a route change: users without a session see its pages only, and users with one none of them. */
const TITLES = { quotes: 'Quotes', shipments: 'Shipments', settings: 'Settings' };
const EXPECTED =
  /Failed to load resource|^console: \[\w+ [\d.]+\] Digest: [0-9a-f]{8}|integrity|MIME type|ChunkLoadError/i;

const error = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });
const content = (page: Page) => page.locator('h1:not([role=alert] *)');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Expects the error in time, then ends the fault and expects the page in the same document. */
async function recover(page: Page, end: () => void): Promise<number> {
  await expect(error(page)).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  end();
  await tryAgain(page).click();
  await expect(content(page)).toBeVisible();
  await expect(error(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window), 'same document').toBe(true);
  expect(await alteredRuns(page), 'runs of altered code').toBe(0);
  return errorAfter(page);
}

interface Case {
  name: string;
  /** Answers the milliseconds until the error. */
  perform(page: Page): Promise<number>;
  context: BrowserContext;
}

async function inOwnPage({ context, perform }: Case): Promise<number> {
  const page = await context.newPage();
  await watch(page);
  const time = await perform(page);
  await page.close();
  return time;
}

const firstLoad = (remote: string, path: string, file: File, response: string) => async (page: Page) => {
  const { end } = await breakScripts(page, [remote], file, response);
  await page.goto(path);
  return recover(page, () => end(remote));
};

/** One document, where the user opens each remote in turn. */
const routeChanges = (file: File, response: string) => async (page: Page) => {
  const { end } = await breakScripts(page, SIGNED_IN, file, response);
  await page.goto('/nowhere');
  const times: number[] = [];
  for (const remote of SIGNED_IN) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: TITLES[remote] }).click();
    times.push(await recover(page, () => end(remote)));
  }
  return Math.max(...times);
};

/** A remote that works, with a page that does not load. */
const pageChange = (response: string) => async (page: Page) => {
  await page.goto('/quotes');
  const { end } = await breakScripts(page, ['quotes'], 'page', response);
  await page.getByRole('link', { name: 'New quote' }).click();
  return recover(page, () => end('quotes'));
};

/** Requests that hang cost time, other cases computing: more pages at once would slow each other down. */
async function expectErrorsInTime(cases: Case[], lanes: number): Promise<void> {
  const times: Record<string, number> = {};
  const rest = [...cases];
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) times[next.name] = await inOwnPage(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(times) });
  if (WHOLE) console.log(test.info().title, times);
  expect(Math.max(...Object.values(times)), JSON.stringify(times)).toBeLessThanOrEqual(3000);
}

for (const response of Object.keys(RESPONSES)) {
  const lanes = response === 'hang' ? 2 : 1;
  for (const file of (['entry', 'chunk'] as const).filter((name) => isChosen(name, response)))
    test(`${file} ${response}: each remote shows the error in time, and a retry opens it`, async ({
      browser,
      page,
      context,
      baseURL,
      complaints,
    }) => {
      await signInAsDemo(page);
      const anonymous = await browser.newContext({ baseURL });
      const opened = (remote: keyof typeof START_PAGES) => ({
        name: remote,
        context: remote === 'auth' ? anonymous : context,
        perform: firstLoad(remote, START_PAGES[remote], file, response),
      });
      const cases = [
        { name: 'route changes', context, perform: routeChanges(file, response) },
        ...[...SIGNED_IN, 'auth' as const].map(opened),
      ];
      await expectErrorsInTime(cases, lanes);
      await anonymous.close();
      takeComplaints(complaints, EXPECTED);
    });

  if (isChosen('page', response))
    test(`page ${response}: a page of a loaded remote shows the error in time, and a retry opens it`, async ({
      page,
      context,
      complaints,
    }) => {
      await signInAsDemo(page);
      const cases = [
        { name: 'first load', context, perform: firstLoad('quotes', '/quotes/new', 'page', response) },
        { name: 'route change', context, perform: pageChange(response) },
      ];
      await expectErrorsInTime(cases, lanes);
      takeComplaints(complaints, EXPECTED);
    });
}

import type { Page } from '@playwright/test';
import { signInAsDemo } from '../support/demo';
import { changePage } from '../support/page-html';
import { expect, takeComplaints, test } from '../support/test';
import { entryOf, FAULTS } from './faults';

/** Console output allowed for a failing remote; policy violations are not allowed. */
const EXPECTED =
  /broken on purpose|Failed to load resource|^console: \[\w+ [\d.]+\] Digest: [0-9a-f]{8}|integrity|MIME type|Unexpected (token|end)/i;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const digestOn = async (page: Page) => /Digest: ([0-9a-f]{8})/.exec(await page.getByRole('alert').innerText())?.[1];

for (const [name, fault] of Object.entries(FAULTS))
  test(`Quotes ${name}: its page shows the error, the rest works, a retry opens it`, async ({ page, complaints }) => {
    await signInAsDemo(page);
    await fault.begin(page, 'quotes');
    await page.goto('/quotes');
    await expect(navigation(page, 'Shipments')).toBeVisible();
    await expect(heading(page, fault.shows)).toBeVisible();
    const digest = await digestOn(page);

    await mark(page);
    await navigation(page, 'Shipments').click();
    await expect(heading(page, 'Shipments')).toBeVisible();
    await page.goBack();
    await expect(heading(page, fault.shows)).toBeVisible();

    await fault.end(page, 'quotes');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page
        .getByText('The area works again')
        .or(page.locator('[data-page]:not([data-page=remote-problem], [data-page=fallback])')),
    ).toBeVisible();
    expect(await isMarked(page), 'the page was loaded anew').toBe(true);
    const written = takeComplaints(complaints, EXPECTED);
    if (digest)
      expect(written.join('\n'), 'the digest of the screen stands in the console').toMatch(
        new RegExp(`\\[quotes [\\d.]+\\] Digest: ${digest}`),
      );
  });

test('a slow remote opens automatically when it has loaded', async ({ page }) => {
  await signInAsDemo(page);
  let arrive = (): void => undefined;
  await page.route(entryOf('quotes'), async (route) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    await route.continue();
  });
  await page.goto('/quotes');
  await expect(heading(page, 'Quotes is taking longer than usual')).toBeVisible();
  arrive();
  await expect(heading(page, 'Quotes')).toBeVisible();
});

test('input in one remote is kept after a visit to a failing one', async ({ page, complaints }) => {
  await signInAsDemo(page);
  await FAULTS['is gone (404)']!.begin(page, 'shipments');
  const prefetched = page.waitForResponse(entryOf('shipments'));
  await page.goto('/quotes/new');
  const weight = page.getByLabel('Total weight, lb');
  await weight.fill('1234');
  await navigation(page, 'Shipments').hover();
  await prefetched;
  await expect(weight).toHaveValue('1234');
  await navigation(page, 'Shipments').click();
  await expect(heading(page, 'Shipments could not be loaded')).toBeVisible();
  await page.goBack();
  await expect(weight).toHaveValue('1234');
  takeComplaints(complaints, EXPECTED);
});

test.describe('without the registry', () => {
  const withoutList = async (page: Page): Promise<void> => {
    await page.route('/registry.json', (route) => route.fulfill({ status: 503 }));
    await changePage(page, (html) => html.replace(/(id="lading-registry">).*?(<\/script>)/, '$1null$2'));
  };

  test('the last known one is used, and the page shows a notice', async ({ page, complaints }) => {
    await signInAsDemo(page);
    await page.goto('/quotes');
    await expect(heading(page, 'Quotes')).toBeVisible();
    await withoutList(page);
    await page.goto('/shipments');
    await expect(heading(page, 'Shipments')).toBeVisible();
    await expect(page.getByText('Showing an earlier version')).toBeVisible();
    takeComplaints(complaints, EXPECTED);
  });

  test('the first visit shows a server error', async ({ page, complaints }) => {
    await withoutList(page);
    await page.goto('/quotes');
    await expect(heading(page, /server-side exception occurred/)).toBeVisible();
    await expect(page.getByText('See the server logs')).toBeVisible();
    takeComplaints(complaints, EXPECTED);
  });
});

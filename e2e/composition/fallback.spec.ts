import type { Page } from '@playwright/test';
import { signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';
import { FAULTS } from './faults';

const EXPECTED = /Failed to load resource|Digest|ERR_/;
const screenOf = (page: Page) => page.getByRole('alert');

async function expectReadable(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const { width, size } = await heading.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    size: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  expect(width).toBeLessThanOrEqual(640);
  expect(size).toBeGreaterThanOrEqual(16);
}

test('a failed server response shows its error with the digest of the log', async ({ page, complaints }) => {
  await page.route('/api/v1/auth/session', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, code: 'INTERNAL_ERROR', digest: '0123456789ab' }),
    }),
  );
  await page.goto('/shipments');
  await expect(screenOf(page)).toContainText('A server-side exception occurred while loading the site');
  await expect(screenOf(page)).toContainText('See the server logs');
  await expect(screenOf(page)).toContainText('Digest: 0123456789ab');
  await expectReadable(page);
  expect(takeComplaints(complaints, EXPECTED).join('\n')).toContain('[shell 0.1.0] Digest: 0123456789ab');
});

test('without API and styles the screen is readable, and a reload by keyboard loads the page', async ({
  page,
  complaints,
}) => {
  await page.route('/api/**', (route) => route.abort());
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/login');
  await expect(screenOf(page)).toContainText('server-side exception');
  await expectReadable(page);
  await page.unrouteAll();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible();
  takeComplaints(complaints, EXPECTED);
});

for (const script of ['vendor', 'main']) {
  test(`without its own ${script} script the page shows an error instead of staying blank`, async ({
    page,
    complaints,
  }) => {
    await page.route(`**/js/${script}.*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(screenOf(page)).toContainText('A client-side exception occurred while loading the site');
    await expect(screenOf(page)).toContainText('See the browser console');
    await expectReadable(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible();
    takeComplaints(complaints, EXPECTED);
  });
}

test('the printed screen contains only its text', async ({ page, complaints }) => {
  await signInAsDemo(page);
  await FAULTS['throws while rendering']!.begin(page, 'quotes');
  await page.goto('/quotes');
  await expect(screenOf(page)).toContainText('A client-side exception occurred while loading the site');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Reload' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(screenOf(page)).toContainText(/Digest: [0-9a-f]{8}/);
  takeComplaints(complaints, /broken on purpose/);
});

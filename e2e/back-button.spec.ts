import { wholeBrowser } from './support/browser';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('after sign-out the back button shows nothing of the last user', async ({ page }) => {
  await signInAsDemo(page, { ownSession: true });
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await page.goto('/dev/mailbox');
  await page.request.post('/api/v1/auth/logout');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login?next=%2Fquotes');
  await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible();
});

test('a page restored with an open session keeps its content', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/dev/mailbox');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

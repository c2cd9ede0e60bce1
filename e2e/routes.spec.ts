import { anyShipment, signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

/** A page of each remote and of the shell itself: access is decided for all pages of a remote at once. */
const PROTECTED = [
  '/quotes/new',
  '/shipments/dock',
  '/settings/user/security',
  '/carriers/tariffs',
  '/reports/spend',
  '/invoices',
  '/approvals',
  '/home',
  '/notifications',
  '/help/get-prices',
];
const UNKNOWN = [
  '/nowhere',
  '/quotes/new/extra',
  '/help/nothing',
  '/settings/nowhere',
  '/settings/user',
  '/auth/shippers/unknown/callback',
];

test('signed out, each protected remote redirects to the sign-in page and keeps the target', async ({ page }) => {
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('former addresses lead to the pages that replaced them', async ({ page }) => {
  await signInAsDemo(page);
  const overview = `/shipments/${await anyShipment(page)}/overview`;
  for (const [former, current] of [
    [overview, overview],
    ['/settings', '/settings/company'],
    ['/settings/company?tab=carriers', '/carriers'],
    ['/settings/company?tab=carriers&upload=terms', '/carriers/tariffs?upload=terms'],
    ['/settings/company?tab=members', '/settings/company/members'],
    ['/settings/company?tab=webhooks', '/settings/company/webhooks'],
  ] as const) {
    await page.goto(former);
    await expect(page.locator('[data-page]'), former).toBeVisible();
    await expect(page, former).toHaveURL(current);
  }
});

test('signed in, the sign-in page redirects and unknown paths are not found', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/login?next=/quotes');
  await expect(page).toHaveURL('/quotes');
  await page.goto('/login?next=https://evil.example/');
  await expect(page).toHaveURL('/home');
  const shipment = await anyShipment(page);
  for (const path of [
    ...UNKNOWN,
    `/shipments/${shipment}/pictures`,
    '/shipments/shp_00000000000000000000000000',
    '/quotes/qte_00000000000000000000000000',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible();
  }
});

test('signing out ends the session', async ({ page }) => {
  await signInAsDemo(page, { ownSession: true });
  await page.goto('/shipments');
  await page.getByRole('button', { name: /demo owner/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.get('/api/v1/auth/session')).status()).toBe(401);
});

import type { Page } from '@playwright/test';
import { anyShipment, quoteIn, signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

const SIGNED_OUT_PAGES = [
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/success',
  '/change-password?token=unknown',
];
const SIGNED_IN_PAGES = [
  '/quotes',
  '/quotes/new',
  '/shipments',
  '/shipments/dock',
  '/invoices',
  '/claims',
  '/reports',
  '/reports/spend',
  '/reports/on-time',
  '/notifications',
  '/help',
  '/help/get-prices',
  '/settings/company',
  ...[
    'defaults',
    'members',
    'domains',
    'approval-rules',
    'coding-rules',
    'products',
    'api-keys',
    'webhooks',
    'edi',
    'activity',
    'data',
  ].map((section) => `/settings/company/${section}`),
  '/settings/contacts',
  '/carriers',
  ...['tariffs', 'fuel-prices', 'rating-rules', 'exchange-rates', 'tender-emails', 'new'].map(
    (page) => `/carriers/${page}`,
  ),
  '/settings/user/association',
  '/settings/user/notifications',
  '/settings/user/profile',
  '/settings/user/second-factor',
  '/settings/user/security',
];
const UNKNOWN = [
  '/nowhere',
  '/quotes/new/extra',
  '/help/nothing',
  '/settings/nowhere',
  '/settings/user',
  '/auth/shippers/unknown/callback',
];

test('signed out, every protected route redirects to the sign-in page and keeps the target', async ({ page }) => {
  for (const path of SIGNED_IN_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

for (const path of SIGNED_OUT_PAGES) {
  test(`${path} shows one heading without a session`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-page]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).not.toBe('');
  });
}

/** Opens every path and expects its page with one heading. */
async function expectPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('[data-page]'), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toHaveCount(0);
    await expect(page, path).toHaveURL(path);
  }
}

const OF_SETTINGS = /^\/(settings|carriers)\b/;
for (const [name, paths] of [
  ['the settings and carriers', SIGNED_IN_PAGES.filter((path) => OF_SETTINGS.test(path))],
  ['all others', SIGNED_IN_PAGES.filter((path) => !OF_SETTINGS.test(path))],
] as const)
  test(`signed in, every route of ${name} resolves to its owner with one heading`, async ({ page }) => {
    await signInAsDemo(page);
    await expectPages(page, paths);
  });

test('former addresses lead to the pages that replaced them', async ({ page }) => {
  await signInAsDemo(page);
  for (const [former, current] of [
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

test('every page of a quote and a shipment resolves to its owner with one heading', async ({ page }) => {
  await signInAsDemo(page);
  const quote = await quoteIn(page, 'quoted');
  const shipment = await anyShipment(page);
  const tabs = ['', '/overview', '/tracking', '/documents', '/charges', '/activity'];
  await expectPages(page, [
    `/quotes/${quote}`,
    `/quotes/${quote}/edit`,
    ...tabs.map((tab) => `/shipments/${shipment}${tab}`),
  ]);
});

test('signed in, the sign-in page redirects and unknown paths are not found', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/login?next=/quotes');
  await expect(page).toHaveURL('/quotes');
  await page.goto('/login?next=https://evil.example/');
  await expect(page).toHaveURL('/shipments');
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
  await signInAsDemo(page);
  await page.goto('/shipments');
  await page.getByRole('button', { name: /demo owner/i }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.get('/api/v1/auth/session')).status()).toBe(401);
});

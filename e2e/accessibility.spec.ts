import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible';
import { anyShipment, quoteIn, signInAsDemo } from './support/demo';
import { bookButtons } from './support/quote-form';
import { expect, takeComplaints, test } from './support/test';

async function expectAccessiblePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-page]'), path).toBeVisible();
  await expectAccessibleInEveryLook(page, path);
}

const SETTINGS = [
  '/settings/company',
  ...['defaults', 'members', 'sign-in', 'domains', 'products', 'api-keys', 'webhooks', 'activity', 'data'].map(
    (section) => `/settings/company/${section}`,
  ),
  '/settings/user/association',
  '/settings/user/profile',
  '/settings/user/security',
  '/settings/user/second-factor',
  '/settings/user/notifications',
  '/settings/contacts',
  '/carriers',
  ...['tariffs', 'fuel-prices', 'rating-rules', 'exchange-rates', 'tender-emails', 'new'].map(
    (page) => `/carriers/${page}`,
  ),
  '/settings/contacts?view=map',
  '/settings/contacts?view=import',
];

test.describe.configure({ timeout: 180_000 });

test('pages without a session', async ({ page }) => {
  const paths = [
    '/login',
    '/register',
    '/register?invitation=unknown',
    '/register?token=unknown',
    '/reset-password',
    '/reset-password/success',
    '/change-password',
    '/change-password?token=unknown',
    '/change-password?emailToken=unknown',
  ];
  for (const path of paths) await expectAccessiblePage(page, path);
});

test('forms with errors', async ({ page }) => {
  const forms = {
    '/login': 'Sign in',
    '/register': 'Send link',
    '/reset-password': 'Send reset link',
    '/change-password?token=unknown': 'Change password',
  };
  for (const [path, button] of Object.entries(forms)) {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('[aria-invalid="true"]').first(), path).toBeFocused();
    await expectAccessibleInEveryLook(page, `${path} with errors`);
  }
});

test('settings', async ({ page }) => {
  await signInAsDemo(page);
  for (const path of SETTINGS) await expectAccessiblePage(page, path);
});

test('quotes', async ({ page }) => {
  await signInAsDemo(page);
  const quote = await quoteIn(page, 'quoted');
  for (const path of ['/quotes', '/quotes/new', `/quotes/${quote}`, `/quotes/${quote}/edit`])
    await expectAccessiblePage(page, path);
});

test('lists of shipments', async ({ page }) => {
  await signInAsDemo(page);
  for (const path of ['/shipments', '/shipments?view=needs_action', '/shipments?show=map'])
    await expectAccessiblePage(page, path);
});

test('a shipment', async ({ page }) => {
  await signInAsDemo(page);
  const shipment = await anyShipment(page);
  for (const tab of ['', '/tracking', '/documents', '/charges', '/activity'])
    await expectAccessiblePage(page, `/shipments/${shipment}${tab}`);
});

test('home, notifications and help', async ({ page }) => {
  await signInAsDemo(page);
  for (const path of ['/home', '/notifications', '/help', '/help/get-prices']) await expectAccessiblePage(page, path);
});

test('open menus and dialogs', async ({ page }) => {
  await signInAsDemo(page);
  const quote = await quoteIn(page, 'quoted');
  // Few rows: axe reads all of them in every look.
  await page.goto('/shipments?status=out_for_delivery');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'views menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('menuitem', { name: 'All notifications' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'latest notifications');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'search');
  await page.getByRole('dialog').getByRole('combobox').fill('zzzzzz');
  await expect(page.getByText('No results.')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'search without results');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Needs action/ }).click();
  await page
    .getByRole('button', { name: /^Snooze: / })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'snooze menu');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Resolve: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'resolve exception');

  await page.goto(`/quotes/${quote}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'quote menu');
  await page.getByRole('menuitem', { name: 'Cancel quote' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'cancellation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bookButtons(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'booking');
});

test('a form dialog with errors and with unsaved changes', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/settings/contacts');
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessibleInEveryLook(page, 'form with errors');
  await dialog.getByRole('textbox').first().fill('Acme');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await expectAccessibleInEveryLook(page, 'question about unsaved changes');
});

test('lists without matches, empty lists and an error', async ({ page, complaints }) => {
  await signInAsDemo(page);
  await page.goto('/settings/contacts?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'no matches');
  await page.route(/\/api\/v1\/(quotes|shipments)(\?|$)/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null, total: 0 } }),
  );
  await page.getByRole('link', { name: 'Quotes', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'no quotes');
  await page.getByRole('link', { name: /^Shipments/ }).click();
  await expect(page.getByRole('heading', { name: 'No shipments yet' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'no shipments');
  await page.route('**/api/v1/contacts?*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/settings/contacts?q=acme');
  await expect(page.getByRole('heading', { name: /could not be loaded$/ })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'error');
  takeComplaints(complaints, /503/);
});

import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible';
import { anyShipment, quoteIn, signInAsDemo } from './support/demo';
import { PAGES, PUBLIC_PAGES } from './support/pages';
import { bookButtons } from './support/quote-form';
import { expect, takeComplaints, test } from './support/test';

/** Opens the page by its address, and checks that its remote shows it under one heading, and that it is accessible. */
async function expectAccessiblePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-page]'), path).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Page not found' }), path).toHaveCount(0);
  expect(await page.title(), path).not.toBe('');
  await expectAccessibleInEveryLook(page, path);
}

test.describe.configure({ timeout: 180_000 });

test('pages without a session', async ({ page }) => {
  for (const path of PUBLIC_PAGES) await expectAccessiblePage(page, path);
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

for (const [name, paths] of Object.entries({
  ...PAGES,
  views: [
    '/shipments?view=needs_action',
    '/shipments?show=map',
    '/settings/contacts?view=map',
    '/settings/contacts?view=import',
  ],
}))
  test(`pages: ${name}`, async ({ page }) => {
    await signInAsDemo(page);
    for (const path of paths) {
      await expectAccessiblePage(page, path);
      await expect(page, path).toHaveURL(path);
    }
  });

test('pages of a quote and a shipment', async ({ page }) => {
  await signInAsDemo(page);
  const quote = await quoteIn(page, 'quoted');
  const shipment = await anyShipment(page);
  const tabs = ['', '/tracking', '/documents', '/charges', '/activity'];
  for (const path of [
    `/quotes/${quote}`,
    `/quotes/${quote}/edit`,
    ...tabs.map((tab) => `/shipments/${shipment}${tab}`),
  ])
    await expectAccessiblePage(page, path);
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

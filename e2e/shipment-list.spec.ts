import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'latin1');
}

test('views, filters in the URL, a saved view, printing and export of the list', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/shipments');
  await expect(rows(page)).not.toHaveCount(0);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link')).toHaveText([
    /^Needs action\d/,
    /^Pickup today\d/,
    /^In transit\d/,
    /^Delivery today\d/,
    /^Delivered without POD\d/,
    /^All\d/,
  ]);

  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('button', { name: 'Mode', exact: true }).click();
  await page.getByRole('button', { name: 'LTL', exact: true }).click();
  await expect(page).toHaveURL(/mode=LTL/);
  await expect(rows(page)).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mode: LTL' })).toBeVisible();

  const name = `LTL ${Date.now()}`;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: `View: ${name}` }).click();
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click();
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();

  const first = rows(page).first();
  const number = (await first.getByRole('link').textContent())!;
  await first.getByRole('checkbox').check();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print BOLs' }).click();
  expect(await textOf(printed)).toMatch(/^%PDF-/);

  const exported = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const csv = await textOf(exported);
  expect(csv).toContain(number);
  expect(csv).not.toMatch(/,FTL,/);
});

test('the table is used by keyboard and names its parts for screen readers', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/shipments');
  const table = page.getByRole('table', { name: 'Shipments' });
  await expect(table.getByRole('columnheader', { name: 'Pickup', exact: true })).toBeVisible();
  const first = rows(page).first();
  const number = (await first.getByRole('link').textContent())!;
  await expect(first.getByRole('rowheader')).toContainText(number);
  await expect(first.getByRole('checkbox', { name: `Select ${number}` })).toBeVisible();

  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();

  const pickup = table.getByRole('columnheader', { name: 'Pickup', exact: true });
  await pickup.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order=pickup/);
  await expect(pickup).toHaveAttribute('aria-sort', 'ascending');

  const width = page.getByRole('slider', { name: 'Width of Shipment' });
  await width.focus();
  const before = Number(await width.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await width.getAttribute('aria-valuenow'))).toBeGreaterThan(before);

  await first.focus();
  await page.keyboard.press('Space');
  const preview = page.getByRole('complementary', { name: /^Preview of S-/ });
  await expect(preview.getByRole('list', { name: 'Stops' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const second = (await rows(page).nth(1).getByRole('link').textContent())!;
  await expect(page.getByRole('complementary', { name: `Preview of ${second}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  await first.focus();
  const opened = (await first.getByRole('link').textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Shipment ${opened}` })).toBeVisible();
});

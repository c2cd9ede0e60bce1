import { expectAccessibleInEveryLook } from './support/accessible';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

/** The worker computes figures every minute. */
const COMPUTED_MS = 90_000;

test('a report is opened and grouped with the keyboard, and a row leads to exactly its shipments', async ({ page }) => {
  test.setTimeout(2 * COMPUTED_MS);
  await signInAsDemo(page);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.getByRole('link', { name: 'Spend', exact: true }).press('Enter');
  const table = page.getByRole('table', { name: 'Spend' });
  await expect(async () => {
    await page.reload();
    await expect(table).toBeVisible();
  }).toPass({ timeout: COMPUTED_MS });
  await page.getByLabel('Group by').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/by=lane/);
  await expect(page.getByRole('columnheader', { name: 'Lane' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'a report');
  const row = table.getByRole('row').nth(1);
  const count = await row.getByRole('cell').nth(1).innerText();
  await row.getByRole('link').first().press('Enter');
  await expect(page.getByText(new RegExp(`^${count} shipments?$`))).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByText('Spend, last 90 days')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the overview of reports');
});

import { register } from './support/people';
import { expect, test } from './support/test';

test('Canadian English applies to words, dates and numbers everywhere', async ({ page }) => {
  await register(page, 'Cobourg Castings');
  const menu = page.getByRole('button', { name: /^Your account/ });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^Use (dark|light) colors$/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('Language').selectOption('English (Canada)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^Use (dark|light) colours$/ })).toBeVisible();
});

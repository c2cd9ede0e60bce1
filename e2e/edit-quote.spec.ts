import { signInAsDemo } from './support/demo';
import { bookButtons, centsOf, chooseAction, fillFreight } from './support/quote-form';
import { expect, test } from './support/test';

test('input survives a reload and an expired session; editing re-rates and keeps the earlier offers', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await expect(page.getByRole('table', { name: /offers/i })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Total weight, lb')).toHaveValue('1000');
  await expect(page.getByRole('table', { name: /offers/i })).toBeVisible();
  await page.context().clearCookies();
  // Another request of the page may get the 401 before the click does.
  await page
    .getByRole('button', { name: 'Save quote' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await expect(page).toHaveURL('/login?next=%2Fquotes%2Fnew');
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Total weight, lb')).toHaveValue('1000');

  await page.getByRole('button', { name: 'Save quote' }).click();
  const cheapest = bookButtons(page).first();
  await expect(cheapest).toBeVisible();
  const before = centsOf((await cheapest.getAttribute('aria-label'))!);

  await chooseAction(page, 'Edit quote');
  await page.getByLabel('Total weight, lb').fill('2400');
  await expect(page.getByText(/rate.* again|re-rate/i).first()).toBeVisible();
  await page.getByRole('button', { name: /Save/ }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  await expect.poll(async () => centsOf((await cheapest.getAttribute('aria-label'))!)).toBeGreaterThan(before);
  await page
    .getByRole('button', { name: /Earlier|Revision/ })
    .first()
    .click();
  await expect(page.getByText(`$${(before / 100).toFixed(2)}`).first()).toBeVisible();
});

test('a server error is shown at its field and input is kept', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  const to = page.getByLabel('To', { exact: true });
  await to.fill('00000');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/quotes/new');
  await expect(page.getByLabel('Total weight, lb')).toHaveValue('1000');
});

import type { Locator } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { askLiftgateAtDelivery, centsOf, fillFreight, unfold } from './support/quote-form';
import { expect, test } from './support/test';

test('hazardous material has indicative prices without an emergency phone and is quoted when it has one', async ({
  page,
}) => {
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await unfold(page, /^Item 1 details/);
  await page.getByLabel('Hazardous material', { exact: true }).check();
  const hazmat = page.getByRole('group', { name: 'Hazardous material' });
  await hazmat.getByLabel('UN number').fill('UN1090');
  await expect(hazmat.getByLabel('Proper shipping name')).toHaveValue('Acetone');
  await expect(hazmat.getByLabel('Hazard class')).toHaveValue('3');
  await hazmat.getByLabel('Packing group').selectOption('II');
  await expect(hazmat.getByText('UN1090, Acetone, 3, PG II')).toBeVisible();
  const result = page.getByRole('complementary', { name: 'Result' });
  await expect(result.getByText('Indicative', { exact: true })).toBeVisible();
  await expect(result.getByRole('table', { name: /offers/i })).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('link', { name: 'Item 1 emergency phone' })).toBeVisible();
  await expect(hazmat.getByLabel('24-hour phone')).toBeFocused();

  await hazmat.getByLabel('24-hour phone').fill('800 555 1234');
  await hazmat.getByLabel(/Answered 24 hours a day/).check();
  await expect(result.getByText('Indicative', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  await expect(page.getByText(/hazardous: UN1090 Acetone/)).toBeVisible();
});

test('a refrigerated full truckload with an intermediate stop is priced by the mile', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await unfold(page, /^Mode and stops/);
  await page.getByText('Full truckload', { exact: true }).click();
  await page.getByLabel('Trailer', { exact: true }).selectOption('REEFER');
  await page.getByLabel('Lowest temperature').fill('34');
  await page.getByLabel('Highest temperature').fill('38');
  await page.getByRole('button', { name: 'Add stop' }).click();
  const stop = page.getByRole('group', { name: 'Stop 1' });
  await stop.getByLabel('Location', { exact: true }).fill('63101');
  await expect(stop.getByText(/MO/)).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);

  const offers = page.getByRole('table', { name: 'Offers' });
  await expect(offers.getByText(/^Full truckload/).first()).toBeVisible();
  await offers
    .getByRole('button', { name: /^Demo (?!Fitful|Quick|Steady)/, expanded: false })
    .first()
    .click();
  await offers
    .getByRole('button', { name: /explain/ })
    .first()
    .click();
  await expect(offers.getByText(/ mi at \$/).first()).toBeVisible();
  await expect(page.getByText('keep at 34 to 38 °F')).toBeVisible();
});

test('carriers over HTTP respond late or with a reason; rows under the pointer do not move and the marks count all offers', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  const offers = page.getByRole('table', { name: 'Offers' });
  const carriers = offers.getByRole('button', { name: /^Demo /, expanded: false });
  await carriers.first().hover();
  const standing = await carriers.allTextContents();

  await expect(page.getByText('All carriers have responded.')).toBeVisible({ timeout: 30_000 });
  expect((await carriers.allTextContents()).slice(0, standing.length)).toEqual(standing);
  expect((await carriers.allTextContents()).length).toBeGreaterThan(standing.length);
  await expect(page.getByRole('button', { name: /new offer/ })).toHaveCount(0);
  const totalsOf = async (rows: Locator) =>
    (await rows.getByRole('button', { name: /^Book .* for \$/ }).all()).map(async (button) =>
      centsOf((await button.getAttribute('aria-label'))!),
    );
  const totals = await Promise.all(await totalsOf(offers));
  const cheapest = offers.getByRole('row').filter({ hasText: 'cheapest' });
  await expect(cheapest).toHaveCount(1);
  expect(await Promise.all(await totalsOf(cheapest))).toEqual([Math.min(...totals)]);
  await expect(offers.getByText('fastest')).toHaveCount(1);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect
    .poll(async () => Promise.all(await totalsOf(offers)))
    .toEqual([...totals].sort((one, other) => one - other));

  await page.getByRole('button', { name: /without an offer$/ }).click();
  for (const name of ['Demo Quick Connect', 'Demo Steady Freight', 'Demo Fitful Transport']) {
    await expect(page.getByRole('region', { name: 'Offers' }).getByText(name).first()).toBeVisible();
  }
});

test('the comparison marks the best of each row, shows no included service as free, and books', async ({ page }) => {
  test.setTimeout(90_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await askLiftgateAtDelivery(page);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('All carriers have responded.')).toBeVisible({ timeout: 30_000 });
  const offers = page.getByRole('table', { name: 'Offers' });
  await offers.getByRole('checkbox', { name: 'Compare Demo Quick Connect' }).check();
  await offers.getByRole('checkbox', { name: 'Compare Demo Great Lakes Express' }).check();
  await page.getByRole('button', { name: 'Compare 2 offers' }).click();
  const comparison = page.getByRole('table', { name: 'Comparison of offers' });
  await expect(comparison.getByText('cheapest')).toHaveCount(1);
  const column = (await comparison.getByRole('columnheader').allTextContents()).findIndex((text) =>
    text.startsWith('Demo Quick Connect'),
  );
  const liftgate = comparison.getByRole('row', { name: /^Liftgate/ }).first();
  await expect(liftgate.getByRole('cell').nth(column)).toHaveText('in additional services');
  await comparison.getByRole('button', { name: 'Book Demo Quick Connect' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Demo Quick Connect' })).toBeVisible();
});

import { signInAsDemo } from './support/demo';
import { fillFreight } from './support/quote-form';
import { expect, test } from './support/test';

test('hazardous material without an emergency phone is not quoted until it has one', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await page.getByRole('button', { name: 'Pieces, NMFC and hazardous material' }).click();
  await page.getByRole('group', { name: 'Item 1' }).getByLabel('Hazardous material', { exact: true }).check();
  const hazmat = page.getByRole('group', { name: 'Hazardous material' });
  await hazmat.getByLabel('UN number').fill('UN1090');
  await hazmat.getByLabel('Proper shipping name').fill('Acetone');
  await hazmat.getByLabel('Hazard class').selectOption('3');
  await hazmat.getByLabel('Packing group').selectOption('II');
  await expect(hazmat.getByText('UN1090, Acetone, 3, PG II')).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('link', { name: 'Item 1 emergency phone' })).toBeVisible();
  await expect(hazmat.getByLabel('24-hour phone')).toBeFocused();

  await hazmat.getByLabel('24-hour phone').fill('800 555 1234');
  await hazmat.getByLabel(/Answered 24 hours a day/).check();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  await expect(page.getByText(/hazardous: UN1090 Acetone/)).toBeVisible();
});

test('a refrigerated full truckload with an intermediate stop is priced by the mile', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await page.getByText('Full truckload', { exact: true }).click();
  await page.getByLabel('Trailer', { exact: true }).selectOption('REEFER');
  await page.getByLabel('Lowest temperature').fill('34');
  await page.getByLabel('Highest temperature').fill('38');
  await page.getByRole('button', { name: 'Add stop' }).click();
  const stop = page.getByRole('group', { name: 'Stop 1' });
  await stop.getByLabel('Postal code or city').fill('63101');
  await expect(stop.getByText(/MO/)).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);

  const offers = page.getByRole('table', { name: 'Offers' });
  await expect(offers.getByText(/^Full truckload/).first()).toBeVisible();
  await offers.getByRole('button', { expanded: false }).first().click();
  await offers
    .getByRole('button', { name: /explain/ })
    .first()
    .click();
  await expect(offers.getByText(/ mi at \$/).first()).toBeVisible();
  await expect(page.getByText('keep at 34 to 38 °F')).toBeVisible();
});

test('carriers over HTTP respond late or with a reason; displayed rows do not move', async ({ page }) => {
  test.setTimeout(90_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  const offers = page.getByRole('table', { name: 'Offers' });
  const carriers = offers.getByRole('button', { name: /^Demo / });
  await expect(carriers.first()).toBeVisible();
  const standing = await carriers.allTextContents();

  await expect(page.getByText('All carriers have responded.')).toBeVisible({ timeout: 30_000 });
  expect((await carriers.allTextContents()).slice(0, standing.length)).toEqual(standing);
  const late = page.getByRole('button', { name: /^\d+ new offers? from/ });
  if (await late.isVisible()) await late.click();
  await page.getByRole('button', { name: /without an offer$/ }).click();
  for (const name of ['Demo Quick Connect', 'Demo Steady Freight', 'Demo Fitful Transport']) {
    await expect(page.getByRole('region', { name: 'Offers' }).getByText(name).first()).toBeVisible();
  }
});

import { expectAccessibleInEveryLook } from './support/accessible';
import { register } from './support/people';
import { attachRates, enterTerms, LANE_RATES, laneTerms } from './support/tariff';
import { expect, test } from './support/test';

test('an administrator sets up the first own carrier: left and continued, it ends in a rated lane', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await register(page, 'Prairie Setup Castings');
  await page.goto('/carriers');
  await page.getByRole('link', { name: 'Set up carrier' }).first().click();
  await page.getByLabel('SCAC').fill('ZZSU');
  await page.getByLabel('Carrier name').fill('Setup Example Lines');
  await page.getByRole('button', { name: 'Add carrier' }).click();

  const step = page.getByRole('list', { name: 'Setup steps' }).locator('[aria-current="step"]');
  await expect(step).toHaveText('Contacts');
  await page.getByRole('group', { name: 'Tenders' }).getByLabel('Email').fill('loads@setup-lines.test');
  await page.getByRole('button', { name: 'Save carrier' }).click();
  await expect(step).toHaveText('PRO numbers');
  await page.getByLabel('First number').fill('1000000');
  await page.getByLabel('Last number').fill('1000099');
  await page.getByRole('button', { name: 'Add block' }).click();

  // The demonstration has fuel prices.
  await expect(step).toHaveText('Tariff');
  await page.goto('/carriers');
  await page.getByRole('link', { name: 'Setup Example Lines' }).click();
  await page.getByRole('link', { name: 'Setup steps' }).click();
  await expect(step).toHaveText('Tariff');
  await enterTerms(page, laneTerms({ scac: 'ZZSU', name: 'Setup Example Lines' }));
  await attachRates(page, LANE_RATES);
  await page.getByRole('button', { name: /^Save tariff/ }).click();
  await expect(page.getByText(/Saved as version 1 with 1 rate/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the steps' }).click();

  await expect(step).toHaveText('Test quote');
  await page.getByLabel('Origin ZIP').fill('60601');
  await page.getByLabel('Destination ZIP').fill('75201');
  await page.getByRole('button', { name: 'Get price' }).click();
  // 1,000 lb of class 70 at $10 per hundredweight.
  await expect(page.getByText('$100.00')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'test quote');
  await page.getByRole('link', { name: 'Create quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/new/);
});

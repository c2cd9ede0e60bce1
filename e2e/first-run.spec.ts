import { expectAccessibleInEveryLook } from './support/accessible';
import { makeQuote } from './support/freight';
import { registerCompany } from './support/people';
import { expect, test } from './support/test';

test('a new company chooses demo carriers, works off the first steps, and removes the demo data', async ({ page }) => {
  test.setTimeout(120_000);
  await registerCompany(page, 'Birch Castings');
  await expect(page.getByRole('heading', { name: 'Welcome, Birch Castings' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the choice of carriers');
  await expect(page.getByRole('link', { name: 'Set up carrier' })).toHaveAttribute('href', '/carriers/new');
  await page.getByRole('button', { name: 'Add demo carriers' }).click();
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByText('1 of 6 done')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the first steps');

  // The step is done because there is a quote, wherever it was made.
  await makeQuote(page);
  await expect(steps.getByText('2 of 6 done')).toBeVisible();
  await steps.getByRole('button', { name: 'Hide first steps' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Show first steps' }).click();
  await expect(steps.getByText('2 of 6 done')).toBeVisible();
  await page.goto('/shipments');
  await expect(steps.getByText('2 of 6 done')).toBeVisible();

  await steps.getByRole('button', { name: 'Remove demo data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove demo data' });
  await expect(dialog.getByText(/^\d demo carriers/)).toBeVisible();
  await expect(dialog.getByText(/^1 quote that/)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'the dialog that removes demo data');
  await dialog.getByRole('button', { name: 'Remove demo data' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Birch Castings' })).toBeVisible();
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await page.goto('/carriers');
  await expect(page.getByRole('heading', { name: 'No carriers yet' })).toBeVisible();
});

test('the name of the company stays readable in the top bar from 320 px on', async ({ page }) => {
  await registerCompany(page, 'Birch and Sons Castings of Northern Illinois');
  for (const width of [320, 340, 360, 375, 400]) {
    await page.setViewportSize({ width, height: 800 });
    const name = page
      .getByRole('button', { name: /^Company: Birch and Sons/ })
      .locator('span')
      .first();
    const box = await name.boundingBox();
    expect(box!.width, `${width} px`).toBeGreaterThanOrEqual(80);
  }
});

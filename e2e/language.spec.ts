import { readFileSync } from 'node:fs';
import { expectAccessible } from './support/accessible';
import { makeQuote } from './support/freight';
import { pdfText } from './support/pdf-text';
import { register } from './support/people';
import { expect, test } from './support/test';

test('Canadian English applies to words, dates and numbers everywhere, and a quote is booked in French', async ({
  page,
}) => {
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
  await page.keyboard.press('Escape');

  await page.getByLabel('Language').selectOption('Français (Canada)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Soumissions' })).toBeVisible();
  const quote = await makeQuote(page);
  await page.goto(`/quotes/${quote.id}`);
  await page
    .getByRole('table', { name: 'Offres' })
    .getByRole('button', { name: /^Réserver .+ à .+\$/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Réserver à / })
    .click();
  await expect(page.getByRole('heading', { name: /^Réservée sous le numéro S-\d{6}$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimer le connaissement' })).toBeVisible();
  await page.getByRole('link', { name: 'Ouvrir l’expédition' }).click();
  await page.getByRole('navigation', { name: 'Expédition' }).getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByText('Connaissement').first()).toBeVisible();
  await expectAccessible(page, 'documents in French');
  await page.getByRole('button', { name: 'Imprimer le connaissement en' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Français (Canada)' }).click();
  const text = pdfText(readFileSync(await (await download).path()));
  expect(text).toMatch(/connaissement/i);
  expect(text).toContain('Signature de l’expéditeur');
  expect(text).not.toMatch(/bill of lading|consignee|shipper/i);
});

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { quoteIn, signInAsDemo } from './support/demo';
import { pdfText } from './support/pdf-text';
import { expect, test } from './support/test';

const rows = (page: Page) => page.getByRole('table', { name: 'Quotes' }).locator('tbody').getByRole('row');
const numberOf = async (page: Page, index: number) =>
  (await rows(page).nth(index).getByRole('link').first().textContent())!;

async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path());
}

test('views have counts; selected quotes are copied, exported, printed and canceled, a booked one is not', async ({
  page,
}) => {
  await signInAsDemo(page);
  await page.goto('/quotes?view=ready_to_book');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link')).toHaveText([
    /^Needs action\d/,
    /^Ready to book\d/,
    /^Booked and closed\d/,
    /^All\d/,
  ]);
  await expect(page.getByRole('columnheader', { name: 'Best offer' })).toBeVisible();
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected quotes' });
  await bar.getByRole('button', { name: 'Copy quotes' }).click();
  await page.getByRole('dialog', { name: 'Copy quotes' }).getByRole('button', { name: 'Copy quotes' }).click();
  await expect(page.getByText('2 quotes copied.')).toBeVisible();
  await expect(bar).toBeHidden();

  // The copies are the newest quotes.
  const copies = [await numberOf(page, 0), await numberOf(page, 1)];
  for (const number of copies) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  const exported = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export selection' }).click();
  const csv = (await bytesOf(exported)).toString().trimEnd().split('\r\n');
  const [header, ...exportedNumbers] = csv.map((line) => line.split(',')[0]!.replaceAll('"', '').replace('\uFEFF', ''));
  // Copies are made at the same time, so either may be first.
  expect([header, ...exportedNumbers.sort()]).toEqual(['number', ...copies.toSorted()]);
  const printed = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Print quotes' }).click();
  const text = pdfText(await bytesOf(printed));
  for (const number of copies) expect(text).toContain(`Freight quote ${number}`);

  const booked = await (await page.request.get(`/api/v1/quotes/${await quoteIn(page, 'booked')}`)).json();
  await page.goto(`/quotes?q=${booked.number}`);
  await page.getByRole('checkbox', { name: `Select ${booked.number}` }).check();
  await cancelSelected(page);
  await expect(bar.getByText('1 quote could not be canceled')).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveText(`${booked.number} This quote is booked and cannot be changed.`);

  await page.goto('/quotes?view=ready_to_book');
  for (const number of copies) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await cancelSelected(page);
  await expect(page.getByText('2 quotes canceled.')).toBeVisible();
  for (const number of copies) await expect(page.getByRole('checkbox', { name: `Select ${number}` })).toHaveCount(0);
});

async function cancelSelected(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Selected quotes' }).getByRole('button', { name: 'Cancel quotes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel quotes?' });
  await dialog.getByLabel('Reason for cancellation').fill('Only a test');
  await dialog.getByRole('button', { name: 'Cancel quotes' }).click();
}

test('the list is used by keyboard: preview, selection, its actions, and open', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/quotes');
  const [first, second] = [await numberOf(page, 0), await numberOf(page, 1)];
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  const preview = (number: string) => page.getByRole('complementary', { name: `Preview of ${number}` });
  await expect(preview(first)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(preview(second)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(preview(second)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview(second)).toHaveCount(0);
  await expect(rows(page).nth(1)).toBeFocused();

  await page.keyboard.press('x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('a');
  const bar = page.getByRole('region', { name: 'Selected quotes' });
  await expect(bar.getByRole('button', { name: 'Copy quotes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel quotes?' });
  await expect(dialog.getByLabel('Reason for cancellation')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { anyShipment, quoteIn, signInAsDemo } from './support/demo';
import { pdfText } from './support/pdf-text';
import { expect, test } from './support/test';

/** Rows of a full page of the shipment list. */
const ROWS = 50;

/** What the page looks like on paper: the text of each sheet. */
async function printed(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  return pdfText(bytes).split('\f').slice(0, -1);
}

/** Parts of the frame and of lists that have no meaning on paper. */
const SCREEN_ONLY =
  /Add filter|Ctrl K|Export CSV|Export XLSX|New quote|Import quotes|Show more|Skip to content|Settings/;

async function open(page: Page, path: string): Promise<void> {
  await signInAsDemo(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-page]')).toBeVisible();
}

/** Sheets are landscape if they are wider than high. */
async function sizeOf(page: Page): Promise<string> {
  const bytes = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  return /MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(bytes.toString('latin1'))!.slice(1).join(' x ');
}

test(`a list of ${ROWS} shipments prints on two landscape sheets, without toolbars`, async ({ page }) => {
  await open(page, '/shipments');
  const rows = page.getByRole('table', { name: 'Shipments' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const missing = ROWS - (await rows.count());
  // The demonstration can have fewer; its rows are printed again.
  await rows.last().evaluate((row, count) => {
    for (let index = 0; index < count; index += 1) row.after(row.cloneNode(true));
  }, missing);
  const sheets = await printed(page);
  expect(sheets.length, sheets.join('\n----\n')).toBeLessThanOrEqual(2);
  expect(sheets.join('')).not.toMatch(SCREEN_ONLY);
  expect(sheets[0]).toContain('Shipments');
  expect(sheets.join('').match(/S-\d{6}/g)?.length).toBeGreaterThanOrEqual(ROWS);
  expect(await sizeOf(page)).toMatch(/^79\d|^792 x 612/);
});

test('a list of quotes prints on two landscape sheets, without toolbars', async ({ page }) => {
  await open(page, '/quotes');
  await expect(page.getByRole('table', { name: 'Quotes' }).locator('tbody').getByRole('row').first()).toBeVisible();
  const sheets = await printed(page);
  expect(sheets.length, sheets.join('\n----\n')).toBeLessThanOrEqual(2);
  expect(sheets.join('')).not.toMatch(SCREEN_ONLY);
});

test('a shipment prints on at most three sheets', async ({ page }) => {
  await signInAsDemo(page);
  await open(page, `/shipments/${await anyShipment(page)}`);
  const sheets = await printed(page);
  expect(sheets.length, sheets.join('\n----\n')).toBeLessThanOrEqual(3);
  expect(sheets.join('')).not.toMatch(SCREEN_ONLY);
  expect(sheets[0]).toMatch(/Shipment S-\d{6}/);
});

test('a quote prints on at most two sheets', async ({ page }) => {
  await signInAsDemo(page);
  await open(page, `/quotes/${await quoteIn(page, 'quoted')}`);
  await expect(page.getByRole('heading', { name: /^\d+ offers?$/ })).toBeVisible();
  const sheets = await printed(page);
  expect(sheets.length, sheets.join('\n----\n')).toBeLessThanOrEqual(2);
  expect(sheets.join('')).not.toMatch(SCREEN_ONLY);
  expect(sheets[0]).toMatch(/Q-\d{6}/);
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

const ROWS = 50;
const HEADER = 'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb,class';
/** Errors by row number as in a spreadsheet. */
const WRONG: Record<number, { cell: string; instead: string; column: string }> = {
  12: { cell: '75201', instead: '00000', column: 'd_zip' },
  31: { cell: '1000', instead: 'heavy', column: 'weight_lb' },
  51: { cell: 'PAT', instead: 'PALLETT', column: 'hu_type' },
};

function sheet(pickupOn: string): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = `ORDER-${index + 1},${pickupOn},60601,75201,2,PAT,48,40,48,1000,70`;
    const wrong = WRONG[index + 2];
    return wrong ? row.replace(`,${wrong.cell},`, `,${wrong.instead},`) : row;
  });
  return [HEADER, ...rows].join('\r\n');
}

/** A Tuesday one or two weeks ahead. */
function tuesday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((9 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

async function fileOf(page: Page, link: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a file of 50 quotes with 3 wrong rows: check, partial import, progress, result, list', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsDemo(page);
  await page.goto('/quotes');
  await page.getByRole('link', { name: 'Import quotes' }).click();
  expect(await fileOf(page, 'Download a template')).toContain('ref,mode,pickup_date');

  await page
    .getByLabel('File with quotes')
    .setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(tuesday())) });
  await expect(page.getByText('week.csv has 3 errors')).toBeVisible();
  for (const [row, { column }] of Object.entries(WRONG))
    await expect(page.getByRole('row', { name: new RegExp(`^${row} ${column} ORDER-`) })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const go = page.getByRole('button', { name: 'Get 47 quotes' });
  await expect(go).toBeDisabled();
  await page.getByLabel('Skip 3 quotes with errors and create the other 47').check();
  await go.click();

  await expect(page).toHaveURL(/\/quotes\?import=qim_/);
  await expect(page.getByRole('progressbar', { name: 'Quotes created' })).toBeVisible();
  await expect(page.getByText('47 of 50 quotes created, 3 skipped.')).toBeVisible({ timeout: 90_000 });
  const lines = (await fileOf(page, 'Download result')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + ROWS);
  expect(lines.filter((line) => /^"ORDER-\d+",\d+,"quoted","Q-\d+"/.test(line))).toHaveLength(47);
  expect(lines.filter((line) => line.includes('"failed"')).map((line) => Number(line.split(',')[1]))).toEqual(
    Object.keys(WRONG).map(Number),
  );

  await page.getByRole('link', { name: 'Show the 47 quotes' }).click();
  await expect(page.getByText('47 quotes')).toBeVisible();
});

test('a file with its own columns, US dates and everyday names is mapped, corrected from the rows with errors, and quoted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [year, month, day] = tuesday().split('-');
  const header = 'Order No.,Ship date,From ZIP,To ZIP,How many,Packaging,L,W,H,Lbs,Cls,Extras';
  const row = (order: string, cls: string) =>
    `${order},${month}/${day}/${year},60601,75201,2,Pallet,48,40,48,1000,${cls},Liftgate`;
  await signInAsDemo(page);
  await page.goto('/quotes?import=new');
  const choose = (name: string, lines: string[]) =>
    page
      .getByLabel('File with quotes')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from([header, ...lines].join('\r\n')) });
  await choose('orders.csv', [row('4711', '77'), row('4712', '72')]);

  await expect(page.getByLabel('Order No.')).toHaveValue('ref');
  await expect(page.getByLabel('Ship date')).toHaveValue('pickup_date');
  await expect(page.getByText(`${month}/${day}/${year}`)).toBeVisible();
  await expect(page.getByLabel('Cls')).toHaveValue('');
  await expect(page.getByText('Choose the columns with: Handling units.')).toBeVisible();
  await page.getByLabel('How many').selectOption({ label: 'Handling units (required)' });
  await page.getByLabel('Cls').selectOption({ label: 'Freight class' });
  await page.getByLabel('Extras').selectOption({ label: 'Services' });
  await page.getByRole('button', { name: 'Check orders.csv' }).click();
  await expect(page.getByText('orders.csv has 1 error')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 Cls 4712 72 is not a class; nearest 70, 77\.5\./ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download rows with errors' }).click();
  const faulty = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(faulty).toHaveLength(2);
  expect(faulty[1]).toContain('4712');
  expect(faulty[1]).toContain('Cls: 72 is not a class');

  await page.getByLabel('Skip 1 quote with errors and create the other 1').check();
  await page.getByRole('button', { name: 'Get 1 quote' }).click();
  await expect(page.getByText('1 of 2 quotes created, 1 skipped.')).toBeVisible({ timeout: 60_000 });
  const [titles, ...lines] = (await fileOf(page, 'Download result')).trimEnd().split('\r\n');
  expect(titles).toContain('"carrier","service","transitDays"');
  const made = lines.find((line) => line.includes('"quoted"'))!;
  expect(made).toMatch(/^"4711",2,"quoted","Q-\d+","LTL",\d+,[\d.]+,"USD","[^"]+","[a-z_ ]+",\d+,"20\d\d-/);

  // The corrected file has the same columns, which are remembered.
  await page.goto('/quotes?import=new');
  await choose('corrected.csv', [row('4712', '70')]);
  await expect(page.getByText('All 12 columns are recognized.')).toBeVisible();
  await expect(page.getByText('corrected.csv is ready to import')).toBeVisible();
});

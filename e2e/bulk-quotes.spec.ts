import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

const ROWS = 200;
const HEADER = 'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb,class';
/** Errors by row number as in a spreadsheet. */
const WRONG: Record<number, { cell: string; instead: string; column: string }> = {
  12: { cell: '75201', instead: '00000', column: 'd_zip' },
  157: { cell: '1000', instead: 'heavy', column: 'weight_lb' },
  201: { cell: 'PAT', instead: 'PALLETT', column: 'hu_type' },
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

test('a file of 200 quotes with 3 wrong rows: check, partial import, progress, result, list', async ({ page }) => {
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
  const go = page.getByRole('button', { name: 'Get 197 quotes' });
  await expect(go).toBeDisabled();
  await page.getByLabel('Skip 3 quotes with errors and create the other 197').check();
  await go.click();

  await expect(page).toHaveURL(/\/quotes\?import=qim_/);
  await expect(page.getByRole('progressbar', { name: 'Quotes created' })).toBeVisible();
  await expect(page.getByText('197 of 200 quotes created, 3 skipped.')).toBeVisible({ timeout: 90_000 });
  const lines = (await fileOf(page, 'Download result')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + ROWS);
  expect(lines.filter((line) => /^"ORDER-\d+",\d+,"quoted","Q-\d+"/.test(line))).toHaveLength(197);
  expect(lines.filter((line) => line.includes('"failed"')).map((line) => Number(line.split(',')[1]))).toEqual(
    Object.keys(WRONG).map(Number),
  );

  await page.getByRole('link', { name: 'Show the 197 quotes' }).click();
  await expect(page.getByText('197 quotes')).toBeVisible();
});

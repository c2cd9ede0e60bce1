import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessibleInEveryLook } from './support/accessible';
import { makeShipment } from './support/freight';
import { register } from './support/people';
import { expect, test } from './support/test';

interface Booking {
  id: string;
  number: string;
  total: { amount: number };
  lines: { code: string; amount: { amount: number } }[];
  axes: { billing: string };
}

/** Rows of the file, without its header. */
const ROWS = 200;
const HEADER = 'Freight bill,Bill date,Load number,Charge,Amt,Weight,Class,Currency';
/** Rows with one error each, and what is said about it. */
const FAULTS = [
  ['F-01,yesterday,,LINEHAUL,80.00,,,', '"yesterday" is not a date'],
  ['F-02,,,LINEHAUL,80.00,,,', 'F-02'],
  ['F-03,11/30/2026,,LINEHAUL,ten,,,', '"ten" is not an amount'],
  ['F-04,11/30/2026,,LINEHAUL,"1.234,50",,,', '"1.234,50" is not an amount'],
  ['F-05,11/30/2026,,LINEHAUL,,,,', 'F-05'],
  ['F-06,11/30/2026,,,80.00,,,', 'F-06'],
  ['F-07,11/30/2026,,LINEHAUL,80.00,heavy,,', '"heavy" is not a weight'],
  ['F-08,11/30/2026,,LINEHAUL,80.00,1200 kg,,', '"1200 kg" is not a weight'],
  ['F-09,11/30/2026,,LINEHAUL,80.00,,71,', '"71" is not a freight class'],
  ['F-10,11/30/2026,,LINEHAUL,80.00,,,EUR', '"EUR" is not a currency'],
  ['F-11,13/45/2026,,LINEHAUL,80.00,,,', '"13/45/2026" is not a date'],
  [',11/30/2026,,LINEHAUL,80.00,,,', 'Freight bill'],
] as const;

async function book(page: Page): Promise<Booking> {
  const id = await makeShipment(page);
  return read(page, id);
}

const read = async (page: Page, id: string): Promise<Booking> =>
  (await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as Booking;

/** Rows of an invoice that bills what was agreed. */
const agreed = (invoice: string, { number, lines }: Booking): string[] =>
  lines.map(({ code, amount: { amount } }) => `${invoice},11/30/2026,${number},${code},${amount / 100},,,`);

/** Opens the dialog of a decision, fills it in and decides. */
async function decide(page: Page, decision: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
  const dialog = page.getByRole('dialog', { name: decision });
  for (const [label, value] of Object.entries(fields))
    if (label === 'Reason') await dialog.getByLabel(label).selectOption(value);
    else await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toBeHidden();
}

test('a file of 200 rows with 12 faults is recorded, reviewed, and one invoice disputed, credited, paid and closed', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await register(page);
  const [first, second] = [await book(page), await book(page)];
  const known = [
    ...agreed('AGREED', first),
    ...agreed('OVER', second),
    `OVER,11/30/2026,${second.number},RES,90.00,,,`,
  ];
  const others = Array.from(
    { length: ROWS - known.length - FAULTS.length },
    (_, index) => `ALONE-${index + 1},11/30/2026,,LINEHAUL,${80 + index}.00,,,`,
  );
  const sheet = [HEADER, ...known, ...FAULTS.map(([row]) => row), ...others].join('\r\n');
  const good = others.length + 2;

  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Import invoices' }).click();
  await page
    .getByLabel('File of invoices')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(page.getByLabel('Freight bill')).toHaveValue('invoice_number');
  await page.getByRole('button', { name: 'Check november.csv' }).click();
  await expect(page.getByText('12 errors found')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errors in the file' });
  for (const [, said] of FAULTS) await expect(errors).toContainText(said);
  await expectAccessibleInEveryLook(page, 'import of invoices');
  await page.getByRole('checkbox', { name: 'Skip 12 invoices with errors' }).check();
  await page.getByRole('button', { name: `Record ${good} invoices` }).click();
  await expect(
    page.getByText(`november.csv: ${good} of ${good + FAULTS.length} invoices recorded, 12 skipped.`),
  ).toBeVisible();

  // Review: what is within tolerance is approved together, the other invoice is disputed.
  await page.getByRole('link', { name: 'Review invoices' }).click();
  for (const invoice of ['AGREED', 'OVER'])
    await page
      .getByRole('row', { name: new RegExp(invoice) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Approve within tolerance' }).click();
  await expect(page.getByText(/OVER: This invoice is not within tolerance/)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'invoices after an approval');
  await page.getByRole('link', { name: 'OVER', exact: true }).click();
  const comparison = page.getByRole('table', { name: 'Agreed and invoiced' });
  await expect(comparison.getByRole('row', { name: /Residential delivery/ })).toContainText('+$90.00');
  await decide(page, 'Dispute invoice', { Reason: 'Accessorial not applicable' });

  // The dispute has its evidence and the carrier's answer; the credit ends it.
  await page.goto('/invoices?view=disputed');
  await page.getByRole('link', { name: 'OVER', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download evidence pack' }).click(),
  ]);
  const evidence = Object.keys(unzipSync(await readFile(await download.path())));
  expect(evidence).toEqual(expect.arrayContaining(['manifest.csv', expect.stringMatching(/^documents\/BOL-1-/)]));
  await page.getByRole('button', { name: 'Add answer' }).click();
  const answer = page.getByRole('dialog', { name: 'Add answer' });
  await answer.getByLabel('Message').fill('We credit the residential delivery.');
  await answer.getByRole('button', { name: 'Add answer' }).click();
  await expect(answer).toBeHidden();
  await expectAccessibleInEveryLook(page, 'invoice in dispute');
  await decide(page, 'Record credit', { 'Credited amount (USD)': '90.00' });
  expect((await read(page, second.id)).axes.billing).toBe('approved');
  await decide(page, 'Record payment', { Reference: 'ACH 20931' });
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Payment recorded');

  await page.getByRole('link', { name: second.number }).click();
  await page.getByRole('link', { name: 'Charges' }).click();
  const ledger = page.getByRole('table', { name: 'Charges by stage' });
  for (const stage of ['Booked', 'Invoiced', 'Credited', 'Paid'])
    await expect(ledger.getByRole('columnheader', { name: stage })).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Residential delivery/ })).toContainText('$90.00');
  await expectAccessibleInEveryLook(page, 'charges with an invoice');
  expect((await read(page, second.id)).axes.billing).toBe('closed');

  await page.goto('/invoices?view=unmatched');
  await expect(page.getByRole('row', { name: /ALONE-/ }).first()).toBeVisible();
});

import { expectAccessibleInEveryLook } from './support/accessible';
import { makeShipment } from './support/freight';
import { register } from './support/people';
import { expect, test } from './support/test';

interface Booking {
  number: string;
  lines: { code: string; amount: { amount: number } }[];
}

test('a file of invoices with errors is mapped, checked, recorded, reviewed and approved', async ({ page }) => {
  test.setTimeout(180_000);
  await register(page);
  const id = await makeShipment(page);
  const { number, lines } = (await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as Booking;
  const charges = lines.map(({ code, amount: { amount } }) => `AGREED,11/30/2026,${number},${code},${amount / 100}`);
  const over = lines.map(({ code, amount: { amount } }) => `OVER,11/30/2026,${number},${code},${amount / 100}`);
  const sheet = [
    'Freight bill,Bill date,Load number,Charge,Amt',
    ...charges,
    'FAULTY,yesterday,,LINEHAUL,ten',
    'ALONE,11/30/2026,,LINEHAUL,80.00',
    ...over,
    `OVER,11/30/2026,${number},RES,190.00`,
  ].join('\r\n');

  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Import invoices' }).click();
  await page
    .getByLabel('File of invoices')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await expect(page.getByLabel('Freight bill')).toHaveValue('invoice_number');
  await page.getByRole('button', { name: 'Check november.csv' }).click();
  await expect(page.getByText('2 errors found')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Errors in the file' })).toContainText('"ten" is not an amount');
  await expectAccessibleInEveryLook(page, 'import of invoices');
  await page.getByRole('checkbox', { name: 'Skip 1 invoice with errors' }).check();
  await page.getByRole('button', { name: 'Record 3 invoices' }).click();
  await expect(page.getByText('november.csv: 3 of 4 invoices recorded, 1 skipped.')).toBeVisible();

  await page.getByRole('link', { name: 'Review invoices' }).click();
  for (const invoice of ['AGREED', 'OVER'])
    await page
      .getByRole('row', { name: new RegExp(invoice) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Approve within tolerance' }).click();
  await expect(page.getByText(/OVER: This invoice is not within tolerance/)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'invoices after an approval');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /Approved/ })
    .click();
  await expect(page.getByRole('row', { name: /AGREED/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /Unmatched/ })
    .click();
  await expect(page.getByRole('row', { name: /ALONE/ })).toBeVisible();
});

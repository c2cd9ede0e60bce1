import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible';
import { makeShipment } from './support/freight';
import { callApi, register } from './support/people';
import { expect, test } from './support/test';

interface Booking {
  number: string;
  total: { amount: number };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Books a shipment. */
async function book(page: Page): Promise<Booking & { id: string }> {
  const id = await makeShipment(page);
  return { id, ...((await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as Booking) };
}

/** Adds an invoice of a shipment by hand, with the agreed total as freight and one more charge, and waits for its page. */
async function addInvoice(page: Page, { number, total }: Booking, invoice: string, more: number): Promise<void> {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Add invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add invoice' });
  await dialog.getByLabel('Invoice number').fill(invoice);
  await dialog.getByLabel('Invoice date').fill('2026-11-30');
  await dialog.getByLabel('Shipment number').fill(number);
  await dialog.getByLabel('Invoice total').fill(dollars(total.amount + more));
  await dialog.getByLabel('Amount', { exact: true }).fill(dollars(total.amount));
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await dialog.getByLabel('Charge 2', { exact: true }).selectOption('RES');
  await dialog.getByLabel('Amount', { exact: true }).nth(1).fill(dollars(more));
  await dialog.getByRole('button', { name: 'Add invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: invoice })).toBeVisible();
}

/** Makes the proposed decision, with another reason than the proposed one if given. */
async function decide(page: Page, decision: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name: decision }).click();
  const dialog = page.getByRole('dialog', { name: decision });
  if (reason) await dialog.getByLabel('Reason').selectOption(reason);
  await dialog.getByRole('button', { name: decision }).click();
  await expect(dialog).toBeHidden();
}

test('an invoice over the tolerance is disputed, one as agreed is approved', async ({ page }) => {
  test.setTimeout(180_000);
  await register(page);
  const [first, second] = [await book(page), await book(page)];

  await addInvoice(page, first, 'I-1001', 9_000);
  const comparison = page.getByRole('table', { name: 'Agreed and invoiced' });
  await expect(comparison.getByRole('row', { name: /Residential delivery/ })).toContainText('+$90.00');
  await expect(page.getByText('Over tolerance')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'invoice');
  await decide(page, 'Dispute invoice', 'Accessorial not applicable');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Accessorial not applicable');

  await page.goto(`/shipments/${first.id}/charges`);
  const ledger = page.getByRole('table', { name: 'Charges by stage' });
  await expect(ledger.getByRole('columnheader', { name: 'Invoiced' })).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Residential delivery/ })).toContainText('$90.00');
  await expectAccessibleInEveryLook(page, 'charges with an invoice');
  await page.getByRole('link', { name: 'Invoice I-1001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'I-1001' })).toBeVisible();

  const answer = await page.request.get(`/api/v1/shipments/${second.id}`);
  const { lines } = (await answer.json()) as { lines: { code: string; amount: { amount: number } }[] };
  await callApi(page, '/invoices', {
    number: 'I-1002',
    billedOn: '2026-11-30',
    shipmentNumber: second.number,
    currency: 'USD',
    total: second.total.amount,
    lines: lines.map(({ code, amount: { amount } }) => ({ code, amount })),
  });
  await page.goto('/invoices?view=review');
  await expect(page.getByRole('row', { name: /I-1002/ })).toContainText('As agreed');
  await page.getByRole('link', { name: 'I-1002' }).click();
  await decide(page, 'Approve invoice');

  await page.goto('/invoices');
  await expect(page.getByRole('row', { name: /I-1001/ })).toContainText('Disputed');
  await expect(page.getByRole('row', { name: /I-1002/ })).toContainText('Approved');
  await expect(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /Disputed/ })).toContainText(
    '1',
  );
  await expectAccessibleInEveryLook(page, 'invoices');
});

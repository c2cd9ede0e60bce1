import type { Page } from '@playwright/test';
import { startFakeCarrier } from '../backend/test/support/fake-carrier';
import { FakeRlc } from '../backend/test/support/fake-rlc/server';
import { traceNow } from './support/database';
import { type Quote, quoteRequest } from './support/freight';
import { callApi, register } from './support/people';
import { openBookedShipment } from './support/quote-form';
import { expect, test } from './support/test';

const KEY = 'heron-7731';
const DAY_MS = 86_400_000;

interface Shipment {
  number: string;
  proNumber: string;
  lines: { code: string; description: string; amount: { amount: number } }[];
}

/** `11/27/2026`: a day, as the carrier writes it. */
const carrierDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: '2-digit', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

const reached = (page: Page) => page.getByRole('region', { name: 'Progress' }).locator('[aria-current=step]');

test('R+L is connected, quotes beside tariff carriers, takes the bill of lading, is traced, and its invoice agrees', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const fake = await startFakeCarrier(new FakeRlc(KEY, () => new Date().toISOString().slice(0, 10)));
  try {
    await register(page);
    await page.goto('/carriers');
    await page.getByRole('button', { name: 'Connect carrier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect carrier' });
    await dialog.getByLabel('Interface').selectOption('R+L Carriers');
    await dialog.getByLabel('Server').selectOption('Other address');
    await dialog.getByLabel('API URL').fill(fake.url);
    await dialog.getByLabel('API key').fill(KEY);
    await dialog.getByRole('button', { name: 'Connect carrier' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Test R+L Carriers' }).click();
    await expect(page.getByText('3 offers came back.')).toBeVisible();

    const quote = await callApi<Quote>(page, '/quotes', { ...quoteRequest(), accessorials: [] });
    await page.goto(`/quotes/${quote.id}`);
    const offers = page.getByRole('table', { name: 'Offers' });
    await expect(offers.getByRole('button', { name: /^Book Demo .* for / }).first()).toBeVisible();
    await offers
      .getByRole('button', { name: /^Book R\+L Carriers/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Book for/ })
      .click();
    await openBookedShipment(page);
    const id = /shp_\w+/.exec(page.url())![0];

    // The bill of lading is the tender; its answer has the PRO and pickup numbers.
    await expect(reached(page)).toContainText('Accepted');
    const shipment = (await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as Shipment;
    const [tendered] = fake.carrier.tendered;
    expect(tendered).toMatchObject({ proNumber: shipment.proNumber, pickupNumber: expect.stringMatching(/^\d+$/) });
    await expect(page.getByText(tendered!.pickupNumber!)).toBeVisible();
    await page.getByRole('link', { name: 'Documents' }).click();
    await expect(page.getByText(/Carrier’s bill of lading/).first()).toBeVisible();

    const yesterday = carrierDate(new Date(Date.now() - DAY_MS));
    fake.carrier.documents.set(shipment.proNumber, ['DeliveryReceipt']);
    fake.carrier.journeys.set(shipment.proNumber, {
      ShortStatus: 'Delivered',
      LongStatus: 'Delivered in Dallas.',
      EstimatedDelivery: yesterday,
      PickupDate: { Date: yesterday, Time: '08:15 AM' },
      DeliveryDate: { Date: yesterday, Time: '04:40 PM' },
    });
    await traceNow(id);
    await expect(reached(page)).toContainText('Delivered', { timeout: 60_000 });
    await expect(page.getByText(/Proof of delivery/).first()).toBeVisible();

    const lines = shipment.lines.map(({ code, description, amount }) => ({ code, description, amount: amount.amount }));
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const today = new Date().toISOString().slice(0, 10);
    const invoice = {
      number: 'RL-20931',
      billedOn: today,
      currency: 'USD',
      proNumber: shipment.proNumber,
      total,
      lines,
    };
    const { id: invoiceId } = await callApi<{ id: string }>(page, '/invoices', { ...invoice, scac: 'RLCA' });
    await page.goto(`/invoices/${invoiceId}`);
    await expect(page.getByText('As agreed').first()).toBeVisible();
    await page.getByRole('link', { name: shipment.number }).click();
    await page.getByRole('link', { name: 'Charges' }).click();
    const ledger = page.getByRole('table', { name: 'Charges by stage' });
    await expect(ledger.getByRole('columnheader', { name: 'Invoiced' })).toBeVisible();
  } finally {
    await fake.close();
  }
});

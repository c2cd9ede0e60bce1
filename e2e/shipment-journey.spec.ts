import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdf } from '../backend/test/support/pdf-builder';
import { connectCarrier, deliver } from './support/carrier-events';
import { makeQuote, makeShipment } from './support/freight';
import { register } from './support/people';
import { pdfText } from './support/pdf-text';
import { bookButtons, openBookedShipment } from './support/quote-form';
import { expect, test } from './support/test';

const POD = pdf();

interface Shipment {
  number: string;
  carrier: { scac: string };
}

const shipmentId = (page: Page) => /shp_\w+/.exec(page.url())![0];
const read = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as Shipment;
const reached = (page: Page) => page.getByRole('region', { name: 'Progress' }).locator('[aria-current=step]');

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('booked, tendered, picked up, late, delivered with damage, proof of delivery added, without a reload', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await register(page);
  const quote = await makeQuote(page);
  await page.goto(`/quotes/${quote.id}`);
  await bookButtons(page).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book for/ })
    .click();
  await openBookedShipment(page);
  const id = shipmentId(page);
  const { number, carrier } = await read(page, id);
  await expect(page.getByText('Waiting for the carrier')).toBeVisible();

  await choose(page, 'Edit shipment');
  await page.getByRole('textbox', { name: 'PRO number' }).fill('123456789');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(reached(page)).toContainText('Accepted');

  await page.getByRole('link', { name: 'Tracking' }).click();
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events.getByText('Accepted by carrier').first()).toBeVisible();
  const connection = await connectCarrier(page, carrier.scac);
  await deliver(page, connection, number, {
    type: 'PICKED_UP',
    more: { location: { city: 'Chicago', state: 'IL', postalCode: '60601' } },
  });
  await expect(reached(page)).toContainText('Picked up');
  await expect(events.getByRole('listitem').first()).toContainText('Chicago, IL 60601');
  await expect(page.getByRole('img', { name: /last update: Chicago, IL/ })).toBeVisible();

  await deliver(page, connection, number, { type: 'DELAY', more: { attributes: { reasonCode: 'AO', late: true } } });
  const exceptions = page.getByRole('region', { name: 'Exceptions' });
  await expect(exceptions.getByText('Late', { exact: true })).toBeVisible();
  await exceptions.getByRole('button', { name: /^Assign: Late/ }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expect(exceptions.getByText('Owner: Robin Mercer')).toBeVisible();

  await deliver(page, connection, number, {
    type: 'DELIVERED',
    more: {
      status: '200-2',
      attributes: { reasonCode: '200-2' },
      location: { city: 'Dallas', state: 'TX', postalCode: '75201' },
    },
  });
  await expect(reached(page)).toContainText('Delivered');
  await exceptions.getByRole('button', { name: /^Resolve: Damage/ }).click();
  await page.getByLabel('Resolution').fill('Claim filed');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve exception' }).click();
  await expect(exceptions.getByText('Damage', { exact: true })).toBeHidden();

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByLabel('Files to add').setInputFiles({ name: 'pod.pdf', mimeType: 'application/pdf', buffer: POD });
  await expect(page.getByText('Proof of delivery, version 1')).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('list', { name: 'Activity' }).getByText('Proof of delivery available')).toBeVisible();
});

test('a tender that cannot be delivered goes to the next offer in two clicks; the shipment is then cancelled', async ({
  page,
}) => {
  await register(page);
  const { items } = (await (await page.request.get('/api/v1/company/carriers')).json()) as {
    items: { connections: { id: string; tenderEmail: string | null }[] }[];
  };
  for (const { id, tenderEmail } of items.flatMap(({ connections }) => connections)) {
    if (tenderEmail) await page.request.patch(`/api/v1/company/carriers/${id}`, { data: { tenderEmail: null } });
  }
  const id = await makeShipment(page);
  await page.goto(`/shipments/${id}`);
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  const before = await read(page, id);
  await page.getByRole('button', { name: 'Choose another carrier' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^The tender to .* failed$/)).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Tender to .* for \$/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await read(page, id)).carrier.scac).not.toBe(before.carrier.scac);

  await page.getByRole('link', { name: 'Documents' }).click();
  await choose(page, 'Cancel shipment');
  await expect(dialog.getByRole('button', { name: 'Keep shipment' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(dialog.getByText('Enter the reason.')).toBeVisible();
  await dialog.getByLabel(/Reason/).fill('The order was withdrawn');
  // Not `goBack`, which waits for the page to be left.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await dialog.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});

test('a share link opens without an account and without prices until it is revoked', async ({ page, browser }) => {
  await register(page);
  await page.goto(`/shipments/${await makeShipment(page)}`);
  await choose(page, 'Share tracking link');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const url = (await dialog.getByRole('status').locator('code').textContent())!;

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  await visitor.goto(url);
  await expect(visitor.getByText(/Dallas/).first()).toBeVisible();
  expect(await visitor.content()).not.toMatch(/\$\s?\d/);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked')).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(410);
  await stranger.close();
});

test('labels are created for a partly used sheet, displayed and downloaded', async ({ page }) => {
  await register(page);
  await page.goto(`/shipments/${await makeShipment(page)}/documents`);
  await page.getByRole('button', { name: 'Create labels' }).click();
  await page.getByRole('radio', { name: /Avery/ }).check();
  await page.getByRole('radio', { name: 'Position 4' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create labels' }).click();
  await expect(page.getByText('Pallet labels, version 1 created')).toBeVisible();
  await page.getByRole('button', { name: 'Show Pallet labels, version 1' }).click();
  await expect(page.getByTitle('Pallet labels, version 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Pallet labels, version 1' }).click();
  const text = pdfText(readFileSync(await (await download).path()));
  expect(text).toMatch(/1 of 2/i);
  expect(text).toMatch(/2 of 2/i);
});

import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { carrierInvoice, preliminaryCharges } from '../backend/test/support/carrier-bills';
import { expectAccessibleInEveryLook } from './support/accessible';
import { connectCarrier } from './support/carrier-events';
import { makeShipment } from './support/freight';
import { register } from './support/people';
import { expect, test } from './support/test';

type Connection = Awaited<ReturnType<typeof connectCarrier>>;

/** The carrier sends a signed message, as its own server would. */
async function send(page: Page, { connectionId, secret }: Connection, path: string, message: object): Promise<void> {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const headers = {
    'content-type': 'application/json',
    'x-lading-connection': connectionId,
    'x-lading-timestamp': timestamp,
    'x-lading-signature': signature,
  };
  const answer = await page.request.post(`/carrier-api/v1/${path}`, { headers, data: body });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('charges that the carrier sends are listed with the original', async ({ page }) => {
  test.setTimeout(90_000);
  await register(page);
  const id = await makeShipment(page);
  const { number, carrier } = (await (await page.request.get(`/api/v1/shipments/${id}`)).json()) as {
    number: string;
    carrier: { scac: string };
  };
  const connection = await connectCarrier(page, carrier.scac);
  await send(page, connection, 'preliminary-freight-charges', preliminaryCharges(number, 263.78));
  await send(page, connection, 'invoices', carrierInvoice(number, '270.10'));
  await page.goto(`/shipments/${id}/charges`);
  const table = page.getByRole('table', { name: 'Received from the carrier' });
  await expect(table).toContainText('$263.78');
  await expect(table).toContainText('$270.10');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download Invoice I-${number}` }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual(carrierInvoice(number, '270.10'));
  await expectAccessibleInEveryLook(page, 'charges');
});

import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { signInAsDemo } from './support/demo';
import { mailedLink, mailedSource } from './support/mailbox';
import { newAddress } from './support/people';
import { expect, test } from './support/test';

/** Statuses of a shipment that is on its way and can still go out for delivery. */
const ON_THE_WAY = ['at_terminal', 'in_transit', 'picked_up'];

/** A demonstration shipment that is on its way, and the path of a new tracking link. */
async function sharedShipment(page: Page): Promise<{ id: string; number: string; path: string }> {
  const { items } = await (await page.request.get('/api/v1/shipments?limit=100')).json();
  const { id, number } = items.find(({ status }: { status: string }) => ON_THE_WAY.includes(status));
  const link = await page.request.post(`/api/v1/shipments/${id}/share`, { data: { scope: 'tracking' } });
  expect(link.status()).toBe(201);
  return { id, number, path: new URL((await link.json()).url).pathname };
}

/** A consignee's browser: another person, without an account. Fonts cannot be loaded. */
async function consigneePage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.route(/\.woff2?(\?|$)/, (route) => route.abort());
  return page;
}

test('a consignee follows a shipment by email without an account, and stops', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signInAsDemo(page);
  const { id, number, path } = await sharedShipment(page);
  const consignee = await consigneePage(browser);
  const address = newAddress();

  await consignee.goto(path);
  await expect(consignee.getByRole('heading', { level: 1, name: `Shipment ${number}` })).toBeVisible();
  await expect(consignee.getByRole('img', { name: /^Map from .* to / })).toBeVisible();
  await expectAccessible(consignee, 'tracking page');
  await consignee.getByRole('link', { name: 'Email me updates' }).click();
  await consignee.getByLabel('Email address').fill(address);
  await expectAccessible(consignee, 'page of email updates');
  await consignee.getByRole('button', { name: 'Email me updates' }).click();
  await expect(consignee.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  await consignee.goto(await mailedLink(page, address, /^Confirm email updates/));
  await consignee.getByRole('button', { name: 'Confirm' }).click();
  await expect(consignee.getByRole('heading', { level: 1, name: /^You get email updates/ })).toBeVisible();

  const event = { type: 'out_for_delivery', occurredAt: new Date().toISOString(), reason: 'Reported by phone' };
  expect((await page.request.post(`/api/v1/shipments/${id}/events`, { data: event })).ok()).toBe(true);
  const { mail, link } = await mailedSource(page, address, /: Out for delivery/);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await consignee.goto(link);
  await expect(consignee.getByText('Out for delivery', { exact: true }).first()).toBeVisible();

  await consignee.goto(/<(.*)>/.exec(header('list-unsubscribe'))![1]!);
  await consignee.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(consignee.getByRole('heading', { level: 1, name: 'You do not get email updates' })).toBeVisible();
});

test('the tracking page is printed on one page', async ({ page, browser }) => {
  await signInAsDemo(page);
  const consignee = await consigneePage(browser);
  await consignee.goto((await sharedShipment(page)).path);
  const pdf = (await consignee.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

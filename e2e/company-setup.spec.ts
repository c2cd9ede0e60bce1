import type { Page } from '@playwright/test';
import { bookingRequest, type Quote, quoteRequest } from './support/freight';
import { mailedLink } from './support/mailbox';
import { newAddress, register } from './support/people';
import { expect, test } from './support/test';
import { isSigned, startReceiver, type WebhookReceiver } from './support/webhook-receiver';

let receiver: WebhookReceiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.stop());

async function fillProfile(page: Page): Promise<void> {
  const profile = page.getByRole('region', { name: 'Company profile' });
  await profile.getByLabel('Phone').fill('(312) 555-0100');
  await profile.getByLabel('Street').fill('12 S Dock Pl');
  await profile.getByLabel('City').fill('Chicago');
  await profile.getByLabel('State or province').fill('TX');
  await profile.getByLabel('Postal code').fill('60601');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('ZIP 60601 is in IL; you chose TX.')).toBeVisible();
  await profile.getByLabel('State or province').fill('IL');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Company profile saved.')).toBeVisible();
}

async function fillDefaults(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Defaults' }).click();
  const defaults = page.getByRole('region', { name: 'Defaults' });
  await defaults.getByRole('group', { name: 'At delivery' }).getByLabel('Notify before delivery').check();
  await defaults.getByLabel('Text on bills of lading').fill('Seal intact at delivery.');
  await defaults.getByRole('button', { name: 'Save defaults' }).click();
  await expect(page.getByText('Defaults saved.')).toBeVisible();
}

/** Five valid contacts, with column headings of another program, and three invalid ones: a ZIP of another state, no street, an invalid phone number. */
const CONTACTS = `Company,Street,City,St,Zip,Phone
Trinity Fixture Supply,700 Commerce St,Dallas,TX,75201,214-555-0199
Passaic Hardware,300 Frelinghuysen Ave,Newark,NJ,07114,
Lakeside Paper,1 Lake St,Chicago,TX,60601,
Peachtree Interiors,88 Marietta St,Atlanta,GA,30303,404-555-0123
Bayview Tools,,Oakland,CA,94607,
Harbour Lighting,50 Commissioners St,Toronto,ON,M5A 1A6,416-555-0142
Mesa Pumps,2 N Central Ave,Phoenix,AZ,85004,12
"Cedar, Pine & Sons",400 Pine St,Seattle,WA,98101,206-555-0177
`;

/** Imports the file after checking the displayed errors. */
async function importContacts(page: Page): Promise<void> {
  await page.goto('/settings/contacts?view=import');
  await page
    .getByLabel('Contacts file')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(CONTACTS) });
  await page.getByRole('button', { name: 'Check customers.csv' }).click();
  await expect(page.getByText('3 of 8 contacts have errors')).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errors' });
  for (const row of [/^4 .*Lakeside Paper/, /^6 .*Bayview Tools/, /^8 .*Mesa Pumps/])
    await expect(errors.getByRole('row', { name: row })).toBeVisible();
  await page.getByLabel('Skip contacts with errors and save the other 5').check();
  await page.getByRole('button', { name: 'Save 5 contacts' }).click();
  await expect(page.getByText('5 of 8 contacts in customers.csv saved, 3 skipped.')).toBeVisible({ timeout: 20_000 });
  await page.goto('/settings/contacts?q=cedar+seattle');
  await expect(
    page.getByRole('table', { name: 'Contacts' }).getByText('Cedar, Pine & Sons', { exact: true }),
  ).toBeVisible();
}

/** Adds a webhook on this machine, sends a test event, and returns the secret. */
async function addWebhook(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  await page.getByRole('dialog').getByLabel('URL').fill(receiver.url);
  await page.getByRole('dialog').getByLabel('Booked', { exact: true }).check();
  await page.getByRole('button', { name: 'Save webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Webhook secret' });
  const secret = await shown.locator('code').first().innerText();
  await shown.getByRole('button', { name: 'I saved it' }).click();

  await page.getByRole('button', { name: `Test ${receiver.url}` }).click();
  await page.getByRole('link', { name: `Deliveries to ${receiver.url}` }).click();
  await expect(
    page.getByRole('table', { name: 'Deliveries' }).getByRole('row', { name: /Test event.*Delivered/ }),
  ).toBeVisible();
  return secret;
}

async function makeKey(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Warehouse system');
  for (const permission of ['View quotes', 'View prices', 'Create and edit quotes', 'Book shipments'])
    await dialog.getByLabel(permission).check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Token for Warehouse system' });
  const token = await shown.locator('code').first().innerText();
  await shown.getByRole('button', { name: 'I saved it' }).click();
  return token;
}

/** Calls the API with only an API key. */
async function callWithKey<T>(
  origin: string,
  token: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

test('an administrator sets a company up: profile, defaults, a colleague, contacts, a webhook, and a key that quotes and books', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await register(page, 'Riverside Castings');
  await page.goto('/settings/company');
  await fillProfile(page);
  await fillDefaults(page);

  await page.getByRole('link', { name: 'Members' }).click();
  const colleague = newAddress();
  await page.getByLabel('Email').fill(colleague);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await mailedLink(page, colleague, /invit/i);

  await importContacts(page);

  await page.goto('/settings/company');
  const secret = await addWebhook(page);
  const token = await makeKey(page);

  const quote = await callWithKey<Quote>(baseURL!, token, '/quotes', quoteRequest());
  const { shipmentId } = await callWithKey<{ shipmentId: string }>(
    baseURL!,
    token,
    `/quotes/${quote.id}/book`,
    bookingRequest(quote.offers[0]!),
    { 'Idempotency-Key': `book ${quote.id}` },
  );

  await expect
    .poll(() => receiver.received.find(({ event }) => event.kind === 'shipment.booked')?.event.subject.id, {
      timeout: 20_000,
    })
    .toBe(shipmentId);
  expect(receiver.received.map((delivery) => isSigned(delivery, secret))).toEqual(receiver.received.map(() => true));

  await page.goto('/quotes/new');
  await expect(page.getByRole('list', { name: 'Services' }).getByText('Notify before delivery')).toBeVisible();
  await page.goto('/settings/company/activity');
  const log = page.getByRole('table', { name: 'Activity' });
  for (const event of ['Booked a shipment', 'Created an API key', 'Added a webhook', 'Changed company settings'])
    await expect(log.getByText(event).first()).toBeVisible();
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bookOffer, makeQuote } from './support/freight';
import { mailedSource } from './support/mailbox';
import { pdfText } from './support/pdf-text';
import { callApi, newAddress, register } from './support/people';
import { addService, fillFreight, openBookedShipment } from './support/quote-form';
import { attachRates, enterTerms, LANE_RATES, laneTerms, uploadTariff } from './support/tariff';
import { expect, test } from './support/test';

const OWN = { scac: 'ZZOC', name: 'Own Carrier Lines' };
const OTHER = { scac: 'ZZOD', name: 'Other Carrier Freight' };
/** $85.00 for COD and $56.00 for the appointment. */
const ACCESSORIALS = [
  { code: 'COD', basis: 'flat', amount: 8_500 },
  { code: 'APTD', basis: 'flat', amount: 5_600 },
];

const businessDaysAhead = (days: number, from = Date.now()): string => {
  const next = new Date(from + 86_400_000);
  const left = [0, 6].includes(next.getUTCDay()) ? days : days - 1;
  return left === 0 ? next.toISOString().slice(0, 10) : businessDaysAhead(left, next.getTime());
};

/** Sets up the company's carrier with its guided steps, without a PRO block. */
async function setUpCarrier(page: Page, tenderEmail: string): Promise<void> {
  await page.goto('/carriers');
  await page.getByRole('link', { name: 'Set up carrier' }).first().click();
  await page.getByLabel('SCAC').fill(OWN.scac);
  await page.getByLabel('Carrier name').fill(OWN.name);
  await page.getByRole('button', { name: 'Add carrier' }).click();
  const step = page.getByRole('list', { name: 'Setup steps' }).locator('[aria-current="step"]');
  await expect(step).toHaveText('Contacts');
  await page.getByRole('group', { name: 'Tenders' }).getByLabel('Email').fill(tenderEmail);
  await page.getByRole('button', { name: 'Save carrier' }).click();
  await expect(step).toHaveText('PRO numbers');
  await page.getByRole('link', { name: 'Tariff' }).click();
  await enterTerms(page, laneTerms(OWN, { accessorials: ACCESSORIALS }));
  await attachRates(page, LANE_RATES);
  await page.getByRole('button', { name: /^Save tariff/ }).click();
  await expect(page.getByText(/Saved as version 1 with 1 rate/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the steps' }).click();
  await page.getByRole('link', { name: 'Test quote' }).click();
  await page.getByLabel('Origin ZIP').fill('60601');
  await page.getByLabel('Destination ZIP').fill('75201');
  await page.getByRole('button', { name: 'Get price' }).click();
  await expect(page.getByText('$100.00')).toBeVisible();
  await page.getByRole('link', { name: 'Create quote' }).click();
}

/** Requests COD and a delivery appointment with the details that they need. */
async function requestServices(page: Page, appointmentOn: string): Promise<void> {
  await addService(page, 'Appointment at delivery');
  await addService(page, 'Collect on delivery');
  const appointment = page.getByRole('group', { name: 'Appointment at delivery' });
  await appointment.getByLabel('Appointment day').fill(appointmentOn);
  await appointment.getByLabel('From', { exact: true }).fill('13:00');
  await appointment.getByLabel('Until').fill('15:00');
  await appointment.getByLabel('Confirmation number').fill('APT-7731');
  const cod = page.getByRole('group', { name: 'Collect on delivery', exact: true });
  await cod.getByLabel('Amount to collect').fill('1200');
  await cod.getByLabel('COD fee').selectOption('collect');
  const remitTo = cod.getByRole('group', { name: 'Remit to' });
  await remitTo.getByLabel('Remit to').fill('Own Castings AR');
  await remitTo.getByLabel('Street or PO box').fill('PO Box 77');
  await remitTo.getByLabel('City').fill('Chicago');
  await remitTo.getByLabel('State or province').fill('IL');
  await remitTo.getByLabel('Postal code').fill('60601');
}

async function fillContact(page: Page, stop: RegExp, place: string, person: string): Promise<void> {
  const fields = page.getByRole('dialog').getByRole('group', { name: stop });
  await fields.getByLabel('Company or location name').fill(place);
  await fields.getByLabel('Street address').fill('12 S Dock Pl');
  await fields.getByLabel('Contact name').fill(person);
  await fields.getByLabel('Phone').fill('(312) 555-0100');
}

test('a company sets up its own carrier, quotes and books with COD and an appointment, and the carrier accepts by email with a PRO', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const booker = await register(page, 'Own Carrier Castings');
  const mailbox = newAddress();
  await setUpCarrier(page, mailbox);
  await fillFreight(page);
  await requestServices(page, businessDaysAhead(6));
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  await page.getByRole('button', { name: `Book ${OWN.name} for $241.00` }).click();
  await fillContact(page, /Pickup in Chicago/, 'Own Castings', 'Pat Doe');
  await fillContact(page, /Delivery in Dallas/, 'Lone Star Tools', 'Sam Roe');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book for/ })
    .click();
  await openBookedShipment(page);

  const { mail, link } = await mailedSource(page, mailbox, /^Load tender S-/);
  expect(mail.replyTo).toMatchObject([{ address: booker.email }]);
  expect(mail.text).toContain('$241.00');
  const [bill, calendar] = mail.attachments;
  expect([bill?.mimeType, calendar?.mimeType]).toEqual(['application/pdf', 'text/calendar']);
  expect(new TextDecoder().decode(calendar?.content as ArrayBuffer)).toContain('BEGIN:VEVENT');
  const tendered = pdfText(Buffer.from(bill!.content as ArrayBuffer));
  for (const fact of ['Lone Star Tools', 'Own Castings AR', '1,200.00', 'APT-7731']) expect(tendered).toContain(fact);

  const carrier = await (await browser.newContext()).newPage();
  await carrier.goto(link);
  await expect(carrier.getByText('$241.00')).toBeVisible();
  await carrier.getByLabel('PRO number').fill('771000042');
  await carrier.getByRole('button', { name: 'Accept tender' }).click();
  await expect(carrier.getByRole('heading', { name: /accepted$/ })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Progress' }).locator('[aria-current=step]')).toContainText('Accepted');
  await page.getByRole('link', { name: 'Documents' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download Bill of lading, version 2/ }).click();
  const text = pdfText(readFileSync(await (await download).path()));
  expect(text).toContain('771000042');
});

test('a carrier declines by email with a reason, and the shipment is tendered to the next offer', async ({
  page,
  browser,
}) => {
  await register(page, 'Own Carrier Castings');
  const mailboxes = [newAddress(), newAddress()];
  for (const [index, carrier] of [OWN, OTHER].entries()) {
    const { id, version } = await callApi<{ id: string; version: number }>(page, '/company/carriers/tariff', carrier);
    const contact = { purpose: 'tender', name: null, email: mailboxes[index], phone: null, extension: null };
    await page.request.put(`/api/v1/company/carriers/${id}/profile`, {
      data: { version, modes: ['LTL'], customerNumber: null, contacts: [contact] },
    });
    await uploadTariff(page, laneTerms(carrier, { minimumCharge: 100 + index }));
  }
  const quote = await makeQuote(page);
  const offer = quote.offers.find(({ carrier }) => carrier.scac === OTHER.scac)!;
  await page.goto(`/shipments/${await bookOffer(page, quote, offer)}`);
  const { link } = await mailedSource(page, mailboxes[1]!, /^Load tender S-/);
  const carrier = await (await browser.newContext()).newPage();
  await carrier.goto(link);
  await carrier.getByLabel('Reason').fill('No trucks in Chicago on that day');
  await carrier.getByRole('button', { name: 'Decline tender' }).click();
  await expect(carrier.getByRole('heading', { name: /declined$/ })).toBeVisible();

  const exceptions = page.getByRole('region', { name: 'Exceptions' });
  await expect(exceptions.getByText('Reason: No trucks in Chicago on that day')).toBeVisible();
  await exceptions.getByRole('button', { name: 'Tender to next offer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${OTHER.name} declined the tender`)).toBeVisible();
  await dialog.getByRole('button', { name: new RegExp(`^Tender to ${OWN.name} for `) }).click();
  await expect(dialog).toBeHidden();
  await expect(exceptions).toBeHidden();
  const next = await mailedSource(page, mailboxes[0]!, /^Load tender S-/);
  expect(next.mail.text).toContain(OWN.name);
  await carrier.goto(link);
  await expect(carrier.getByRole('heading', { name: 'This tender is not open' })).toBeVisible();
});

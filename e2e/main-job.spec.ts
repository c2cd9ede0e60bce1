import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { makeQuote } from './support/freight';
import { mailedSource } from './support/mailbox';
import { callApi, newAddress, register, registerCompany } from './support/people';
import {
  askLiftgateAtDelivery,
  bookButtons,
  centsOf,
  fillBookingContact,
  fillFreight,
  openBookedShipment,
} from './support/quote-form';
import { pdfText } from './support/pdf-text';
import { expect, test } from './support/test';

/** Sends the prepared email, which names no price. */
async function emailConsignee(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Email consignee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email consignee' });
  await expect(dialog.getByLabel('Subject')).toHaveValue(/S-\d{6}/);
  await expectAccessible(page, 'email to the consignee');
  const address = newAddress();
  await dialog.getByLabel('Email of the consignee').fill(address);
  await dialog.getByRole('button', { name: 'Send email' }).click();
  await expect(dialog).toHaveCount(0);
  const { text } = (await mailedSource(page, address, /S-\d{6}/)).mail;
  expect(text).not.toMatch(/\$\d/);
  await page.getByRole('heading', { name: /^Booked as S-/ }).focus();
}

/** Presses Tab until the control with the name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const isThere = () =>
    page.evaluate((pattern) => new RegExp(pattern).test(document.activeElement?.textContent ?? ''), name.source);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a quote is booked with the keyboard alone', async ({ page }) => {
  await register(page);
  const quote = await makeQuote(page);
  await page.goto(`/quotes/${quote.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(quote.number);
  await tabTo(page, /^Book .* ?for \$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Book for \$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Booked as S-\d{6}$/ })).toBeFocused();
});

test('a quote without a description is described and booked in the booking dialog, with the first error in focus', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await register(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await page.getByRole('textbox', { name: 'Commodity' }).fill('');
  await expect(page.getByRole('button', { name: 'description of item 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await bookButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await fillBookingContact(page, /Pickup in Chicago/, {
    place: 'Mercer Castings',
    address: '12 S Dock Pl',
    person: 'Pat Doe',
  });
  await fillBookingContact(page, /Delivery in Dallas/, {
    place: 'Lone Star Tools',
    address: '1 Oak Rd',
    person: 'Sam Roe',
  });
  const book = dialog.getByRole('button', { name: /^Book for/ });
  await book.click();
  const description = dialog.getByLabel('Description of item 1');
  await expect(description).toBeFocused();
  await expect(description).toBeInViewport();
  await expect(dialog.getByText('Enter what is shipped.')).toBeInViewport();
  await description.fill('Steel brackets');
  await book.click();
  await openBookedShipment(page);
  await expect(page.getByText('Steel brackets').first()).toBeAttached();
});

test('register, quote Chicago to Dallas, book, download the bill of lading', async ({ page }) => {
  test.setTimeout(120_000);
  await registerCompany(page, 'Mercer Castings');
  await callApi(page, '/company/demonstration');

  await page.goto('/quotes/new');
  await fillFreight(page);
  await askLiftgateAtDelivery(page);
  const live = page.getByRole('table', { name: /offers/i });
  await expect(live.getByRole('row')).not.toHaveCount(0);
  await expect(page.getByText('Class 100', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save quote' }).click();

  await expect(page.getByRole('heading', { name: /^\d offers$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/quotes\/qte_\w+$/);
  await expect(page.getByText('All carriers have responded.')).toBeVisible({ timeout: 30_000 });
  const firstBook = bookButtons(page).first();
  const price = centsOf((await firstBook.getAttribute('aria-label'))!);
  const carrier = page.getByRole('table', { name: 'Offers' }).getByRole('row').nth(1);
  await carrier.getByRole('button', { expanded: false }).first().click();
  const bill = page.getByRole('table', { name: /^Charges of/ });
  const amounts = await bill.getByRole('button', { name: /, explain / }).allTextContents();
  expect(
    amounts
      .map((text) => centsOf(text.replace('-', '')) * (text.includes('-') ? -1 : 1))
      .reduce((sum, amount) => sum + amount, 0),
  ).toBe(price);
  await bill.getByRole('button', { name: /explain Fuel/ }).click();
  await expect(bill.getByText('Rule')).toBeVisible();

  await firstBook.click();
  await fillBookingContact(page, /Pickup in Chicago/, {
    place: 'Mercer Castings',
    address: '12 S Dock Pl',
    person: 'Pat Doe',
  });
  await fillBookingContact(page, /Delivery in Dallas/, {
    place: 'Lone Star Tools',
    address: '1 Oak Rd',
    person: 'Sam Roe',
  });
  const book = page.getByRole('dialog').getByRole('button', { name: /^Book for/ });
  expect(centsOf((await book.textContent())!)).toBe(price);
  await book.dblclick();

  await expect(page.getByRole('heading', { name: /^Booked as S-\d{6}$/ })).toBeFocused();
  await emailConsignee(page);
  await openBookedShipment(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Shipment S-\d{6}/ })).toBeVisible();
  const bolNumber = (await page.getByText(/^\d{17}$/).textContent())!;
  await page.getByRole('link', { name: 'Documents' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download Bill of lading/ }).click();
  const text = pdfText(readFileSync(await (await download).path()));
  expect(text).toContain(bolNumber);
  expect(text).toContain('Lone Star Tools');
  expect(text).not.toMatch(/\$\d/);

  const { items } = (await (await page.request.get('/api/v1/shipments')).json()) as { items: unknown[] };
  expect(items).toHaveLength(1);
});

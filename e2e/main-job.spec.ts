import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { register } from './support/people';
import { askLiftgateAtDelivery, bookButtons, centsOf, fillFreight } from './support/quote-form';
import { pdfText } from './support/pdf-text';
import { expect, test } from './support/test';

async function fillBookingContact(
  page: Page,
  name: RegExp,
  contact: { place: string; address: string; person: string },
): Promise<void> {
  const stop = page.getByRole('dialog').getByRole('group', { name });
  await stop.getByLabel('Company or location name').fill(contact.place);
  await stop.getByLabel('Street address').fill(contact.address);
  await stop.getByLabel('Contact name').fill(contact.person);
  await stop.getByLabel('Phone').fill('(312) 555-0100');
}

test('a quote without a description is described and booked in the booking dialog, with the first error in focus', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await register(page);
  await page.getByRole('link', { name: 'Get a quote' }).click();
  await fillFreight(page);
  await page.getByRole('textbox', { name: 'Commodity' }).fill('');
  await expect(page.getByText('Required to book', { exact: true })).toBeVisible();
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
  await expect(page).toHaveURL(/\/shipments\/shp_/);
  await expect(page.getByText('Steel brackets').first()).toBeAttached();
});

test('register, quote Chicago to Dallas, book, download the bill of lading', async ({ page }) => {
  test.setTimeout(120_000);
  await register(page);

  await page.getByRole('link', { name: 'Get a quote' }).click();
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
  const bill = page.getByRole('table', { name: /^Bill of/ });
  const amounts = await bill.locator('tbody').getByRole('button').allTextContents();
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

  await expect(page).toHaveURL(/\/shipments\/shp_/);
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

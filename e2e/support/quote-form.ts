import { expect, type Locator, type Page } from '@playwright/test';

/** Chicago to Dallas: two pallets 48x40x48, 1,000 lb, class 70. */
export async function fillFreight(page: Page): Promise<void> {
  await page.getByLabel('From', { exact: true }).fill('60601');
  await expect(page.getByText('60601 Chicago, IL')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('75201');
  await expect(page.getByText('75201 Dallas, TX')).toBeVisible();
  await page.getByLabel('Count', { exact: true }).fill('2');
  await page.getByLabel('Dimensions, in').fill('48x40x48');
  await page.getByLabel('Total weight, lb').fill('1000');
  await page.getByLabel('Class', { exact: true }).selectOption('70');
  await page.getByRole('textbox', { name: 'Commodity' }).fill('Aluminium fittings, boxed');
}

/** Requests a service by its name, such as "Inside delivery". */
export async function addService(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add service').fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Services' }).getByText(name)).toBeVisible();
}

/** Requests a liftgate at delivery. */
export const askLiftgateAtDelivery = (page: Page): Promise<void> => addService(page, 'Liftgate at delivery');

/** Opens a part of the form that is closed at first. */
export const unfold = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('button', { name, expanded: false }).click();

/** Buttons of the quote's offers, such as "Book Demo Lone Star Freight for $265.84". */
export const bookButtons = (page: Page): Locator =>
  page.getByRole('table', { name: 'Offers' }).getByRole('button', { name: /^Book .* for \$/ });

/** Chooses an action of the page's menu. */
export async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Fills the contact of one stop in the booking dialog. */
export async function fillBookingContact(
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

/** Leaves the confirmation of a booking for its shipment. */
export async function openBookedShipment(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Booked as S-\d{6}$/ })).toBeFocused();
  await page.getByRole('link', { name: 'Open shipment' }).click();
  await expect(page).toHaveURL(/\/shipments\/shp_/);
}

/** Amount on a button such as "Book for $265.84", in cents. */
export function centsOf(text: string): number {
  const amount = /\$([\d,]+)\.(\d{2})/.exec(text);
  if (!amount) throw new Error(`no amount in "${text}"`);
  return Number(`${amount[1]!.replaceAll(',', '')}${amount[2]}`);
}

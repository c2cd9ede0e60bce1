import { mailedLink } from './support/mailbox';
import { register } from './support/people';
import { expect, test } from './support/test';

test('invite, accept in another browser, switch the company, and be removed while a page is open', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await register(page, 'Mercer Castings');
  const guestPage = await (await browser.newContext()).newPage();
  const guest = await register(guestPage, 'Guest Mills');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Booker');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${guest.email}.`)).toBeVisible();

  await guestPage.goto(await mailedLink(guestPage, guest.email, /invit/i));
  await expect(guestPage).toHaveURL('/settings/user/association');
  await guestPage.getByRole('button', { name: 'Join Mercer Castings' }).click();
  await expect(guestPage.getByText('You are a member of Mercer Castings.')).toBeVisible();

  await guestPage.goto('/quotes');
  await guestPage.getByRole('button', { name: 'Company: Guest Mills' }).click();
  await guestPage.getByRole('menuitemradio', { name: 'Mercer Castings' }).click();
  await expect(guestPage.getByRole('button', { name: 'Company: Mercer Castings' })).toBeVisible();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('table', { name: 'Members' }).getByRole('row', { name: guest.email });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);

  await guestPage.getByRole('link', { name: 'Shipments' }).click();
  await expect(guestPage).toHaveURL('/settings/user/association');
  await expect(guestPage.getByText('You do not work in a company yet')).toBeVisible();
  await guestPage.getByRole('button', { name: 'Switch to Guest Mills' }).click();
  await expect(guestPage.getByRole('button', { name: 'Company: Guest Mills' })).toBeVisible();
});

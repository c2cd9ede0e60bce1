import { mailedLink } from './support/mailbox';
import { callApi, fillInDetails, newAddress, register } from './support/people';
import { expect, test } from './support/test';

test('invite, accept in another browser, switch the company, and be removed while a page is open', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await register(page, 'Mercer Castings');
  const guestPage = await (await browser.newContext()).newPage();
  const guest = await register(guestPage, 'Guest Mills');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Members' }).click();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Booker');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation created for ${guest.email}.`)).toBeVisible();

  await guestPage.goto(await mailedLink(guestPage, guest.email, /invit/i));
  await expect(guestPage).toHaveURL('/settings/user/association');
  await guestPage.getByRole('button', { name: 'Join Mercer Castings' }).click();
  await expect(guestPage.getByText('You joined Mercer Castings.')).toBeVisible();

  await guestPage.goto('/quotes');
  await guestPage.getByRole('button', { name: 'Company: Guest Mills' }).click();
  await guestPage.getByRole('menuitemradio', { name: 'Mercer Castings' }).click();
  await expect(guestPage.getByRole('button', { name: 'Company: Mercer Castings' })).toBeVisible();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

  await page.reload();
  const row = page.getByRole('table', { name: 'Members' }).getByRole('row', { name: guest.email });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row).toHaveCount(0);

  // The session switches to a remaining company of the user.
  await guestPage.getByRole('link', { name: 'Shipments' }).click();
  await expect(guestPage.getByRole('button', { name: 'Company: Guest Mills' })).toBeVisible();
  await guestPage.goto('/settings/user/association');
  await expect(guestPage.getByRole('table', { name: 'Companies' }).getByText('Mercer Castings')).toHaveCount(0);
});

test('a user removed from their only company is redirected to the page for joining companies', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await register(page, 'Mercer Castings');
  const email = newAddress();
  await callApi(page, '/company/invitations', { email, role: 'booker' });
  const guestPage = await (await browser.newContext()).newPage();
  await guestPage.goto(await mailedLink(guestPage, email, /invit/i));
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Join Mercer Castings' })).toBeVisible();
  await guestPage.getByRole('button', { name: 'Send link' }).click();
  await expect(guestPage.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await guestPage.goto(await mailedLink(guestPage, email, /registration/));
  await fillInDetails(guestPage, 'Robin Guest', 'seven calm otters drift');
  await guestPage.getByRole('button', { name: 'Join Mercer Castings' }).click();
  await expect(guestPage.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  await page.goto('/settings/company/members');
  const row = page.getByRole('table', { name: 'Members' }).getByRole('row', { name: email });
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row).toHaveCount(0);

  await guestPage.getByRole('link', { name: 'Quotes' }).click();
  await expect(guestPage).toHaveURL('/settings/user/association');
  await expect(guestPage.getByText('No active company')).toBeVisible();
});

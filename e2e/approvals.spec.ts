import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible';
import { makeQuote } from './support/freight';
import { mailedLink } from './support/mailbox';
import { callApi, newAddress, register } from './support/people';
import { bookButtons } from './support/quote-form';
import { expect, test } from './support/test';

/** Joins the owner's company as a booker, without the pages. */
async function joinAsBooker(owner: Page, booker: Page): Promise<void> {
  const email = newAddress();
  await callApi(owner, '/company/invitations', { email, role: 'booker' });
  const invitation = new URL(await mailedLink(owner, email, /invit/i));
  await callApi(booker, '/auth/register', {
    email,
    invitationToken: invitation.searchParams.get('invitation'),
  });
  const registration = new URL(await mailedLink(owner, email, /registration/));
  await callApi(booker, '/auth/register/verify', {
    token: registration.searchParams.get('token'),
    fullName: 'Bo Booker',
    password: 'seven calm otters drift',
  });
}

/** Books the cheapest offer, which a rule turns into a request. */
async function requestBooking(page: Page, quoteId: string): Promise<void> {
  await page.goto(`/quotes/${quoteId}`);
  await bookButtons(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Book for \$/ }).click();
  await expect(page.getByText(/^Sent for approval to Robin Mercer\.$/)).toBeVisible();
}

test('a booking above a rule is rejected, requested again, approved by someone else and booked once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await register(page);
  const bookerPage = await (await browser.newContext()).newPage();
  await joinAsBooker(page, bookerPage);

  await page.goto('/settings/company/approval-rules');
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('dialog', { name: 'Add approval rule' });
  await rule.getByLabel('Name').fill('Above $1');
  await rule.getByLabel('Total above').fill('1');
  await rule.getByRole('checkbox', { name: 'Logistics manager' }).uncheck();
  await rule.getByRole('checkbox', { name: 'Owner' }).check();
  await rule.getByRole('button', { name: 'Save rule' }).click();
  await expect(page.getByText('Above $1').first()).toBeVisible();
  await expectAccessibleInEveryLook(page, 'approval rules');

  const { id, number } = await makeQuote(bookerPage);
  await requestBooking(bookerPage, id);
  const panel = bookerPage.getByRole('region', { name: 'Approval' });
  await expect(panel.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expectAccessibleInEveryLook(bookerPage, 'request for approval');

  await page.goto('/approvals');
  await expectAccessibleInEveryLook(page, 'approvals');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('region', { name: 'Approval' }).getByRole('button', { name: 'Reject' }).click();
  const rejection = page.getByRole('dialog', { name: /^Reject/ });
  await rejection.getByLabel('Reason').fill('Take the carrier of the contract.');
  await rejection.getByRole('button', { name: /^Reject/ }).click();
  await expect(rejection).toBeHidden();

  await bookerPage.reload();
  await expect(panel.getByText('Take the carrier of the contract.')).toBeVisible();
  await requestBooking(bookerPage, id);

  await page.reload();
  await page.getByRole('button', { name: /^Approve for \$/ }).click();
  await expect(page.getByRole('link', { name: 'Open shipment' })).toBeVisible();
  await bookerPage.goto('/shipments');
  await expect(
    bookerPage.getByRole('table', { name: 'Shipments' }).getByRole('link', { name: /^S-\d{6}$/ }),
  ).toHaveCount(1);
  await page.goto('/approvals?view=decided');
  await expect(page.getByRole('row', { name: number })).toHaveCount(2);
});

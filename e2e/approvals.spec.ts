import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible';
import { expireApproval, runNow } from './support/database';
import { makeQuote } from './support/freight';
import { mailedLink } from './support/mailbox';
import { callApi, newAddress, register } from './support/people';
import { bookButtons } from './support/quote-form';
import { expect, test } from './support/test';

/** Joins the owner's company, without the pages. */
async function join(owner: Page, page: Page, role: string, fullName: string): Promise<void> {
  const email = newAddress();
  await callApi(owner, '/company/invitations', { email, role });
  const invitation = new URL(await mailedLink(owner, email, /invit/i));
  await callApi(page, '/auth/register', {
    email,
    invitationToken: invitation.searchParams.get('invitation'),
  });
  const registration = new URL(await mailedLink(owner, email, /registration/));
  await callApi(page, '/auth/register/verify', {
    token: registration.searchParams.get('token'),
    fullName,
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

interface Approval {
  id: string;
  quoteId: string;
  total: { amount: number };
  validUntil: string;
}

/** The pending requests. */
const pending = async (page: Page): Promise<Approval[]> =>
  ((await (await page.request.get('/api/v1/approvals')).json()) as { items: Approval[] }).items;

const dollars = ({ total: { amount } }: Approval): string => `$${(amount / 100).toFixed(2)}`;

/** Approves the booking of a quote from the list of approvals. */
async function approve(page: Page, number: string): Promise<void> {
  await page.goto('/approvals');
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: /^Approve for \$/ }).click();
  await expect(page.getByRole('link', { name: 'Open shipment' })).toBeVisible();
}

test('bookings above a rule are rejected, requested again, approved by a delegate, expire and are asked again', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await register(page);
  const [bookerPage, approverPage] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await join(page, bookerPage, 'booker', 'Bo Booker');
  await join(page, approverPage, 'approver', 'Ana Ruiz');

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

  // One offer expires while the other booking is decided. The job that rates expired requests again has a period of a minute.
  const expired = await makeQuote(bookerPage);
  await requestBooking(bookerPage, expired.id);
  const [asked] = await pending(page);
  await expireApproval(asked!.id, 5_000);
  await runNow('watch approvals');

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

  // The owner delegates, and the delegate decides.
  await page.goto('/approvals');
  await page.getByRole('button', { name: 'Delegate' }).click();
  const delegation = page.getByRole('dialog', { name: 'Delegation' });
  await delegation.getByLabel('Approver').selectOption({ label: 'Ana Ruiz' });
  await delegation.getByRole('button', { name: 'Add delegation' }).click();
  await expect(delegation.getByText(/^Ana Ruiz decides for you:/)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'delegation');
  await approve(approverPage, number);

  // The expired offer is rated again: the total moved by more than the tolerance, so the approvers are asked again.
  await expect(async () => {
    const again = (await pending(page)).find(({ quoteId }) => quoteId === expired.id);
    expect(again?.total).toEqual(asked!.total);
    expect(Date.parse(again!.validUntil)).toBeGreaterThan(Date.now());
  }).toPass({ timeout: 30_000, intervals: [250] });
  await bookerPage.goto('/notifications');
  await expect(
    bookerPage.getByText(/rated again: the total changed from .* The approvers were asked again\./),
  ).toBeVisible();
  await approverPage.goto(`/quotes/${expired.id}`);
  await expect(approverPage.getByRole('button', { name: `Approve for ${dollars(asked!)}` })).toBeVisible();
  await approve(approverPage, expired.number);

  await bookerPage.goto('/shipments');
  await expect(
    bookerPage.getByRole('table', { name: 'Shipments' }).getByRole('link', { name: /^S-\d{6}$/ }),
  ).toHaveCount(2);
  await page.goto('/approvals?view=decided');
  await expect(page.getByRole('row', { name: number })).toHaveCount(2);
});

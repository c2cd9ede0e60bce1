import type { Page } from '@playwright/test';
import { mailedLink } from './support/mailbox';
import { callApi, register, signOut } from './support/people';
import { expect, test } from './support/test';

interface Team {
  /** Changes the booker's role, which notifies the booker. */
  giveRole(role: string): Promise<void>;
  email: string;
}

/** Makes the user of `page` a booker in the company of the user of `ownerPage`. */
async function joinAsBooker(page: Page, ownerPage: Page): Promise<Team> {
  await register(ownerPage, 'Mercer Castings');
  const { email } = await register(page, 'Guest Mills');
  await callApi(ownerPage, '/company/invitations', { email, role: 'booker' });
  const token = new URL(await mailedLink(page, email, /invited/)).searchParams.get('invitation');
  await callApi(page, '/me/associations/invitation', { token });
  const { items: companies } = await read<{ items: { companyId: string; companyName: string }[] }>(
    page,
    '/me/associations',
  );
  await callApi(
    page,
    `/me/associations/${companies.find(({ companyName }) => companyName === 'Mercer Castings')!.companyId}/activate`,
  );
  const { items: members } = await read<{ items: { userId: string; email: string }[] }>(ownerPage, '/company/members');
  const { userId } = members.find((member) => member.email === email)!;
  return {
    email,
    giveRole: async (role) =>
      void (await ownerPage.request.patch(`/api/v1/company/members/${userId}`, { data: { role } })),
  };
}

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`/api/v1${path}`)).json()) as T;
}

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the bell updates live in every tab; the inbox can be read, undone and muted', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const team = await joinAsBooker(page, await (await browser.newContext()).newPage());
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  const other = await context.newPage();
  const listed = other.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/quotes');
  await other.goto('/quotes');
  await expect(bell(other, 'Notifications')).toBeVisible();
  // A request that the new role may not read would break the page while it loads.
  await listed;

  await team.giveRole('dock');
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications, 1 unread')).toBeVisible();
  const unread = page.getByRole('region', { name: /^Unread, today/ });
  await expect(unread.getByText('It was booker and is dock now.')).toBeVisible();
  expect(await streamsOf(page, other)).toBe(1);

  const actions = page.getByRole('button', { name: /^Actions for/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications, 1 unread')).toBeVisible();

  await page.close();
  await team.giveRole('viewer');
  await expect(bell(other, 'Notifications, 2 unread')).toBeVisible();
  await bell(other, 'Notifications, 2 unread').click();
  await expect(other.getByRole('menuitem', { name: /Your role has changed/ })).toHaveCount(2);
  await other.getByRole('menuitem', { name: 'All notifications' }).click();
  await other
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await other.getByRole('menuitem', { name: /^Turn off/ }).click();
  await expect(other.getByText(/"Your role has changed" is turned off/)).toBeVisible();
  await team.giveRole('booker');
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByText('2 marked as read.')).toBeVisible();
  await other.goto('/settings/user/notifications');
  await expect(other.getByLabel('Your role has changed: inbox')).not.toBeChecked();
  await expect(other.getByLabel('Your role has changed: email')).toHaveValue('off');
});

/** Number of tabs that have the lock of the stream, or wait for it. */
async function streamsOf(...tabs: Page[]): Promise<number> {
  const held = await Promise.all(
    tabs.map((tab) => tab.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)),
  );
  return Math.max(...held);
}

test('signing out in one tab ends the other', async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  await other.goto('/quotes');
  await expect(other.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login/, { timeout: 30_000 });
});

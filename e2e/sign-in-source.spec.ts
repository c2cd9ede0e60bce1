import type { Page } from '@playwright/test';
import { register, signOut } from './support/people';
import { expect, takeComplaints, test } from './support/test';

const SOURCE = 'Demo identity provider';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** From our sign-in page to the source's own. */
async function visitSource(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${SOURCE}` }).click();
  await expect(heading(page, SOURCE)).toBeVisible();
}

/** Enters an account on the source's page. */
async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Another email address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a linked account signs in and redirects to the requested page; its response works once', async ({
  page,
  complaints,
}) => {
  await page.goto('/quotes');
  await visitSource(page);
  const returned = page.waitForRequest(/\/auth\/shippers\/demo\/callback\?/);
  await page.getByRole('button', { name: 'Demo Owner' }).click();
  const answer = (await returned).url();
  await expect(heading(page, 'Quotes')).toBeVisible();
  await signOut(page);

  await page.goto(answer);
  await expect(heading(page, 'Sign-in failed')).toBeVisible();
  takeComplaints(complaints, /status of 400/);
  await expect(page).toHaveURL('/auth/shippers/demo/callback');
  expect((await page.request.get('/api/v1/auth/session')).status()).toBe(401);
});

test('an unlinked account cannot sign in, whatever its address', async ({ page }) => {
  await page.goto('/login');
  await visitSource(page);
  await page.getByRole('button', { name: 'Second Account' }).click();
  await expect(heading(page, `Your account at ${SOURCE} is not linked yet`)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await expect(page).toHaveURL('/login?next=%2Fsettings%2Fuser%2Fsecurity');
  expect((await page.request.get('/api/v1/auth/session')).status()).toBe(401);
});

test('a sign-in cancelled at the source returns and can be restarted', async ({ page }) => {
  await page.goto('/login?next=%2Fquotes');
  await visitSource(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Sign-in canceled')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/login?next=%2Fquotes');
  await visitSource(page);
});

test('an account linked while signed in can sign in from then on', async ({ page }) => {
  const { email } = await register(page);
  await page.evaluate(() =>
    window.location.assign('/api/v1/auth/shippers/demo/start?intent=link&next=%2Fsettings%2Fuser%2Fsecurity'),
  );
  await chooseAccount(page, email);
  await expect(page.getByText(`${SOURCE} is linked.`)).toBeVisible();
  await expect(page).toHaveURL('/settings/user/security');
  await signOut(page);

  await visitSource(page);
  await chooseAccount(page, email);
  await expect(heading(page, 'Home')).toBeVisible();
});

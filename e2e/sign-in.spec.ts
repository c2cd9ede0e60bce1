import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { mailedLink } from './support/mailbox';
import { callApi, register, signOut, typeSignIn } from './support/people';
import { expect, test } from './support/test';

const STEP_SECONDS = 30;

/** The code of the authenticator app now, or after some steps: a code works once, and one step early. */
const codeOf = (secret: string, stepsAhead = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * STEP_SECONDS });

/** Adds an authenticator app for the user of the page; returns its secret and the recovery codes. */
async function addAuthenticatorApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await callApi<{ secret: string }>(page, '/me/factors/totp');
  const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(page, '/me/factors/totp/confirm', {
    code: await codeOf(secret),
  });
  return { secret, recoveryCodes };
}

test('register, sign in with an authenticator app, reset a forgotten password, change it', async ({ page }) => {
  test.setTimeout(120_000);
  const person = await register(page);
  const { secret, recoveryCodes } = await addAuthenticatorApp(page);
  await signOut(page);

  await page.goto('/quotes');
  await expect(page).toHaveURL('/login?next=%2Fquotes');
  await typeSignIn(page, { ...person, password: 'seven calm otters swim' });
  await expect(page.getByRole('alert')).toContainText('is incorrect');
  await typeSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeVisible();
  expect((await page.request.get('/api/v1/quotes')).status(), 'half a sign-in opens nothing').toBe(401);
  await page.getByLabel('Code').fill(await codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await signOut(page);

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page).toHaveURL('/reset-password/success');
  const link = await mailedLink(page, person.email, /password/);
  await page.goto(link);
  await expect(page).toHaveURL('/change-password');
  await page.getByLabel('New password').fill('nine crates of copper');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('nine crates of copper');
  await page.getByLabel('New password').fill('four barges at anchor');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await signOut(page);

  await typeSignIn(page, { ...person, password: 'nine crates of copper' });
  await expect(page.getByRole('alert')).toContainText('is incorrect');
  await typeSignIn(page, { ...person, password: 'four barges at anchor' });
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your identity' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('a password too late');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

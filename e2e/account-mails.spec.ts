import { mailedLink } from './support/mailbox';
import { callApi, newAddress, register, signOut, typeSignIn } from './support/people';
import { expect, test } from './support/test';

test('an email change is confirmed in the account that requested it, and can be undone', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const person = await register(page);
  const changed = { ...person, email: newAddress() };
  await callApi(page, '/me/email', { email: changed.email });

  const otherPage = await (await browser.newContext()).newPage();
  const other = await register(otherPage, 'Guest Mills');
  const link = await mailedLink(page, changed.email, /^Confirm your new address/);
  await otherPage.goto(link);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Sign in to confirm' })).toBeVisible();
  await expect(otherPage.getByText(person.email)).toBeVisible();
  await otherPage.getByRole('button', { name: `Sign out of ${other.email}` }).click();
  await otherPage.getByRole('link', { name: 'Sign in' }).click();
  await typeSignIn(otherPage, person);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Change your email address?' })).toBeVisible();
  await expect(otherPage).toHaveURL('/change-password');
  await otherPage.reload();
  await otherPage.getByRole('button', { name: 'Change address' }).click();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Email address changed' })).toBeVisible();

  const undoPage = await (await browser.newContext()).newPage();
  await undoPage.goto(await mailedLink(page, person.email, /was changed$/));
  await expect(undoPage.getByRole('heading', { level: 1, name: 'Undo the address change?' })).toBeVisible();
  await undoPage.getByRole('button', { name: 'Restore address' }).click();
  await expect(undoPage.getByRole('heading', { level: 1, name: 'Email address restored' })).toBeVisible();

  await undoPage.goto(await mailedLink(page, person.email, /^Set a new password/));
  await undoPage.getByLabel('New password').fill('nine grey herons glide');
  await undoPage.getByRole('button', { name: 'Change password' }).click();
  await expect(undoPage.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await signOut(undoPage);
  await typeSignIn(undoPage, changed);
  await expect(undoPage.getByRole('alert')).toContainText('is incorrect');
});

test('a registration is completed on the page of its email, also after a reload, only once', async ({ page }) => {
  const email = newAddress();
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  const link = await mailedLink(page, email, /registration/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(link);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(requests).not.toContain('POST /api/v1/auth/register/verify');

  await page.getByRole('button', { name: 'Create account' }).click();
  for (const problem of ['Enter your name', "Enter your company's legal name", 'Use 12 to 128 characters'])
    await expect(page.getByText(problem)).toBeVisible();
  await page.getByLabel('Your name').fill('Robin Mercer');
  await page.getByLabel("Company's legal name").fill('Mercer Castings');
  await page.getByRole('textbox', { name: 'Password' }).fill('qwertyqwerty');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This password is easy to guess.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Robin Mercer');
  await page.getByRole('textbox', { name: 'Password' }).fill('seven calm otters drift');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Mercer Castings' })).toBeVisible();

  await signOut(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Register again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
});

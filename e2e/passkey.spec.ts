import type { Page } from '@playwright/test';
import { callApi, type Person, register, signOut, typeSignIn } from './support/people';
import { expect, test } from './support/test';

/** Adds a virtual authenticator with passkeys to the browser; user presence and verification always succeed. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The authenticator would accept the autofill request at once, before the button can be clicked. */
async function offerNoSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Registers a user, creates a passkey on the authenticator, and signs out. */
async function personWithPasskey(page: Page): Promise<Person> {
  const person = await register(page);
  const { publicKey } = await callApi<{ publicKey: PublicKeyCredentialCreationOptionsJSON }>(
    page,
    '/me/factors/passkeys/options',
  );
  const response = await page.evaluate(async (options) => {
    const credential = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    });
    return (credential as PublicKeyCredential).toJSON() as unknown;
  }, publicKey);
  await callApi(page, '/me/factors/passkeys', { name: 'Laptop', response });
  await callApi(page, '/auth/logout');
  return person;
}

test('a passkey signs in by itself, and is the second factor of a password', async ({ page }) => {
  await addDevice(page);
  await offerNoSuggestions(page);
  const person = await personWithPasskey(page);

  await page.goto('/login?next=%2Fquotes');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await signOut(page);

  await typeSignIn(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a passkey selected from autofill signs in', async ({ page }) => {
  await addDevice(page);
  await personWithPasskey(page);
  await page.goto('/login?next=%2Fquotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
});

test('without a matching passkey, the password is available', async ({ page }) => {
  await addDevice(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toBeEditable();
});

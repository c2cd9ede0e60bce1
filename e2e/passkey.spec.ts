import type { Page } from '@playwright/test';
import { callApi, type Person, register, signOut, typeSignIn } from './support/people';
import { expect, test } from './support/test';

/** Gives the browser a device that holds passkeys; its person is always there and agrees to everything. */
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

/** The device would take a suggestion at once, so that nobody gets to press the button. */
async function offerNoSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Registers a person and makes a passkey for them on the device; they are signed out afterwards. */
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
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
});

test('a passkey taken from the suggestions signs in', async ({ page }) => {
  await addDevice(page);
  await personWithPasskey(page);
  await page.goto('/login?next=%2Fquotes');
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
});

test('without a passkey that fits, the password is still there', async ({ page }) => {
  await addDevice(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await expect(page.getByLabel('E-mail')).toBeEditable();
});

import type { CDPSession, Page } from '@playwright/test';
import { callApi, register, signOut, typeSignIn } from './support/people';
import { expect, test } from './support/test';

/** Gives the browser a device that holds passkeys and asks for a fingerprint. */
async function addDevice(page: Page): Promise<{ browser: CDPSession; authenticatorId: string }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: false },
  });
  return { browser, authenticatorId };
}

/** Makes a passkey for the person of the page, and stores it. */
async function addPasskey(page: Page): Promise<void> {
  const { publicKey } = await callApi<{ publicKey: PublicKeyCredentialCreationOptionsJSON }>(page, '/me/factors/passkeys/options');
  const response = await page.evaluate(async (options) => {
    const credential = await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
    return (credential as PublicKeyCredential).toJSON() as unknown;
  }, publicKey);
  await callApi(page, '/me/factors/passkeys', { name: 'Laptop', response });
}

test('a passkey signs in by itself, and is the second factor of a password', async ({ page }) => {
  const { browser, authenticatorId } = await addDevice(page);
  const touch = (enabled: boolean) => browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const person = await register(page);
  await touch(true);
  await addPasskey(page);
  await touch(false);
  await signOut(page);

  await page.goto('/login?next=%2Fquotes');
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(passkey).toBeEnabled();
  await touch(true);
  await passkey.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await touch(false);
  await signOut(page);

  await typeSignIn(page, person);
  await touch(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
});

test('without a passkey that fits, the password is still there', async ({ page }) => {
  const { browser, authenticatorId } = await addDevice(page);
  await browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await expect(page.getByLabel('E-mail')).toBeEditable();
});

import { generateSync } from 'otplib';
import type { ApiAnswer, ApiClient } from './api-client.js';
import { signUp, TEST_PASSWORD, type SignedIn } from './identity.js';
import { SoftwareAuthenticator } from './software-authenticator.js';
import type { TestApp } from './test-app.js';
import type { TestClock } from './test-clock.js';

const STEP_MS = 30_000;

/** A user with a second factor, and the recovery codes issued with it. */
export interface WithFactor extends SignedIn {
  recoveryCodes: string[];
}

/** The code of an authenticator app, this many steps of 30 s from now. */
export function totpCode(secret: string, clock: TestClock, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor((clock.now().getTime() + steps * STEP_MS) / 1000) });
}

/** Signs up a user and adds an authenticator app; advances the clock to the next code. */
export async function signUpWithTotp(app: TestApp, clock: TestClock): Promise<WithFactor & { secret: string }> {
  const person = await signUp(app);
  const { secret } = expectOk(await person.client.post('/api/v1/me/factors/totp'));
  const { recoveryCodes } = expectOk(
    await person.client.post('/api/v1/me/factors/totp/confirm', { code: totpCode(secret, clock) }),
  );
  clock.advance(STEP_MS);
  return { ...person, secret, recoveryCodes };
}

/** Signs up a user and adds a passkey. */
export async function signUpWithPasskey(app: TestApp): Promise<WithFactor & { authenticator: SoftwareAuthenticator }> {
  const person = await signUp(app);
  const authenticator = new SoftwareAuthenticator();
  const { recoveryCodes } = expectOk(await addPasskey(person.client, authenticator));
  return { ...person, authenticator, recoveryCodes };
}

/** Registers a passkey in the browser of this client. */
export async function addPasskey(
  client: ApiClient,
  authenticator: SoftwareAuthenticator,
  name = 'Phone',
): Promise<ApiAnswer> {
  const { publicKey } = expectOk(await client.post('/api/v1/me/factors/passkeys/options'));
  return client.post('/api/v1/me/factors/passkeys', { name, response: authenticator.create(publicKey) });
}

/** A new browser after a correct password, with the second factor missing. */
export async function halfSignedIn(app: TestApp, email: string): Promise<ApiClient> {
  const client = app.client();
  const { status } = expectOk(await client.post('/api/v1/auth/login', { email, password: TEST_PASSWORD }));
  if (status !== 'factor_required') throw new Error(`Expected to owe a factor, but got ${status}.`);
  return client;
}

function expectOk({ status, body }: ApiAnswer) {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

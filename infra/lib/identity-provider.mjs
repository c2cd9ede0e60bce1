import { randomBytes } from 'node:crypto';
import { companionReady, keptPort, startCompanion } from './companion.mjs';
import { stopProgram } from './processes.mjs';

const NAME = 'demo';

/** Configured sources take precedence. */
const NOT_NEEDED = { env: {}, ready: async () => undefined, stop: async () => undefined };

/** Starts the identity provider of the demonstration next to the product. `env` configures the product for it; `ready` resolves when it responds. */
export async function startIdentityProvider({ publicUrl, signal }) {
  if (process.env.SIGN_IN_SOURCES || process.env.SIGN_IN_SOURCES_FILE) return NOT_NEEDED;
  const port = await keptPort('identity-provider');
  const client = { clientId: 'lading', clientSecret: randomBytes(32).toString('base64url') };
  const settings = { port, ...client, redirectUrl: `${publicUrl}/auth/shippers/${NAME}/callback` };
  const program = startCompanion('identity-provider', { IDENTITY_PROVIDER: JSON.stringify(settings) });
  const issuer = `http://127.0.0.1:${port}`;
  return {
    env: { SIGN_IN_SOURCES: JSON.stringify([{ name: NAME, label: 'Demo identity provider', issuer, ...client }]) },
    ready: () =>
      companionReady(
        'identity provider of the demonstration',
        `${issuer}/.well-known/openid-configuration`,
        program,
        signal,
      ),
    stop: () => stopProgram(program),
  };
}

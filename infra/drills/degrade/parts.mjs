import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startServer } from '../../bench/lib/servers.mjs';
import { MailServer } from '../../lib/mail-server.mjs';
import { freePort } from '../../lib/ports.mjs';
import { root } from '../../lib/paths.mjs';
import { signalGroup } from '../../lib/processes.mjs';
import { startFakeS3 } from '../../mfe/testing/fake-s3.mjs';

export const SOURCE = 'acme';

/** The services around the product: {mail, identity, ingest, carrier, storage}, each with `down`, `hang`, `heal` and `stop`. */
export async function startParts(folder, publicUrl) {
  const mail = await MailServer.start();
  const storage = await startFakeS3();
  const client = { clientId: 'lading', clientSecret: randomBytes(32).toString('base64url') };
  const redirectUrl = `${publicUrl}/auth/shippers/${SOURCE}/callback`;
  return {
    mail: Object.assign(mail, {
      down: () => mail.become('refusing'),
      hang: () => mail.become('hanging'),
      heal: () => mail.become('healthy'),
    }),
    identity: await startPart('infra/identity-provider/main.mjs', '/.well-known/openid-configuration', (port) => ({
      IDENTITY_PROVIDER: JSON.stringify({ port, ...client, redirectUrl }),
    })).then((part) => Object.assign(part, { client })),
    ingest: await startPart('infra/relay/discard-server.mjs', '/', () => ({})),
    carrier: await startPart('infra/demo-carriers/main.mjs', '/health', (port) => ({
      DEMO_CARRIERS: JSON.stringify({ port, file: path.join(folder, 'carrier-shipments.json') }),
    })),
    storage: {
      environment: storage.environment,
      down: () => void (storage.down = true),
      hang: () => void (storage.hanging = true),
      heal: () => void Object.assign(storage, { down: false, hanging: false }),
      stop: () => storage.stop(),
    },
  };
}

/** Settings of the product that lead to the parts. */
export function settingsOf({ mail, identity, ingest, carrier, storage }) {
  const dsn = `http://key@127.0.0.1:${ingest.port}/1`;
  const source = { name: SOURCE, label: 'Acme account', issuer: identity.url, ...identity.client };
  return {
    SMTP_URL: mail.url,
    SIGN_IN_SOURCES: JSON.stringify([source]),
    SENTRY_DSN: dsn,
    MONITORING_DSNS: dsn,
    EGRESS_ALLOW_CARRIERS: `127.0.0.1:${carrier.port}`,
    STORAGE_BUCKET: 's3://bucket/documents',
    ...storage.environment,
  };
}

/** A server process. While it hangs, the kernel accepts connections for it. */
async function startPart(file, readyPath, environmentOf) {
  const port = await freePort();
  const start = () => startServer([path.join(root, file)], { port, path: readyPath, environment: environmentOf(port) });
  let running = await start();
  const part = {
    port,
    url: `http://127.0.0.1:${port}`,
    down: () => part.stop(),
    hang: () => signalGroup(running.pid, 'SIGSTOP'),
    async heal() {
      if (running === null) running = await start();
      else signalGroup(running.pid, 'SIGCONT');
    },
    async stop() {
      if (running === null) return;
      signalGroup(running.pid, 'SIGCONT');
      await running.stop();
      running = null;
    },
  };
  return part;
}

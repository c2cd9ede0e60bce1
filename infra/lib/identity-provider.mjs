import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { programFailure } from './failure.mjs';
import { readJson, writeJson } from './json-file.mjs';
import { ladingDir, root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { startProgram, stopProgram } from './processes.mjs';

const NAME = 'demo';
const READY_WITHIN_MS = 30_000;

/** Whoever names sources of their own wants those. */
const NOT_NEEDED = { env: {}, ready: async () => undefined, stop: async () => undefined };

/**
 * Starts the identity provider of the demonstration beside the product. `env` tells the product of it; `ready` resolves once it answers.
 * It ends with this process, however that ends.
 */
export async function startIdentityProvider({ publicUrl, signal }) {
  if (process.env.SIGN_IN_SOURCES || process.env.SIGN_IN_SOURCES_FILE) return NOT_NEEDED;
  const port = await keptPort();
  const client = { clientId: 'lading', clientSecret: randomBytes(32).toString('base64url') };
  const settings = { port, ...client, redirectUrl: `${publicUrl}/auth/shippers/${NAME}/callback` };
  const program = startWithLog(settings);
  const issuer = `http://127.0.0.1:${port}`;
  return {
    env: { SIGN_IN_SOURCES: JSON.stringify([{ name: NAME, label: 'Demo identity provider', issuer, ...client }]) },
    ready: () => untilReady(issuer, program, signal),
    stop: () => stopProgram(program),
  };
}

function startWithLog(settings) {
  const log = path.join(ladingDir, 'log/identity-provider.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const fd = fs.openSync(log, 'w', 0o600);
  const env = { ...process.env, IDENTITY_PROVIDER: JSON.stringify(settings) };
  const program = startProgram(process.execPath, ['infra/identity-provider/main.mjs'], { cwd: root, env, stdio: ['pipe', fd, fd] });
  fs.closeSync(fd);
  return { ...program, log };
}

/** Kept between starts, unless another program took it meanwhile: links to accounts hold for the issuer, whose address has the port. */
async function keptPort() {
  const file = path.join(ladingDir, 'identity-provider.json');
  const port = await freePort(readJson(file)?.port);
  writeJson(file, { port });
  return port;
}

async function untilReady(issuer, { exited, log }, signal) {
  let ended = false;
  void exited.then(() => (ended = true));
  for (const deadline = Date.now() + READY_WITHIN_MS; !(await answers(issuer)); await delay(50, undefined, { signal })) {
    if (ended || Date.now() > deadline) throw programFailure('The identity provider of the demonstration did not start: see its log above.', fs.readFileSync(log, 'utf8'));
  }
}

async function answers(issuer) {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

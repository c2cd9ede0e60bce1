import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { lading } from '../../bench/lib/product.mjs';
import { startServer } from '../../bench/lib/servers.mjs';
import { Failure } from '../../lib/failure.mjs';
import { freePort } from '../../lib/ports.mjs';

/**
 * A second installation beside the stack: a database, a folder of files and a SECRET_KEY of its own, one process that serves and works. Its settings
 * are in `file`, for `lading move-company`.
 */
export async function startTarget({ stack, folder, keep, name = 'target' }) {
  await stack.database.administer(
    `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; GRANT ALL ON ${name}.* TO 'lading_owner'@'127.0.0.1'`,
  );
  const url = new URL(stack.database.url);
  url.pathname = `/${name}`;
  const port = await freePort();
  const env = {
    ...stack.env,
    DATABASE_URL: url.href,
    LADING_DIR: path.join(folder, name),
    SECRET_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: `http://localhost:${port}`,
    RUN_WORKER: 'true',
    REDIS_URL: '',
    METRICS_PORT: '',
  };
  await stack.lading(['migrate'], env);
  const serve = async () => keep(await startServer(lading('serve'), { port, path: '/health/ready', environment: env }));
  const server = await serve();
  const file = path.join(folder, `${name}.env`);
  const lines = Object.entries(env).map(([key, value]) => `${key}='${value}'`);
  fs.writeFileSync(file, lines.join('\n'), { mode: 0o600 });
  return { env, file, url: server.origin, databaseUrl: url.href, stop: server.stop, serve };
}

/** Signs in. Returns the session's cookie. */
export async function signIn(url, { email, password }) {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Failure(`Signing in at ${url} answered ${response.status}.`, await response.text());
  const cookies = response.headers.getSetCookie().map((text) => text.split(';')[0]);
  return cookies.find((text) => /lading_session=/.test(text));
}

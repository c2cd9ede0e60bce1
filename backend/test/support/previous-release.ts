import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiClient } from './api-client.js';
import { freePort } from './redis-server.js';
import { fixturePath } from './upgrade-fixtures.js';

/** Inside the workspace, so that the release resolves the installed packages. */
const CACHE = join(import.meta.dirname, '../../.cache/releases');
const STARTS_WITHIN_MS = 60_000;

/** The built backend of an earlier release in a separate process. */
export interface EarlierRelease {
  client(): ApiClient;
  stop(): Promise<void>;
}

/** Starts the built backend of a release, API and worker, on a database. @throws Error with its output if it does not become ready */
export async function startRelease(release: string, environment: Record<string, string>): Promise<EarlierRelease> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, `${release}-`));
  execFileSync('tar', ['-xzf', fixturePath(`${release}/backend.tar.gz`), '-C', folder]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(folder, 'dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LADING_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      REQUEST_LIMIT_FACTOR: '1000',
      RUN_WORKER: 'true',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, child);
  } catch (error) {
    await stop();
    throw new Error(`Release ${release} did not start on this schema:\n${output}`, { cause: error });
  }
  return { client: () => new ApiClient(url, `http://localhost:${port}`), stop };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await delay(200)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('It did not become ready.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

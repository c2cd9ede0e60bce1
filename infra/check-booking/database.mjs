import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServer } from '../lib/database-server.mjs';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { requireFromBackend } from '../bench/lib/product.mjs';

const READY_WITHIN_MS = 90_000;
const ACCOUNT = { user: 'lading', password: 'check-booking', database: 'lading' };

/** A private database with production settings, so that committed data survives a killed server: {url, pid(), killAndRestart(), stop()}. */
export async function startDatabase(folder) {
  const server = await findServer(console.error);
  const home = path.join(folder, 'database');
  const settings = { port: await freePort(), account: ACCOUNT };
  const url = `mysql://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${settings.port}/${ACCOUNT.database}`;
  let running = await server.launch(home, settings);
  await untilAnswering(url);
  const pid = () => {
    const file = path.join(home, 'pid');
    if (fs.existsSync(file)) return Number(fs.readFileSync(file, 'utf8'));
    throw new Failure('This check requires a local database server: install mariadb-server.');
  };
  return {
    url,
    pid,
    async killAndRestart() {
      process.kill(pid(), 'SIGKILL');
      await running.exited;
      running = await server.launch(home, settings);
      await untilAnswering(url);
    },
    stop: () => running.stop(),
  };
}

async function untilAnswering(url) {
  const { createConnection } = requireFromBackend('mysql2/promise');
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await delay(50)) {
    try {
      return await (await createConnection({ uri: url })).end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

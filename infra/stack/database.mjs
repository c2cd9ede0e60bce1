import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { requireFromBackend } from '../bench/lib/product.mjs';
import { findServer } from '../lib/database-server.mjs';
import { Failure } from '../lib/failure.mjs';
import { freePort } from '../lib/ports.mjs';
import { run } from '../lib/processes.mjs';

const READY_WITHIN_MS = 90_000;
const OWNER = { user: 'lading_owner', password: 'only-on-this-machine', database: 'lading' };
const PRODUCT = { user: 'lading_product', password: 'only-on-this-machine' };

/**
 * A private database with production settings, so that committed data survives a killed server. `url` has the user that owns the schema,
 * `productUrl` the one of the product. `flags` are further options of the server.
 */
export async function startDatabase(folder, { flags = [] } = {}) {
  const server = await findServer(console.error);
  const home = path.join(folder, 'database');
  const settings = { port: await freePort(), account: { ...OWNER, product: PRODUCT }, flags };
  const urlOf = ({ user, password }) => `mysql://${user}:${password}@127.0.0.1:${settings.port}/${OWNER.database}`;
  const url = urlOf(OWNER);
  let running = await server.launch(home, settings);
  await untilAnswering(url);
  const pid = () => {
    const file = path.join(home, 'pid');
    if (fs.existsSync(file)) return Number(fs.readFileSync(file, 'utf8'));
    throw new Failure('This requires a local database server: install mariadb-server.');
  };
  const start = async () => {
    running = await server.launch(home, settings);
    await untilAnswering(url);
  };
  return {
    url,
    productUrl: urlOf(PRODUCT),
    port: settings.port,
    /** Its folder, with `data` and `socket`. */
    home,
    pid,
    start,
    /** Ends it like a power failure. */
    async kill() {
      process.kill(pid(), 'SIGKILL');
      await running.exited;
    },
    async killAndRestart() {
      await this.kill();
      await start();
    },
    /** Stops answering without closing a connection, like a machine that hangs. */
    pause: () => process.kill(pid(), 'SIGSTOP'),
    resume: () => process.kill(pid(), 'SIGCONT'),
    /** Runs a statement as the administrator of the server, who can use its socket only. */
    async administer(sql) {
      const args = ['--no-defaults', `--socket=${path.join(home, 'socket')}`, '-e', sql];
      const { code, output } = await run('mariadb', args);
      if (code !== 0) throw new Failure(`The database refused "${sql}".`, output);
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

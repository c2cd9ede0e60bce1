import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { importBuilt, lading, requireFromBackend } from '../../bench/lib/product.mjs';
import { root } from '../../lib/paths.mjs';
import { freePort } from '../../lib/ports.mjs';
import { startProgram, stopProgram } from '../../lib/processes.mjs';

/** An API process whose only database is one node: {says(text), status(name), stop()}. */
export async function startProcessOn(stack, databaseUrl) {
  const log = path.join(stack.folder, 'log', `other-${Date.now()}.log`);
  const fd = fs.openSync(log, 'w', 0o600);
  const port = await freePort();
  const env = { ...stack.env, DATABASE_URL: databaseUrl, PORT: String(port) };
  const program = startProgram(process.execPath, lading('serve'), { cwd: root, env, stdio: ['ignore', fd, fd] });
  fs.closeSync(fd);
  return {
    /** Status of a health check, `live` or `ready`; 0 without an answer. */
    status: (name) =>
      fetch(`http://127.0.0.1:${port}/health/${name}`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => 0,
      ),
    /** Waits until it has said this in its log. */
    async says(text, milliseconds = 20_000) {
      for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await delay(100))
        if (fs.readFileSync(log, 'utf8').includes(text)) return true;
      return false;
    },
    stop: () => stopProgram(program),
  };
}

/**
 * Transactions of the product on one node that read a row, and change it after another node did so: Galera rolls the transaction back at its COMMIT.
 * Returns how many changes were lost, and how many attempts were repeated.
 */
export async function conflictsAtCommit(cluster, [node, other], rounds) {
  const { withDatabase } = await importBuilt('platform/database/with-database.js');
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: cluster.ownerUrlOf(other) });
  const increase = 'UPDATE gs1_serial SET `last_value` = `last_value` + 1 WHERE prefix = ?';
  const PREFIX = 'drill';
  let attempts = 0;
  try {
    await connection.query('REPLACE INTO gs1_serial (prefix, `last_value`) VALUES (?, 0)', [PREFIX]);
    const found = await withDatabase({ databaseUrl: cluster.ownerUrlOf(node) }, async (database) => {
      for (let round = 0; round < rounds; round += 1) {
        let first = true;
        await database.transaction(async (tx) => {
          attempts += 1;
          await tx.query(increase, [PREFIX]);
          // The other node commits first, once.
          if (first) await connection.query(increase, [PREFIX]);
          first = false;
        });
      }
      return database.query('SELECT `last_value` AS value FROM gs1_serial WHERE prefix = ?', [PREFIX]);
    });
    return { lost: 2 * rounds - Number(found[0].value), repeated: attempts - rounds };
  } finally {
    await connection.end();
  }
}

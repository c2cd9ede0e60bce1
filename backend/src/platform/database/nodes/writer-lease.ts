import type { Connection } from 'mysql2';
import { retryTransient } from '../retrying.js';
import { isMissingTable, isNoDatabaseSelected } from '../errors.js';
import { ask, type GaleraNode, NodeRefused } from './node-state.js';

/** After this time without a process on it, another node may become the writer. */
const LEASE_SECONDS = 6;
/** Renewed when less than this is left. */
const RENEW_SECONDS = 4;

interface Writer {
  node: string;
  /** 0 or 1. */
  isLeased: number;
  isFresh: number;
}

/**
 * Makes the node of this connection the one that all processes write to, or keeps it: nodes of a Galera cluster do not see the row locks of others, so
 * two writers could each pass a check that the other makes wrong. @throws NodeRefused while processes use another node
 */
export async function claimWriter(connection: Connection, node: GaleraNode): Promise<void> {
  const own = `${node.name} ${node.id}`;
  const writer = await currentWriter(connection);
  if (writer === 'no table' || (writer?.node === own && writer.isFresh)) return;
  if (writer === undefined) await insertRow(connection);
  if (!writer?.isLeased || writer.node === own) {
    // On two nodes at once, the second commit fails and is repeated.
    const { affectedRows } = await retryTransient(() =>
      ask<{ affectedRows: number }>(
        connection,
        `UPDATE database_writer SET node = ?, leased_until = UTC_TIMESTAMP(3) + INTERVAL ${LEASE_SECONDS} SECOND
          WHERE id = 1 AND (node = ? OR leased_until < UTC_TIMESTAMP(3))`,
        [own, own],
      ),
    );
    if (affectedRows === 1) return;
  }
  const current = await currentWriter(connection);
  const name = typeof current === 'object' ? current.node.split(' ')[0] : '';
  throw new NodeRefused(
    `Other processes write to the node "${name}" of the Galera cluster, and this connection leads to "${node.name}". All processes must write to the same node: check DATABASE_URL.`,
  );
}

/** The table does not exist before the migrations, and while privileges are granted no database is selected;
 * the table is empty before the first claim. */
async function currentWriter(connection: Connection): Promise<Writer | undefined | 'no table'> {
  try {
    const [writer] = await ask<Writer[]>(
      connection,
      `SELECT node, leased_until >= UTC_TIMESTAMP(3) AS isLeased, leased_until >= UTC_TIMESTAMP(3) + INTERVAL ${RENEW_SECONDS} SECOND AS isFresh
         FROM database_writer WHERE id = 1`,
    );
    return writer;
  } catch (error) {
    if (isMissingTable(error) || isNoDatabaseSelected(error)) return 'no table';
    throw error;
  }
}

async function insertRow(connection: Connection): Promise<void> {
  await retryTransient(() =>
    ask(
      connection,
      `INSERT IGNORE INTO database_writer (id, node, leased_until) VALUES (1, '', UTC_TIMESTAMP(3) - INTERVAL 1 SECOND)`,
    ),
  );
}

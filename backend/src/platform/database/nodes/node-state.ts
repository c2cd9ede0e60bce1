import type { Connection } from 'mysql2';

/** A statement on a new connection, or one that watches a node, must answer within this time. */
const ANSWER_MS = 3_000;

/** The node must not be used; another one may. */
export class NodeRefused extends Error {
  readonly code = 'DATABASE_NODE_REFUSED';
  readonly fatal = true;
}

/** A node of a Galera cluster. */
export interface GaleraNode {
  /** As configured, and an id that changes when it starts. */
  name: string;
  id: string;
  /** Why it must not be used; '' if it may. */
  problem: string;
}

/** What is known of the server at the other end of a connection. */
export interface NodeState {
  readOnly: boolean;
  /** Undefined if the server is not part of a Galera cluster. */
  galera?: GaleraNode;
}

/** Runs one statement with a deadline of its own. */
export function ask<T>(connection: Connection, sql: string, values: unknown[] = []): Promise<T> {
  return new Promise((resolve, reject) =>
    connection.query({ sql, values, timeout: ANSWER_MS }, (error: Error | null, result: unknown) =>
      error ? reject(error) : resolve(result as T),
    ),
  );
}

/** Asks a server for its state. */
export async function nodeState(connection: Connection): Promise<NodeState> {
  const variables = await shown(connection, 'VARIABLES', ['read_only', 'wsrep_on', 'wsrep_node_name']);
  const readOnly = variables.get('read_only') !== 'OFF';
  if (variables.get('wsrep_on') !== 'ON') return { readOnly };
  const status = await shown(connection, 'STATUS', ['wsrep_ready', 'wsrep_cluster_status', 'wsrep_gcomm_uuid']);
  const name = (variables.get('wsrep_node_name') ?? '').replace(/\s/g, '_');
  return { readOnly, galera: { name, id: status.get('wsrep_gcomm_uuid') ?? '', problem: problemOf(status) } };
}

function problemOf(status: ReadonlyMap<string, string>): string {
  if (status.get('wsrep_ready') !== 'ON') return 'the node is not ready';
  return status.get('wsrep_cluster_status') === 'Primary' ? '' : 'the node is outside the primary component';
}

async function shown(
  connection: Connection,
  what: 'VARIABLES' | 'STATUS',
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const sql = `SHOW GLOBAL ${what} WHERE Variable_name IN (?)`;
  const rows = await ask<{ Variable_name: string; Value: string }[]>(connection, sql, [names]);
  return new Map(rows.map(({ Variable_name: variable, Value }) => [variable, Value]));
}

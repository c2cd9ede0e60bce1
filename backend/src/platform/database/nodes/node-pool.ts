import * as mysql2 from 'mysql2';
import type { Connection, ConnectionOptions, Pool, PoolConnection, PoolOptions } from 'mysql2';
import { cutConnection, failConnection } from './cut-connection.js';
import type { Host } from './database-address.js';
import type { NodeList } from './node-list.js';
import { ask, NodeRefused, nodeState } from './node-state.js';
import { claimWriter } from './writer-lease.js';
import { isUnreachable } from '../errors.js';

const WATCH_EVERY_MS = 1_000;
/** A node that is only slow answers the next question. */
const SILENT_TWICE = 2;

/** What TypeORM needs of a driver. */
export interface PoolDriver {
  createPool: (options: PoolOptions) => Pool;
}

/** The driver for TypeORM, whose pools use one node of the list, and the next one when that fails. */
export function nodesDriver(nodes: NodeList): PoolDriver {
  return { ...mysql2, createPool: (options: PoolOptions) => new NodePool(options, nodes).pool };
}

/**
 * Checks each new connection: a node that is read-only or not part of its cluster is left if there is another one, and all processes must write to
 * the same node of a Galera cluster. Nodes of a list or of a cluster are watched, so that connections to one that hangs are closed.
 */
class NodePool {
  readonly pool: Pool;
  private readonly inner: Pool;
  private readonly checks = new WeakMap<PoolConnection, Promise<void>>();
  private readonly checked = new WeakSet<PoolConnection>();
  private readonly open = new Map<PoolConnection, Host>();
  /** A single server without a cluster needs no checks. */
  private isPlain = false;
  private timer?: NodeJS.Timeout;
  private watching?: { connection: Connection; host: Host };
  private isAsking = false;
  private silent = 0;

  constructor(
    private readonly options: PoolOptions,
    private readonly nodes: NodeList,
  ) {
    this.inner = mysql2.createPool(options);
    this.inner.on('connection', (connection) => this.opened(connection));
    const own: Partial<Pool> = {
      getConnection: (callback) => this.getConnection(callback, this.nodes.size - 1),
      end: ((callback: () => void) => this.end(callback)) as Pool['end'],
    };
    this.pool = new Proxy(this.inner, {
      get: (target, key): unknown => {
        if (key in own) return own[key as keyof Pool];
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  private opened(connection: PoolConnection): void {
    this.open.set(connection, this.nodes.of(connection));
    for (const event of ['end', 'error']) connection.once(event, () => this.open.delete(connection));
    // Also outside transactions: at REPEATABLE READ a statement that waits for a row keeps neighboring keys locked, even of other companies.
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) => {
      if (error) cutConnection(connection);
    });
    if (!this.isPlain) this.checks.set(connection, this.check(connection));
  }

  /** Calls back with a connection to a usable node; tries this many further nodes. */
  private getConnection(callback: Parameters<Pool['getConnection']>[0], further: number): void {
    const next = (host: Host, error: NodeJS.ErrnoException): void => {
      this.nodes.failed(host);
      if (further > 0) this.getConnection(callback, further - 1);
      else callback(error, undefined as never);
    };
    const host = this.nodes.current;
    this.inner.getConnection((error, connection) => {
      if (error) return isUnreachable(error) ? next(host, error) : callback(error, connection);
      const check = this.checks.get(connection);
      if (check === undefined || this.checked.has(connection)) return callback(null, connection);
      check.then(
        () => {
          this.checked.add(connection);
          callback(null, connection);
        },
        (reason: NodeJS.ErrnoException) => {
          cutConnection(connection);
          next(this.nodes.of(connection), reason);
        },
      );
    });
  }

  /** @throws NodeRefused */
  private async check(connection: Connection): Promise<void> {
    const { readOnly, galera } = await nodeState(connection);
    if (readOnly && this.nodes.size > 1) throw new NodeRefused('the server is read-only');
    if (galera !== undefined) {
      if (galera.problem !== '') throw new NodeRefused(galera.problem);
      // Reads wait until the node has applied what other nodes committed before: it matters after a fail-over.
      await ask(connection, 'SET SESSION wsrep_sync_wait = 1');
      await claimWriter(connection, galera);
    }
    this.isPlain = galera === undefined && this.nodes.size === 1;
    if (!this.isPlain) this.timer ??= setInterval(() => void this.watch(), WATCH_EVERY_MS).unref();
  }

  /** Keeps this process's part of the lease of the writer, and leaves a node that does not answer or must not be used. */
  private async watch(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const host = this.watching?.host ?? this.nodes.current;
    try {
      this.watching ??= { connection: await this.connect(), host };
      await this.check(this.watching.connection);
      this.silent = 0;
    } catch (error) {
      this.silent += 1;
      if ((error as NodeJS.ErrnoException).code !== 'PROTOCOL_SEQUENCE_TIMEOUT' || this.silent >= SILENT_TWICE)
        this.leave(host);
      this.stopWatching();
    } finally {
      this.isAsking = false;
    }
  }

  private connect(): Promise<Connection> {
    const connection = mysql2.createConnection(this.options as ConnectionOptions);
    connection.on('error', () => undefined);
    return new Promise((resolve, reject) =>
      connection.connect((error) => (error ? reject(error) : resolve(connection))),
    );
  }

  /** Closes all connections to a node. What they were doing fails, and later connections go to the next node. */
  private leave(host: Host): void {
    this.nodes.failed(host);
    for (const [connection, at] of this.open) if (at === host) failConnection(connection);
  }

  private stopWatching(): void {
    if (this.watching !== undefined) cutConnection(this.watching.connection);
    this.watching = undefined;
  }

  private end(callback: () => void): void {
    clearInterval(this.timer);
    this.stopWatching();
    this.inner.end(callback);
  }
}

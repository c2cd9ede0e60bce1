import * as mysql2 from 'mysql2';
import type { Pool, PoolConnection, PoolOptions } from 'mysql2';
import { isOtherNodeWriting } from '../errors.js';
import { cutConnection } from '../nodes/cut-connection.js';
import type { PoolDriver } from '../nodes/node-pool.js';
import { CompanyShares } from './company-shares.js';

/** Who asks for a connection or runs a statement. */
export interface DatabaseCaller {
  /** Whether a client waits for the answer. */
  interactive: boolean;
  companyId?: string;
}

/**
 * Longest times for a free connection, including the wait for those of the same company, and for one statement. Background work may wait longer: no
 * client waits for it.
 */
const DEADLINES = {
  interactive: { acquireMs: 1_000, statementMs: 5_000 },
  background: { acquireMs: 30_000, statementMs: 120_000 },
};
/**
 * Shorter than the deadline of a statement, so that the server ends a wait for a lock itself, and that a request which also waited for its connection
 * is answered within about 5 s. The server's default is 50 s.
 */
const LOCK_WAIT_SECONDS = 3;
/** The requests of one company use at most one in three connections. */
const SHARE = 3;

/** The database did not answer in time. The client may repeat the request. */
export class DatabaseTooSlow extends Error {
  readonly code = 'DATABASE_DEADLINE';
  readonly fatal = true;
}

/** All connections are in use, or those of the company. */
export class NoFreeConnection extends DatabaseTooSlow {}

/** A connection or a result that a caller waits for; calls `onLate` if it is not there in time. */
class Waiting {
  waits = true;
  private readonly timer: NodeJS.Timeout;

  constructor(milliseconds: number, onLate: () => void) {
    this.timer = setTimeout(() => {
      if (this.end()) onLate();
    }, milliseconds);
  }

  /** Returns whether it was waiting. */
  end(): boolean {
    const { waits } = this;
    clearTimeout(this.timer);
    this.waits = false;
    return waits;
  }
}

type Callback = (error: unknown, ...results: unknown[]) => void;
type Statement = (...args: unknown[]) => unknown;

/** A driver for TypeORM whose pools are those of another one, with deadlines and shares per company. */
export function limitedDriver(callerOf: () => DatabaseCaller, driver: PoolDriver = mysql2): PoolDriver {
  return { ...driver, createPool: (options: PoolOptions) => limitPool(driver.createPool(options), options, callerOf) };
}

function limitPool(pool: Pool, { connectionLimit = 1 }: PoolOptions, callerOf: () => DatabaseCaller): Pool {
  const shares = new CompanyShares(Math.ceil(connectionLimit / SHARE));
  /** What to do when a connection is given back. */
  const borrowed = new WeakMap<PoolConnection, () => void>();
  const giveBack = (connection: PoolConnection): void => {
    borrowed.get(connection)?.();
    borrowed.delete(connection);
  };
  pool.on('connection', (connection) => limitConnection(connection, callerOf, giveBack));

  const getConnection: Pool['getConnection'] = (callback) => {
    const { interactive, companyId } = callerOf();
    const request = new Waiting(deadlinesOf({ interactive }).acquireMs, () =>
      callback(new NoFreeConnection('No database connection was free in time.'), undefined as never),
    );
    const acquire = (leave: () => void): void =>
      pool.getConnection((error, connection) => {
        const waits = request.end();
        if (error || !waits) leave();
        if (!waits) return error ? undefined : connection.release();
        if (!error) borrowed.set(connection, leave);
        callback(error, connection);
      });
    if (!interactive || !companyId) return acquire(() => undefined);
    shares.enter(companyId, () => {
      if (request.waits) acquire(() => shares.leave(companyId));
      return request.waits;
    });
  };
  // The pool itself goes on using its own method.
  return new Proxy(pool, {
    get: (target, key) => {
      if (key === 'getConnection') return getConnection;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function limitConnection(
  connection: PoolConnection,
  callerOf: () => DatabaseCaller,
  giveBack: (connection: PoolConnection) => void,
): void {
  const query = connection.query.bind(connection) as Statement;
  const execute = connection.execute.bind(connection) as Statement;
  const release = connection.release.bind(connection);
  const limited =
    (run: Statement): Statement =>
    (...args) => {
      const callback = args.at(-1);
      if (typeof callback !== 'function') return run(...args);
      return run(
        ...args.slice(0, -1),
        withDeadline(connection, callback as Callback, deadlinesOf(callerOf()).statementMs),
      );
    };
  Object.assign(connection, {
    query: limited(query),
    execute: limited(execute),
    release: () => {
      giveBack(connection);
      release();
    },
  });
  query(`SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`, (error: unknown) => {
    if (error) cutConnection(connection);
  });
}

/** Calls back with the result, or with `DatabaseTooSlow` after this time, and closes a connection that must not be used again. */
function withDeadline(connection: PoolConnection, callback: Callback, milliseconds: number): Callback {
  const statement = new Waiting(milliseconds, () => {
    cutConnection(connection);
    callback(new DatabaseTooSlow('The database did not answer in time.'));
  });
  return (error, ...results) => {
    if (!statement.end()) return;
    if (isOtherNodeWriting(error)) cutConnection(connection);
    callback(error, ...results);
  };
}

const deadlinesOf = ({ interactive }: DatabaseCaller): (typeof DEADLINES)['interactive'] =>
  interactive ? DEADLINES.interactive : DEADLINES.background;

import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Pool, PoolConnection, QueryOptions } from 'mysql2';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner.js';

/** A call in `backend/src` that runs a statement, with the columns of the returned rows. */
export interface RecordedColumns {
  /** `path:line:column` */
  place: string;
  columns: string[];
}

const REPOSITORY = join(import.meta.dirname, '../../..');
const SOURCE = /\/backend\/src\/(?!migrations\/)(?!.*[.-]spec\.ts$)/;
/** Calls between a repository and the driver. */
const PASSED_ON =
  /\/platform\/database\/(?:database|prepared|replicas\/read-replicas)\.ts$|\/typeorm\/.*\/(?:DataSource|EntityManager|MysqlQueryRunner)\.js$|\/record-columns\.ts$/;
const RETURNS_ROWS = /^\s*\(?\s*(?:SELECT|WITH|SHOW)\b/i;
/** Frames from the recorder to the caller of `Database` or `EntityManager`. */
const DEPTH = 12;

/** Source positions of calls, by position in the compiled code. */
const places = new Map<string, string>();

/**
 * Records, for each call in `backend/src`, the columns of its rows, once per set of columns, in a file in `folder`. `infra/testing/columns.mjs`
 * compares them with the row types. Streamed rows are not recorded.
 */
export function recordColumns(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.jsonl`);
  const written = new Set<string>();
  const write = (place: string | undefined, rows: unknown): void => {
    if (place === undefined || !Array.isArray(rows) || rows.length === 0) return;
    const line = JSON.stringify({ place, columns: Object.keys(rows[0] as object) } satisfies RecordedColumns);
    if (written.has(line)) return;
    written.add(line);
    appendFileSync(file, `${line}\n`);
  };

  const { query, connect } = MysqlQueryRunner.prototype;
  let connectsForQuery = false;
  MysqlQueryRunner.prototype.query = async function (this: MysqlQueryRunner, sql: string, ...rest: [unknown[]?]) {
    const place = RETURNS_ROWS.test(sql) ? callingPlace(/\/data-source\/DataSource\.js$/) : undefined;
    connectsForQuery = true;
    const running = query.call(this, sql, ...rest);
    connectsForQuery = false;
    const rows: unknown = await running;
    write(place, rows);
    return rows;
  };
  // Prepared statements run directly on the connection of a transaction, or on one of the pool.
  MysqlQueryRunner.prototype.connect = async function (this: MysqlQueryRunner) {
    const place = connectsForQuery ? undefined : callingPlace(/\/database\/prepared\.ts$/);
    const connection = (await connect.call(this)) as PoolConnection;
    return place === undefined ? connection : recording(connection, (rows) => write(place, rows));
  };
  const driver = MysqlDriver.prototype as unknown as { createPool: (...options: unknown[]) => Promise<Pool> };
  const { createPool } = driver;
  driver.createPool = async function (...options) {
    const pool = await createPool.apply(this, options);
    const getConnection: Pool['getConnection'] = (callback) => {
      const place = isForOneStatement() ? callingPlace(/\/database\/database\.ts$/) : undefined;
      pool.getConnection((error, connection) =>
        callback(
          error,
          error || place === undefined ? connection : recording(connection, (rows) => write(place, rows)),
        ),
      );
    };
    return new Proxy(pool, {
      get: (target, key): unknown => (key === 'getConnection' ? getConnection : Reflect.get(target, key)),
    });
  };
}

/** Whether `Database.queryPrepared` asks for a connection. */
const isForOneStatement = (): boolean => frames().some((site) => site.getFunctionName() === 'connectionOf');

/** The connection with prepared statements that report their rows. */
function recording(connection: PoolConnection, show: (rows: unknown) => void): PoolConnection {
  const promise = reporting(connection.promise(), show);
  return Object.create(connection, {
    promise: { value: () => promise },
    release: { value: () => connection.release() },
  });
}

function reporting<T extends ReturnType<PoolConnection['promise']>>(promise: T, show: (rows: unknown) => void): T {
  const execute = async (options: QueryOptions) => {
    const result = await promise.execute(options);
    show(result[0]);
    return result;
  };
  return Object.create(promise, { execute: { value: execute } });
}

/** The call in `backend/src` that led here, if only functions matching `passedBy` are in between. */
function callingPlace(passedBy: RegExp): string | undefined {
  // Frames without a file are built-in functions.
  const stack = frames().filter((site) => fileOf(site) !== '');
  if (!stack.some((site) => passedBy.test(fileOf(site)))) return undefined;
  const frame = stack.find((site) => !PASSED_ON.test(fileOf(site)));
  if (frame === undefined || !SOURCE.test(fileOf(frame))) return undefined;
  const position = `${fileOf(frame)}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
  let place = places.get(position);
  if (place === undefined) places.set(position, (place = placeInSource(fileOf(frame))));
  return place;
}

/** Path of a frame's module; the URLs of spec files have a query. */
const fileOf = (site: NodeJS.CallSite): string => (site.getFileName() ?? '').replace('file://', '').replace(/\?.*/, '');

/** The raw stack, without the cost of source maps. */
function frames(): NodeJS.CallSite[] {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.prepareStackTrace = (_error, sites) => sites;
  Error.stackTraceLimit = DEPTH;
  const { stack } = new Error() as { stack?: unknown };
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return stack as NodeJS.CallSite[];
}

/** Jest maps stack positions to the source. */
function placeInSource(file: string): string {
  const line = new Error().stack?.split('\n').find((text) => text.includes(`${file}:`)) ?? '';
  const [, position = '0:0'] = /:(\d+:\d+)\)?$/.exec(line) ?? [];
  return `${relative(REPOSITORY, file)}:${position}`;
}

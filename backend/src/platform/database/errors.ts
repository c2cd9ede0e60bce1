import { isNativeError } from 'node:util/types';

/** Error numbers that MySQL 8.4 and MariaDB 10.11 share. They have different numbers for a violated CHECK. */
const DUPLICATE_KEY = 1062;
const CHECK_VIOLATIONS = [3819, 4025];
/** A row that a foreign key refers to is missing. */
const MISSING_REFERENCE = 1452;
/** Access denied to the table or column. */
const ACCESS_DENIED = [1142, 1143];
const MISSING_TABLE = 1146;
const NO_DATABASE_SELECTED = 1046;
/** Deadlock, lock wait timeout, "record has changed since last read", and a rollback by the replication plugin. */
const RETRYABLE = [1213, 1205, 1020, 3101];
/** Read-only server (also MySQL's variant), and not part of a cluster's primary component: another node has taken over. */
const OTHER_NODE_WRITES = [1290, 1836, 1047];
/** Too many connections, server shutting down, error at the commit, connection killed, connection closed by the server after inactivity. */
const SERVER_UNAVAILABLE = [...OTHER_NODE_WRITES, 1040, 1053, 1180, 1927, 4031];
/** Start of the driver's message for statements on a connection that was lost before. */
const ON_LOST_CONNECTION = "Can't add new command";
const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'POOL_CLOSED',
  'DATABASE_DEADLINE',
  'DATABASE_NODE_REFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'PROTOCOL_SEQUENCE_TIMEOUT',
];

interface DriverError {
  errno?: number;
  code?: string;
  message: string;
  fatal?: boolean;
  sqlMessage?: string;
}

/** The mysql2 error inside a TypeORM error, or the error itself. */
export function driverError(error: unknown): DriverError | undefined {
  if (!isNativeError(error)) return undefined;
  return ('driverError' in error ? error.driverError : error) as DriverError;
}

/** True for a violated PRIMARY or UNIQUE key; with `key`, only for the key with that name. */
export function isDuplicateKey(error: unknown, key?: string): boolean {
  const cause = driverError(error);
  if (cause?.errno !== DUPLICATE_KEY) return false;
  return key === undefined || new RegExp(`['.]${key}'`).test(cause.message);
}

/** True for a violated CHECK constraint, on MySQL and on MariaDB. */
export function isCheckViolation(error: unknown): boolean {
  return CHECK_VIOLATIONS.includes(driverError(error)?.errno ?? 0);
}

/** True if an inserted row refers to a row that does not exist. */
export function isMissingReference(error: unknown): boolean {
  return driverError(error)?.errno === MISSING_REFERENCE;
}

/** True when the database user has no privilege for the statement. */
export function isAccessDenied(error: unknown): boolean {
  return ACCESS_DENIED.includes(driverError(error)?.errno ?? 0);
}

/** True if the table of the statement does not exist. */
export function isMissingTable(error: unknown): boolean {
  return driverError(error)?.errno === MISSING_TABLE;
}

/** True for a connection without a database, as the command uses that grants privileges. */
export function isNoDatabaseSelected(error: unknown): boolean {
  return driverError(error)?.errno === NO_DATABASE_SELECTED;
}

/** True if the transaction was rolled back for a transient reason, so a retry can succeed. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.includes(driverError(error)?.errno ?? 0);
}

/** True if no connection to the server could be made or it was lost, so another node may help. */
export function isUnreachable(error: unknown): boolean {
  return CONNECTION_CODES.includes(driverError(error)?.code ?? '');
}

/** True if another node of the database accepts writes now, so connections to this one are of no use. */
export function isOtherNodeWriting(error: unknown): boolean {
  return OTHER_NODE_WRITES.includes(driverError(error)?.errno ?? 0);
}

/** True if the database is unreachable, read-only or refuses connections, so a later retry can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = driverError(error);
  if (cause === undefined) return false;
  const fromDriver = cause !== error || 'sqlMessage' in cause || cause.fatal === true;
  return (
    cause.message === 'Queue limit reached.' ||
    cause.message.startsWith(ON_LOST_CONNECTION) ||
    SERVER_UNAVAILABLE.includes(cause.errno ?? 0) ||
    (fromDriver && CONNECTION_CODES.includes(cause.code ?? ''))
  );
}

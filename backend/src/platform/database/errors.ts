/** Numbers shared by MySQL 8.4 and MariaDB 10.11; a violated CHECK has another one in each. */
const DUPLICATE_KEY = 1062;
const CHECK_VIOLATIONS = [3819, 4025];
/** The user may not do this to the table, or to the column. */
const ACCESS_DENIED = [1142, 1143];
/** Deadlock, lock wait timeout, and "record has changed since last read". */
const RETRYABLE = [1213, 1205, 1020];
/** Too many connections, server shutting down, and not part of a cluster's primary component. */
const SERVER_UNAVAILABLE = [1040, 1053, 1047];
const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'POOL_CLOSED',
];

interface DriverError {
  errno?: number;
  code?: string;
  message: string;
  fatal?: boolean;
  sqlMessage?: string;
}

/** The error of mysql2 beneath one of TypeORM, or the error itself. */
function driverError(error: unknown): DriverError | undefined {
  if (!(error instanceof Error)) return undefined;
  return ('driverError' in error ? error.driverError : error) as DriverError;
}

/** True for a violated PRIMARY or UNIQUE key; with `key`, only for the key of that name. */
export function isDuplicateKey(error: unknown, key?: string): boolean {
  const cause = driverError(error);
  if (cause?.errno !== DUPLICATE_KEY) return false;
  return key === undefined || new RegExp(`['.]${key}'`).test(cause.message);
}

/** True for a violated CHECK constraint, on MySQL and on MariaDB. */
export function isCheckViolation(error: unknown): boolean {
  return CHECK_VIOLATIONS.includes(driverError(error)?.errno ?? 0);
}

/** True when the database user has no privilege for the statement. */
export function isAccessDenied(error: unknown): boolean {
  return ACCESS_DENIED.includes(driverError(error)?.errno ?? 0);
}

/** True when the transaction was rolled back for a reason that goes away when it is run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.includes(driverError(error)?.errno ?? 0);
}

/** True when the database cannot be reached or takes no more work, so that trying later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = driverError(error);
  if (cause === undefined) return false;
  const fromDriver = cause !== error || 'sqlMessage' in cause || cause.fatal === true;
  return (
    cause.message === 'Queue limit reached.' ||
    SERVER_UNAVAILABLE.includes(cause.errno ?? 0) ||
    (fromDriver && CONNECTION_CODES.includes(cause.code ?? ''))
  );
}

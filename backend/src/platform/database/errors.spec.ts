import { isCheckViolation, isDatabaseUnavailable, isDuplicateKey, isRetryable } from './errors.js';

function driverError(errno: number, message = '', code = ''): Error {
  return Object.assign(new Error(message), { driverError: Object.assign(new Error(message), { errno, code }) });
}

describe('database errors', () => {
  it.each([
    ['MariaDB', "Duplicate entry 'x' for key 'uq_company_code'"],
    ['MySQL', "Duplicate entry 'x' for key 'company.uq_company_code'"],
  ])('detects which key of %s is violated', (_server, message) => {
    expect(isDuplicateKey(driverError(1062, message), 'uq_company_code')).toBe(true);
    expect(isDuplicateKey(driverError(1062, message), 'uq_company')).toBe(false);
    expect(isDuplicateKey(driverError(1062, message))).toBe(true);
  });

  it('detects a violated CHECK on both servers', () => {
    expect([3819, 4025].map((errno) => isCheckViolation(driverError(errno)))).toEqual([true, true]);
    expect(isCheckViolation(driverError(1062))).toBe(false);
  });

  it('retries deadlocks, lock timeouts and changed records, and nothing else', () => {
    expect([1213, 1205, 1020, 3101].every((errno) => isRetryable(driverError(errno)))).toBe(true);
    expect(isRetryable(driverError(1062))).toBe(false);
    expect(isRetryable(new Error('1213'))).toBe(false);
  });

  it.each([
    [1290, 'read-only'],
    [1836, 'read-only, of MySQL'],
    [1047, 'outside the primary component'],
    [1180, 'error at the commit'],
    [1040, 'too many connections'],
    [1927, 'connection killed'],
  ])('takes %i (%s) for an unavailable database', (errno) => {
    expect(isDatabaseUnavailable(driverError(errno))).toBe(true);
  });

  it('takes statements after a lost connection, and deadlines, for an unavailable database', () => {
    const closed = "Can't add new command when connection is in closed state";
    expect(isDatabaseUnavailable(driverError(0, closed))).toBe(true);
    expect(isDatabaseUnavailable(driverError(0, 'late', 'DATABASE_DEADLINE'))).toBe(true);
    expect(isDatabaseUnavailable(driverError(1062))).toBe(false);
  });

  it('distinguishes an unavailable database from a missing file', () => {
    expect(isDatabaseUnavailable(driverError(0, 'connect ECONNREFUSED', 'ECONNREFUSED'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('Queue limit reached.'))).toBe(true);
    expect(isDatabaseUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBe(false);
  });
});

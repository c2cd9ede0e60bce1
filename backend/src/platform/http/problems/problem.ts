import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isRetryable } from '../../database/errors.js';
import { storageErrorOf } from '../../storage/storage-errors.js';
import { DomainError, type FieldError } from './domain-error.js';

/** RFC 9457 problem details, the body of every failed request. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  /** The request id. */
  instance: string;
  code: string;
  errors?: FieldError[];
  params?: Record<string, unknown>;
  [extension: string]: unknown;
  /** On 5xx: identifies the failure in the log; identical failures have the same digest. */
  digest?: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
};

const DETAILS: Readonly<Record<string, string>> = {
  MALFORMED_JSON: 'The body is not well-formed JSON.',
  NOT_FOUND: 'Not found, or you do not have access.',
  BODY_TOO_LARGE: 'The body is larger than this endpoint accepts.',
  MEDIA_TYPE_UNSUPPORTED: 'Send the body as application/json.',
  UNAVAILABLE: 'The service cannot do this right now. Try again in a moment.',
  INTERNAL_ERROR: 'Something went wrong on our side. Nothing was changed.',
};

/** Converts any error to a problem. Unexpected errors become a 5xx that reveals only the digest of the cause. */
export function problemOf(error: unknown, requestId: string): Problem {
  const { status, code, detail } = describe(error);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    instance: requestId,
    code,
    ...(error instanceof DomainError && error.errors !== undefined ? { errors: error.errors } : {}),
    ...(error instanceof DomainError && error.params !== undefined ? { params: error.params } : {}),
    ...(error instanceof DomainError ? error.extensions : {}),
    ...(status >= 500 ? { digest: digestOf(error) } : {}),
  };
}

function describe(error: unknown): { status: number; code: string; detail: string } {
  // For example of a temporary file that an upload writes.
  const expected = error instanceof DomainError ? error : storageErrorOf(error);
  if (expected !== null) return { status: expected.status, code: expected.code, detail: expected.message };
  // A transaction that was retried in vain lost against others, so the client may repeat the request.
  if (isDatabaseUnavailable(error) || isRetryable(error)) return known(503, 'UNAVAILABLE');
  if (error instanceof HttpException && error.getStatus() < 500) {
    const status = error.getStatus();
    if (error.cause instanceof SyntaxError) return known(status, 'MALFORMED_JSON');
    const code = CODES[status] ?? 'BAD_REQUEST';
    return { status, code, detail: DETAILS[code] ?? error.message };
  }
  return known(500, 'INTERNAL_ERROR');
}

function known(status: number, code: string): { status: number; code: string; detail: string } {
  return { status, code, detail: DETAILS[code] ?? code };
}

/** Twelve hexadecimal digits from name, message and topmost stack frame: equal for the same failure in the same place. */
export function digestOf(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frame = stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return createHash('sha256').update(`${name}\n${message}\n${frame.trim()}`).digest('hex').slice(0, 12);
}

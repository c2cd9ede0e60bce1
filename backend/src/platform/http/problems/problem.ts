import { createHash } from 'node:crypto';
import { HttpException } from '@nestjs/common';
import { isDatabaseUnavailable, isRetryable } from '../../database/errors.js';
import { storageErrorOf } from '../../storage/storage-errors.js';
import type { Locale } from '../../../messages/locales.js';
import { msg, verbatim, type Message } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { DomainError, type FieldError } from './domain-error.js';
import { titleOf } from './titles.js';

/** RFC 9457 problem details, the body of every failed request. */
export interface Problem {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  /** The request id. */
  instance: string;
  code: string;
  errors?: (Omit<FieldError, 'message'> & { message: string })[];
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

const DETAILS: Readonly<Record<string, Message>> = {
  MALFORMED_JSON: msg`The body is not well-formed JSON.`,
  NOT_FOUND: msg`Not found, or you do not have access.`,
  BODY_TOO_LARGE: msg`The body is larger than this endpoint accepts.`,
  MEDIA_TYPE_UNSUPPORTED: msg`Send the body as application/json.`,
  UNAVAILABLE: msg`The service cannot do this right now. Try again in a moment.`,
  INTERNAL_ERROR: msg`Something went wrong on our side. Nothing was changed.`,
};

/** Converts any error to a problem in the client's language. Unexpected errors become a 5xx that reveals only the digest of the cause. */
export function problemOf(error: unknown, requestId: string, locale: Locale): Problem {
  const { status, code, detail } = describe(error);
  return {
    type: 'about:blank',
    title: translate(locale, titleOf(status)),
    status,
    detail: translate(locale, detail),
    instance: requestId,
    code,
    ...(error instanceof DomainError && error.errors !== undefined ? { errors: fieldTexts(error.errors, locale) } : {}),
    ...(error instanceof DomainError && error.params !== undefined ? { params: error.params } : {}),
    ...(error instanceof DomainError ? error.extensions : {}),
    ...(status >= 500 ? { digest: digestOf(error) } : {}),
  };
}

function fieldTexts(errors: readonly FieldError[], locale: Locale): Problem['errors'] {
  return errors.map((error) => ({ ...error, message: translate(locale, error.message) }));
}

function describe(error: unknown): { status: number; code: string; detail: Message } {
  // For example of a temporary file that an upload writes.
  const expected = error instanceof DomainError ? error : storageErrorOf(error);
  if (expected !== null) return { status: expected.status, code: expected.code, detail: expected.detail };
  // A transaction that was retried in vain lost against others, so the client may repeat the request.
  if (isDatabaseUnavailable(error) || isRetryable(error)) return known(503, 'UNAVAILABLE');
  if (error instanceof HttpException && error.getStatus() < 500) {
    const status = error.getStatus();
    if (error.cause instanceof SyntaxError) return known(status, 'MALFORMED_JSON');
    const code = CODES[status] ?? 'BAD_REQUEST';
    return { status, code, detail: DETAILS[code] ?? verbatim(error.message) };
  }
  return known(500, 'INTERNAL_ERROR');
}

function known(status: number, code: string): { status: number; code: string; detail: Message } {
  return { status, code, detail: DETAILS[code] ?? verbatim(code) };
}

/** Twelve hexadecimal digits from name, message and topmost stack frame: equal for the same failure in the same place. */
export function digestOf(error: unknown): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const frame = stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return createHash('sha256').update(`${name}\n${message}\n${frame.trim()}`).digest('hex').slice(0, 12);
}

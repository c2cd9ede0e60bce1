import { DomainError } from '../../platform/http/problems/domain-error.js';
import { ENVELOPE_LIMIT } from './domain/limits.js';
import { msg } from '../../messages/message.js';

// Created once: refusing a flood must not cost a stack trace per request.

/** The first line is too long or not a JSON object with a DSN, or the compression is invalid. */
export const MALFORMED_ENVELOPE = new DomainError(
  'ENVELOPE_MALFORMED',
  400,
  msg`This is not an envelope of an error report.`,
);

/** The DSN is not configured. */
export const FOREIGN_DSN = new DomainError(
  'DSN_FOREIGN',
  403,
  msg`This server does not accept error reports for this DSN.`,
);

/** The envelope was not received in time. */
export const RECEIVED_TOO_SLOWLY = new DomainError(
  'REQUEST_TIMEOUT',
  408,
  msg`The error report took too long to arrive.`,
);

/** The envelope is too large, compressed or decompressed. */
export const ENVELOPE_TOO_LARGE = new DomainError(
  'BODY_TOO_LARGE',
  413,
  msg`An error report may have ${{ envelopeLimit: ENVELOPE_LIMIT }} bytes at most, also when decompressed.`,
);

/** The content encoding is not supported, or there is more than one. */
export const ENCODING_UNSUPPORTED = new DomainError(
  'MEDIA_TYPE_UNSUPPORTED',
  415,
  msg`Send error reports plain, or compressed once with gzip, deflate or br.`,
);

/** The relay has no capacity for this envelope. */
export const RELAY_BUSY = new DomainError('RATE_LIMITED', 429, msg`There are too many error reports right now.`);

import { DomainError } from '../../platform/http/problems/domain-error.js';
import { ENVELOPE_LIMIT } from './domain/limits.js';

// Each is made once: refusing a flood must not cost a stack trace per request.

/** The first line is not a JSON object with a DSN, or too long; or the compression is broken. */
export const MALFORMED_ENVELOPE = new DomainError(
  'ENVELOPE_MALFORMED',
  400,
  'This is not an envelope of an error report.',
);

/** The DSN is none of the configured ones. */
export const FOREIGN_DSN = new DomainError('DSN_FOREIGN', 403, 'Error reports for this DSN are not taken here.');

/** The envelope took longer to arrive than it may. */
export const RECEIVED_TOO_SLOWLY = new DomainError('REQUEST_TIMEOUT', 408, 'The error report took too long to arrive.');

/** The envelope is larger than one may be, as it came or decompressed. */
export const ENVELOPE_TOO_LARGE = new DomainError(
  'BODY_TOO_LARGE',
  413,
  `An error report may have ${ENVELOPE_LIMIT} bytes at most, also when decompressed.`,
);

/** The body is compressed in a way, or as often, that is not read here. */
export const ENCODING_UNSUPPORTED = new DomainError(
  'MEDIA_TYPE_UNSUPPORTED',
  415,
  'Send error reports plain, or compressed once with gzip, deflate or br.',
);

/** The relay has no room for this envelope right now. */
export const RELAY_BUSY = new DomainError('RATE_LIMITED', 429, 'There are too many error reports right now.');

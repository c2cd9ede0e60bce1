/** Maximum first line of an envelope, bytes. Browsers write about 200; the rest is room for trace data. */
export const HEADER_LIMIT = 8_192;
/** Maximum envelope, bytes, compressed and decompressed. Above what the browser SDK sends (a replay segment: 10 MiB at most). */
export const ENVELOPE_LIMIT = 20 * 1_048_576;
/** Maximum bytes of all buffered envelopes per process. */
export const HELD_LIMIT = 64 * 1_048_576;
/** Timeouts for receiving an envelope and for the error service's response, milliseconds. With the way through a proxy, browsers have an answer within 5 s. */
export const RECEIVE_TIMEOUT_MS = 8_000;
export const ANSWER_TIMEOUT_MS = 4_000;
/** Envelopes forwarded concurrently; as in Sentry's own relay. */
export const FORWARD_LIMIT = 100;
/** Compressed envelopes decompressed concurrently. Browsers send none; decompressing occupies a thread. */
export const INFLATE_LIMIT = 2;
/** Bytes of the error service's response body that are read so that its connection can be reused. */
export const ANSWER_LIMIT = 65_536;

/** Longest first line of an envelope, bytes. Browsers write some 200; the rest is room for trace data. */
export const HEADER_LIMIT = 8_192;
/** Largest envelope, bytes, as it comes and also when it is decompressed. Above what the browser SDK sends (a replay segment: 10 MiB at most). */
export const ENVELOPE_LIMIT = 20 * 1_048_576;
/** Bytes of all envelopes together that one process holds. */
export const HELD_LIMIT = 64 * 1_048_576;
/** Time for the client to send its envelope, and for the error service to answer, milliseconds. */
export const RECEIVE_TIMEOUT_MS = 8_000;
export const ANSWER_TIMEOUT_MS = 5_000;
/** Envelopes that are being forwarded at one time; as in Sentry's own relay. */
export const FORWARD_LIMIT = 100;
/** Compressed envelopes that are being measured at one time. Browsers send none; decompressing occupies a thread. */
export const INFLATE_LIMIT = 2;
/** Bytes of the error service's answer that are read in order to keep its connection. */
export const ANSWER_LIMIT = 65_536;

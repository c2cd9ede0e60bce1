/** 5 MiB: about 10,000 status messages. */
export const MAX_FILE_LENGTH = 5 * 1024 * 1024;
export const MAX_SEGMENTS = 250_000;
export const MAX_INTERCHANGES_PER_FILE = 100;
/** Elements of a segment that Lading does not use. */
export const MAX_UNKNOWN_ELEMENTS = 40;
export const MAX_UNKNOWN_ELEMENT_LENGTH = 512;
/** A 997 lists at most this many faulty segments of a transaction. */
export const MAX_SEGMENT_ERRORS = 20;

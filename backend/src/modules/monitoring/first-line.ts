import { MALFORMED_ENVELOPE } from './monitoring.errors.js';
import { HEADER_LIMIT } from './domain/limits.js';

const LINE_FEED = 0x0a;

/** The first line of an envelope out of the chunks it comes in. Nothing behind it is looked at. */
export class FirstLine {
  private start: Buffer = Buffer.alloc(0);

  /** The line without its line feed, or undefined while it has not ended. @throws DomainError when it is too long */
  push(chunk: Buffer): string | undefined {
    const end = chunk.subarray(0, HEADER_LIMIT + 1).indexOf(LINE_FEED);
    const part = end === -1 ? chunk.subarray(0, HEADER_LIMIT + 1) : chunk.subarray(0, end);
    this.start = this.start.length === 0 ? part : Buffer.concat([this.start, part]);
    if (this.start.length > HEADER_LIMIT) throw MALFORMED_ENVELOPE;
    return end === -1 ? undefined : this.start.toString('utf8');
  }

  /** The line of an envelope that ended without a line feed. */
  rest(): string {
    return this.start.toString('utf8');
  }
}

/** The DSN that an envelope's first line names. @throws DomainError unless the line is a JSON object with one */
export function dsnOf(firstLine: string): string {
  const header = parse(firstLine);
  if (typeof header !== 'object' || header === null || !('dsn' in header) || typeof header.dsn !== 'string')
    throw MALFORMED_ENVELOPE;
  return header.dsn;
}

function parse(json: string): unknown {
  // Of noise this is cheaper than the parser's complaint.
  if (!json.startsWith('{')) throw MALFORMED_ENVELOPE;
  try {
    return JSON.parse(json);
  } catch {
    throw MALFORMED_ENVELOPE;
  }
}

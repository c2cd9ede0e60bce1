import { isUtf8 } from 'node:buffer';
import { MALFORMED_ENVELOPE } from './monitoring.errors.js';
import { HEADER_LIMIT } from './domain/limits.js';

const LINE_FEED = 0x0a;

/** Extracts the first line of an envelope from its chunks. Ignores everything after it. */
export class FirstLine {
  private start: Buffer = Buffer.alloc(0);

  /** The line without its line feed, or undefined while it is incomplete. @throws DomainError if it is too long */
  push(chunk: Buffer): string | undefined {
    const end = chunk.subarray(0, HEADER_LIMIT + 1).indexOf(LINE_FEED);
    const part = end === -1 ? chunk.subarray(0, HEADER_LIMIT + 1) : chunk.subarray(0, end);
    this.start = this.start.length === 0 ? part : Buffer.concat([this.start, part]);
    if (this.start.length > HEADER_LIMIT) throw MALFORMED_ENVELOPE;
    return end === -1 ? undefined : textOf(this.start);
  }
}

/** Refuses invalid UTF-8, which decoding would replace, so the text would differ from the bytes. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw MALFORMED_ENVELOPE;
  return bytes.toString('utf8');
}

/**
 * The DSN in an envelope's first line. The error service may parse a line with two DSNs, or with a carriage return, differently from this relay,
 * so both are refused. @throws DomainError unless the line is a JSON object with one DSN
 */
export function dsnOf(firstLine: string): string {
  if (firstLine.includes('\r')) throw MALFORMED_ENVELOPE;
  const header = parse(firstLine);
  if (typeof header !== 'object' || header === null || !('dsn' in header) || typeof header.dsn !== 'string')
    throw MALFORMED_ENVELOPE;
  if (hasRepeatedKey(firstLine)) throw MALFORMED_ENVELOPE;
  return header.dsn;
}

function parse(json: string): unknown {
  // Cheaper than a parser error for random bytes.
  if (!json.startsWith('{')) throw MALFORMED_ENVELOPE;
  try {
    return JSON.parse(json);
  } catch {
    throw MALFORMED_ENVELOPE;
  }
}

/** Strings and the structural characters of JSON. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** Whether a well-formed JSON object has a duplicate key, in any spelling; parsers use the first or the last value. */
function hasRepeatedKey(json: string): boolean {
  const keys = new Set<string>();
  let depth = 0;
  let text = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token !== ':') text = token;
    else if (depth === 1) {
      const key = JSON.parse(text) as string;
      if (keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}

import { MAX_FILE_LENGTH, MAX_INTERCHANGES_PER_FILE } from './limits.js';
import { X12Error } from './x12-error.js';

const SEPARATOR = 3;
const TERMINATOR = 105;

/** Index after the segment IEA of the interchange that starts at `from`, or the end of the file. */
function endOf(text: string, from: number): number {
  const separator = text[from + SEPARATOR];
  const terminator = text[from + TERMINATOR];
  if (separator === undefined || terminator === undefined) return text.length;
  for (let at = from + TERMINATOR; at >= 0; at = text.indexOf(terminator, at + 1)) {
    let next = at + 1;
    while (text[next] === '\r' || text[next] === '\n') next++;
    if (!text.startsWith(`IEA${separator}`, next)) continue;
    const end = text.indexOf(terminator, next);
    return end < 0 ? text.length : end + 1;
  }
  return text.length;
}

/**
 * The interchanges of a file, which may follow each other with white space between them. Text that is no interchange is
 * returned as a part, so that reading it reports the fault.
 * @throws X12Error if the file is too large, empty or has too many interchanges
 */
export function splitFile(text: string): string[] {
  if (text.length > MAX_FILE_LENGTH)
    throw new X12Error('too_large', `A file has at most ${MAX_FILE_LENGTH} characters.`, 1);
  const parts: string[] = [];
  for (let at = text.search(/\S/); at >= 0 && at < text.length;) {
    const end = endOf(text, at);
    parts.push(text.slice(at, end));
    if (parts.length > MAX_INTERCHANGES_PER_FILE)
      throw new X12Error('too_large', `A file has at most ${MAX_INTERCHANGES_PER_FILE} interchanges.`, 1);
    const rest = text.slice(end).search(/\S/);
    at = rest < 0 ? -1 : end + rest;
  }
  if (parts.length === 0) throw new X12Error('empty', 'The file is empty.', 1);
  return parts;
}

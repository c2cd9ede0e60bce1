import { createHash } from 'node:crypto';

/** Names of files that another program has not finished. */
const UNFINISHED = /\.(part|filepart|tmp|temp|writing)$/i;
/** Suffix of a file until it is complete; the partner must not fetch it before. */
const PART = '.part';

/** What is written into the name of a file to the partner. */
interface NamedInterchange {
  readonly control: number;
  readonly sets: string;
  readonly createdAt: Date;
}

/** Whether a name matches a pattern in which `*` is any text and `?` any character. Case is ignored. */
export function matchesPattern(name: string, pattern: string): boolean {
  if (UNFINISHED.test(name)) return false;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'is').test(name);
}

/** Name of a file to the partner: the same for the same interchange. */
export function fileName(pattern: string, { control, sets, createdAt }: NamedInterchange): string {
  const text = createdAt.toISOString();
  return pattern
    .replaceAll('{control}', String(control).padStart(9, '0'))
    .replaceAll('{set}', sets.split(',')[0] || 'X12')
    .replaceAll('{date}', text.slice(0, 10).replaceAll('-', ''))
    .replaceAll('{time}', text.slice(11, 19).replaceAll(':', ''));
}

export const partName = (name: string): string => `${name}${PART}`;

/** Identifies a destination, so that a file that was written to another server or folder is not taken for this one. */
export function destinationOf(host: string, port: number, path: string): string {
  return createHash('sha256').update(`${host.toLowerCase()}:${port}${path}`).digest('hex');
}

const SEPARATOR = 3;
const TERMINATOR = 105;

/** Whether the text looks like it is still being written: empty, or an interchange without its last segment. */
export function isUnfinished(text: string): boolean {
  const rest = text.trimEnd();
  if (rest === '') return true;
  if (!rest.trimStart().startsWith('ISA')) return false;
  const start = text.search(/\S/);
  const [separator, terminator] = [text[start + SEPARATOR], text[start + TERMINATOR]];
  if (separator === undefined || terminator === undefined) return true;
  // A terminator that is white space was trimmed.
  const whole = terminator.trim() === '' ? `${rest}${terminator}` : rest;
  if (!whole.endsWith(terminator)) return true;
  const last = whole.slice(whole.lastIndexOf(terminator, whole.length - 2) + 1).trimStart();
  return !last.startsWith(`IEA${separator}`);
}

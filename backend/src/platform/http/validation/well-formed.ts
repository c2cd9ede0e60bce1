import { ValidationFailed } from '../problems/domain-error.js';

/** What busboy and other lenient decoders write in place of bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD';
/** Text decoded from UTF-8 can bring a lone surrogate into JSON only as an escape. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

/** Code and message of a text that is not valid Unicode. */
export const ILL_FORMED = {
  code: 'ILL_FORMED_TEXT',
  message: 'contains characters that are not valid Unicode. Type the text again.',
};

/**
 * RFC 6901 pointer to the first string or property name with a lone surrogate; null when there is none. Such strings cannot be encoded
 * as UTF-8, so what is stored, hashed and sent would differ. Expects a value of limited depth.
 */
export function illFormedPointer(value: unknown): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : '';
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, child] of Object.entries(value)) {
    const pointer = name.isWellFormed() ? illFormedPointer(child) : '';
    if (pointer !== null) return `/${escape(name.toWellFormed())}${pointer}`;
  }
  return null;
}

/** @throws ValidationFailed when the value contains a lone surrogate */
export function refuseIllFormed(value: unknown): void {
  const pointer = illFormedPointer(value);
  if (pointer !== null) throw new ValidationFailed([{ pointer, ...ILL_FORMED }]);
}

/** Parses JSON that arrives inside something else, such as a form part. @throws SyntaxError for anything else, lone surrogates included */
export function parseWellFormedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const pointer = ESCAPED_SURROGATE.test(text) ? illFormedPointer(value) : null;
  if (pointer !== null) throw new SyntaxError(`${pointer} is not valid Unicode.`);
  return value;
}

/** True for a text that a lenient decoder had to repair. */
export function wasRepaired(text: string): boolean {
  return text.includes(REPLACEMENT_CHARACTER) || !text.isWellFormed();
}

/** True when every escape of a URL is UTF-8 and nothing is left unescaped that must be. */
export function isWellFormedUrl(url: string): boolean {
  if (/[^!-~]/.test(url)) return false;
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** RFC 6901, section 3. */
function escape(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

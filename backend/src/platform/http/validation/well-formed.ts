import { ValidationFailed } from '../problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** What busboy and other lenient decoders substitute for invalid UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD';
/** In text decoded from UTF-8, JSON can contain a lone surrogate only as an escape sequence. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

/** Error code and message for text that is not valid Unicode. */
export const ILL_FORMED = {
  code: 'ILL_FORMED_TEXT',
  message: msg`Contains characters that are not valid Unicode. Type the text again.`,
};

/**
 * RFC 6901 pointer to the first string or property name with a lone surrogate; null if there is none. Such strings cannot be encoded as UTF-8, so
 * the stored, hashed and sent text would differ. Expects a value of limited depth.
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

/** @throws ValidationFailed if the value contains a lone surrogate */
export function refuseIllFormed(value: unknown): void {
  const pointer = illFormedPointer(value);
  if (pointer !== null) throw new ValidationFailed([{ pointer, ...ILL_FORMED }]);
}

/** Parses JSON that is embedded in another format, such as a form part. @throws SyntaxError for invalid JSON, lone surrogates included */
export function parseWellFormedJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const pointer = ESCAPED_SURROGATE.test(text) ? illFormedPointer(value) : null;
  if (pointer !== null) throw new SyntaxError(`${pointer} is not valid Unicode.`);
  return value;
}

/** True for text in which a lenient decoder replaced invalid bytes. */
export function wasRepaired(text: string): boolean {
  return text.includes(REPLACEMENT_CHARACTER) || !text.isWellFormed();
}

/** True if all percent-encoding of the URL is valid UTF-8 and all characters that require it are encoded. */
export function isWellFormedUrl(url: string): boolean {
  if (/[^!-~]/.test(url)) return false;
  if (!url.includes('%')) return true;
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

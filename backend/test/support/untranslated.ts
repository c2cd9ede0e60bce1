import { ClsServiceManager } from 'nestjs-cls';
import type { Locale } from '../../src/messages/locales.js';
import type { RequestStore } from '../../src/platform/request-context.js';

/** A word of a language; names and numbers of the test content have no three letters in a row. */
const WORD = /\p{L}{3}/u;

/** Parts of a text, page or PDF that are the same in English. `same` are words that both languages have, such as TOTAL. */
export function untranslated(english: string, other: string, same: readonly string[] = []): string[] {
  const known = new Set(partsOf(english));
  return partsOf(other).filter((part) => known.has(part) && WORD.test(part) && !same.includes(part));
}

/** Without styles and addresses; columns of a PDF are parts of their own. */
const partsOf = (text: string): string[] =>
  text
    .replace(/<style>[\s\S]*?<\/style>|https?:\S+/g, '')
    .split(/<[^>]*>|\n|\f|\s{2,}/)
    .map((part) => part.trim());

/** Runs as for a reader of this language. */
export function asReader<Result>(locale: Locale, run: () => Result): Result {
  return ClsServiceManager.getClsService<RequestStore>().runWith({ languages: () => [locale] }, run);
}

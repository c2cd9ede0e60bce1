import type { WordTable } from './word-table.js';

/** Entries of the word table that are looked at to find how rare the words are. */
const COUNTED = 500;
/** Rows that one page looks through for the other words and a filter. */
const CANDIDATES = 250;
/** A beginning of more words than these is not merged in order of creation. */
const CONTINUATIONS = 10;

/** Which page of a search. */
export interface WantedRows {
  companyId: string;
  /** Beginnings of words, one at least; a row has to hold all of them. */
  words: readonly string[];
  /** Only rows with an id before this one. */
  before: string | null;
  /** How many rows are needed; null: as many as a page looks through, because a filter leaves some out. */
  limit: number | null;
}

/** Rows that hold all words, newest first. */
export interface FoundRows {
  ids: string[];
  /** The oldest row that was looked at, after which the next page goes on; null at the end. */
  next: string | null;
}

/** Rows that hold one of the words, newest first, and whether there are older ones. */
interface Candidates {
  /** The word that they all hold. */
  held: string;
  ids: string[];
  more: boolean;
}

/**
 * Finds rows by the beginnings of words, newest first, reading few entries whatever is looked for: ids rise with time, so the entries of a word stand in
 * the order of creation. The rarest word is looked up and the others are checked for its rows.
 */
export class WordSearch {
  constructor(private readonly table: WordTable) {}

  async find({ companyId, words, before, limit }: WantedRows): Promise<FoundRows> {
    const { held, ids, more } = await this.candidates(companyId, words, before, limit === null || words.length > 1 ? CANDIDATES : limit);
    let holding = ids;
    for (const word of words.filter((other) => other !== held)) holding = await this.table.holding(companyId, holding, word);
    return { ids: holding, next: more ? (ids.at(-1) ?? null) : null };
  }

  private async candidates(companyId: string, words: readonly string[], before: string | null, limit: number): Promise<Candidates> {
    const few = Math.floor(COUNTED / words.length);
    const frequencies = await this.table.frequencies(companyId, words, few + 1);
    const rarest = words[frequencies.indexOf(Math.min(...frequencies))] ?? '';
    if (Math.min(...frequencies) <= few) return upTo(limit, rarest, await this.table.beginningWith(companyId, rarest, before, few));

    for (const beginning of [...words].sort((a, b) => b.length - a.length)) {
      const continuations = await this.table.continuations(companyId, beginning, CONTINUATIONS + 1);
      if (continuations.length <= CONTINUATIONS) return { held: beginning, ...(await this.merged(companyId, continuations, before, limit)) };
    }
    // So many words begin like this that only the first of them are looked at; another letter or digit finds the rest.
    return upTo(limit, longest(words), await this.table.beginningWith(companyId, longest(words), before, few));
  }

  private async merged(companyId: string, exact: readonly string[], before: string | null, limit: number): Promise<Omit<Candidates, 'held'>> {
    const each = Math.min(limit, Math.floor(CANDIDATES / exact.length));
    const lists = await Promise.all(exact.map((word) => this.table.newest(companyId, word, before, each)));
    // Below the end of a list that was cut, entries of that word are not known.
    const ends = lists.filter((list) => list.length === each).map((list) => list.at(-1) ?? '');
    const known = ends.sort().at(-1) ?? '';
    const ids = newestFirst(lists.flat()).filter((id) => id >= known);
    return { ids, more: ends.length > 0 };
  }
}

function upTo(limit: number, held: string, ids: readonly string[]): Candidates {
  const newest = newestFirst(ids);
  return { held, ids: newest.slice(0, limit), more: newest.length > limit };
}

function newestFirst(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort().reverse();
}

function longest(words: readonly string[]): string {
  return words.reduce((one, other) => (other.length > one.length ? other : one));
}

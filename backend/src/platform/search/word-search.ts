import type { Beginning, WordTable } from './persistence/word-table.sql.js';

/** Entries of the word table that are read to find how rare the words are. */
const COUNTED = 500;
/** Rows that one page checks for the other words and a filter. */
const CANDIDATES = 250;
/** Maximum search terms per query; further terms are ignored. */
const TERMS_MAX = 6;
/** A prefix of more words than this is not merged in order of creation. */
const CONTINUATIONS = 10;

/** Parameters of one page of a search. */
export interface WantedRows {
  companyId: string;
  /** Word prefixes, at least one; a row must match all of them. */
  words: readonly string[];
  /** Only rows with an id before this one. */
  before: string | null;
  /** Number of rows needed; null: as many as a page checks, because a filter will drop some. */
  limit: number | null;
}

/** A search from a request. */
export interface TypedSearch {
  companyId: string;
  /** Word prefixes, as in `WantedRows`. */
  words: readonly string[];
  /** Whether `read` drops rows because of other filters. */
  filtered: boolean;
  before: string | null;
}

/** Rows that match all prefixes, newest first. */
export interface FoundRows {
  ids: readonly string[];
  /** The oldest row that was checked, after which the next page continues; null at the end. */
  next: string | null;
}

/**
 * Finds rows by word prefixes, newest first, and reads few entries for any search: ids increase with time, so the entries of a word are in order
 * of creation. Looks up the rarest word and checks its rows for the others.
 */
export class WordSearch {
  constructor(private readonly table: WordTable) {}

  /**
   * A page of rows that match all words, newest first. It may be short although there is a next page. `read` selects at most `limit` rows by id,
   * newest first. Without words the page is empty.
   */
  async page<Row extends { id: string }>(
    { companyId, words: typed, filtered, before }: TypedSearch,
    limit: number,
    read: (ids: readonly string[], limit: number) => Promise<Row[]>,
  ): Promise<{ rows: Row[]; next: string | null }> {
    const words = typed.slice(0, TERMS_MAX);
    if (words.length === 0) return { rows: [], next: null };
    const found = await this.find({ companyId, words, before, limit: filtered ? null : limit + 1 });
    const ids = filtered ? found.ids : found.ids.slice(0, limit + 1);
    const rows = ids.length === 0 ? [] : await read(ids, limit + 1);
    const page = rows.slice(0, limit);
    return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : found.next };
  }

  async find(wanted: WantedRows): Promise<FoundRows> {
    const { companyId, words, before } = wanted;
    const limit = wanted.limit ?? CANDIDATES;
    const rare = words.length === 1 ? await this.table.ifRare(companyId, words[0] ?? '', COUNTED) : [];
    return rare.length > 0 ? newestOf(rare, before, limit) : this.byRarest(wanted, limit);
  }

  private async byRarest({ companyId, words, before }: WantedRows, limit: number): Promise<FoundRows> {
    const few = Math.floor(COUNTED / words.length);
    const beginnings = (await this.table.beginnings(companyId, words, few)).sort(
      (one, other) => other.text.length - one.text.length,
    );
    const among = async ({ text }: Beginning): Promise<FoundRows> => {
      const ids = await this.table.beginningWith(companyId, text, few);
      return newestOf(
        await this.holdingAll(
          companyId,
          ids,
          words.filter((word) => word !== text),
        ),
        before,
        limit,
      );
    };

    const [longest] = beginnings;
    const rare = beginnings.find(({ isRare }) => isRare);
    if (rare !== undefined) return among(rare);
    if (beginnings.every(({ isWord }) => isWord))
      return this.holdingWords(
        companyId,
        beginnings.map(({ text }) => text),
        before,
        limit,
      );
    for (const { text, isWord } of beginnings) {
      const continuations = isWord ? [text] : await this.table.continuations(companyId, text, CONTINUATIONS + 1);
      if (continuations.length <= CONTINUATIONS)
        return this.merged(
          companyId,
          continuations,
          words.filter((word) => word !== text),
          before,
          limit,
        );
    }
    // Too many words have this prefix, so only the first of them are searched; another letter or digit finds the rest.
    return longest === undefined ? { ids: [], next: null } : among(longest);
  }

  /** Rows that contain several frequent words. */
  private async holdingWords(
    companyId: string,
    [word = '', ...others]: readonly string[],
    before: string | null,
    limit: number,
  ): Promise<FoundRows> {
    const among = others.length === 0 ? limit : CANDIDATES;
    const ids = await this.table.newestHolding(companyId, word, others, before, among, limit);
    return {
      ids,
      next: ids.length === limit ? (ids.at(-1) ?? null) : await this.table.countedBack(companyId, word, before, among),
    };
  }

  /** Rows that contain one of a few frequent words, and the others. */
  private async merged(
    companyId: string,
    exact: readonly string[],
    others: readonly string[],
    before: string | null,
    limit: number,
  ): Promise<FoundRows> {
    const each = Math.min(others.length === 0 ? limit : CANDIDATES, Math.floor(CANDIDATES / exact.length));
    const lists = await Promise.all(exact.map((word) => this.table.newest(companyId, word, before, each)));
    // Below the end of a truncated list, that word's entries are unknown.
    const ends = lists.filter((list) => list.length === each).map((list) => list.at(-1) ?? '');
    const known = ends.sort().at(-1) ?? '';
    const candidates = newestFirst(lists.flat()).filter((id) => id >= known);
    return {
      ids: await this.holdingAll(companyId, candidates, others),
      next: ends.length > 0 ? (candidates.at(-1) ?? null) : null,
    };
  }

  /** Which of the rows have a word for each prefix. */
  private async holdingAll(
    companyId: string,
    ids: readonly string[],
    beginnings: readonly string[],
  ): Promise<readonly string[]> {
    let holding = ids;
    for (const beginning of beginnings) holding = await this.table.holding(companyId, holding, beginning);
    return holding;
  }
}

function newestOf(ids: readonly string[], before: string | null, limit: number): FoundRows {
  const newest = newestFirst(ids).filter((id) => before === null || id < before);
  const page = newest.slice(0, limit);
  return { ids: page, next: newest.length > limit ? (page.at(-1) ?? null) : null };
}

function newestFirst(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort().reverse();
}

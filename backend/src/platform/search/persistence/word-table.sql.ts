import type { Database } from '../../database/database.js';

/** Statistics of a prefix that words are searched by. */
export interface Beginning {
  text: string;
  /** Whether few or no entries begin with it. */
  isRare: boolean;
  /** Whether no longer word begins with it, so all entries are of this exact word. */
  isWord: boolean;
}

interface Conditioned {
  sql: string;
  params: unknown[];
}

/**
 * Reads a word table: the search words of the rows of another table. Entries of a word are ordered by row id. Words contain only letters and
 * digits, so no LIKE wildcards.
 */
export class WordTable {
  private readonly table: string;
  private readonly id: string;
  private readonly indexByRow: string;
  /** The n-th entry that begins with a prefix, null if there are fewer; cheaper than counting. */
  private readonly entryAfter: string;

  /**
   * For `subject` the table is `subject_word (company_id, word, subject_id)`, with the index `ix_subject_word_subject (company_id, subject_id,
   * word)`.
   */
  constructor(
    private readonly database: Database,
    subject: string,
  ) {
    this.table = `${subject}_word`;
    this.id = `${subject}_id`;
    this.indexByRow = `ix_${subject}_word_${subject}`;
    this.entryAfter = `(SELECT 1 FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT 1 OFFSET ?)`;
  }

  /** Words of rows by row id. */
  async wordsOf(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; word: string }>(
      `SELECT ${this.id} AS id, word FROM ${this.table} WHERE company_id = ? AND ${this.id} IN (?)`,
      [companyId, ids],
    );
    const words = Map.groupBy(rows, ({ id }) => id);
    return new Map([...words].map(([id, found]) => [id, found.map(({ word }) => word)]));
  }

  /** Statistics of each prefix; a prefix with at most `few` entries is rare. */
  async beginnings(companyId: string, texts: readonly string[], few: number): Promise<Beginning[]> {
    const following = `(SELECT word FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word > ? ORDER BY company_id, word LIMIT 1)`;
    const [row] = await this.database.readPrepared<Record<string, number | string | null>>(
      `SELECT ${texts.map((_, index) => `${this.entryAfter} IS NULL AS rare${index}, ${following} AS following${index}`).join(', ')}`,
      texts.flatMap((text) => [companyId, `${text}%`, few, companyId, text]),
    );
    return texts.map((text, index) => ({
      text,
      isRare: row?.[`rare${index}`] === 1,
      isWord: !String(row?.[`following${index}`] ?? '').startsWith(text),
    }));
  }

  /** Rows of the entries that begin with a prefix, unordered; empty if there are more than `few`. */
  async ifRare(companyId: string, beginning: string, few: number): Promise<string[]> {
    const rows = await this.database.readPrepared<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? AND ${this.entryAfter} IS NULL`,
      [companyId, `${beginning}%`, companyId, `${beginning}%`, few],
    );
    return rows.map(({ id }) => id);
  }

  /** Rows of the first `limit` entries that begin with a prefix, unordered. */
  async beginningWith(companyId: string, beginning: string, limit: number): Promise<string[]> {
    const rows = await this.database.readPrepared<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?`,
      [companyId, `${beginning}%`, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The first `limit` distinct words that begin with a prefix: one index lookup each, because a scan would read all their entries. */
  async continuations(companyId: string, beginning: string, limit: number): Promise<string[]> {
    const found: string[] = [];
    while (found.length < limit) {
      const last = found.at(-1);
      const [next] = await this.database.readPrepared<{ word: string }>(
        `SELECT word FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word ${last === undefined ? '>=' : '>'} ? ORDER BY company_id, word LIMIT 1`,
        [companyId, last ?? beginning],
      );
      if (next === undefined || !next.word.startsWith(beginning)) break;
      found.push(next.word);
    }
    return found;
  }

  /** The newest rows with a word, before `before`. */
  async newest(companyId: string, word: string, before: string | null, limit: number): Promise<string[]> {
    const { sql, params } = this.entriesOf(companyId, word, before);
    const rows = await this.database.readPrepared<{ id: string }>(
      `SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT ?`,
      [...params, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The newest rows with a word and all the others, before `before`; searches only the newest `among` entries of the first word. */
  async newestHolding(
    companyId: string,
    word: string,
    others: readonly string[],
    before: string | null,
    among: number,
    limit: number,
  ): Promise<string[]> {
    const { sql, params } = this.entriesOf(companyId, word, before);
    const joined = others.map(
      (_, index) =>
        `STRAIGHT_JOIN ${this.table} AS w${index} FORCE INDEX (PRIMARY) ON w${index}.company_id = ? AND w${index}.word = ? AND w${index}.${this.id} = id`,
    );
    const rows = await this.database.readPrepared<{ id: string }>(
      `SELECT id FROM (SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT ?) AS newest ${joined.join(' ')} ORDER BY id DESC LIMIT ?`,
      [...params, among, ...others.flatMap((other) => [companyId, other]), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The row of the `count`-th newest entry of a word before `before`; null if there are fewer. */
  async countedBack(companyId: string, word: string, before: string | null, count: number): Promise<string | null> {
    const { sql, params } = this.entriesOf(companyId, word, before);
    const [row] = await this.database.readPrepared<{ id: string }>(
      `SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT 1 OFFSET ?`,
      [...params, count - 1],
    );
    return row?.id ?? null;
  }

  /** Which of the rows, newest first, have a word that begins with a prefix. */
  async holding(companyId: string, ids: readonly string[], beginning: string): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.read<{ id: string }>(
      `SELECT DISTINCT ${this.id} AS id FROM ${this.table} FORCE INDEX (${this.indexByRow})
       WHERE company_id = ? AND ${this.id} IN (?) AND word LIKE ? ORDER BY ${this.id} DESC`,
      [companyId, ids, `${beginning}%`],
    );
    return rows.map(({ id }) => id);
  }

  private entriesOf(companyId: string, word: string, before: string | null): Conditioned {
    const sql = `FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word = ?`;
    return before === null
      ? { sql, params: [companyId, word] }
      : { sql: `${sql} AND ${this.id} < ?`, params: [companyId, word, before] };
  }
}

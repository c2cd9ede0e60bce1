import type { Database } from '../../database/database.js';

/** What is known of a text with which words begin. */
export interface Beginning {
  text: string;
  /** Whether few entries begin with it, or none. */
  isRare: boolean;
  /** Whether no longer word begins with it, so that all entries are of the text itself. */
  isWord: boolean;
}

interface Conditioned {
  sql: string;
  params: unknown[];
}

/**
 * Reads of a word table: the words by which each row of another table is found. Entries of one word stand in the order of the rows' ids. Words hold no
 * wildcards: letters and digits only.
 */
export class WordTable {
  private readonly table: string;
  private readonly id: string;
  private readonly indexByRow: string;
  /** The entry that begins with a text after a number of them, null when there are no more; cheaper than counting. */
  private readonly entryAfter: string;

  /** Of `subject` the table is `subject_word (company_id, word, subject_id)`, with the index `ix_subject_word_subject (company_id, subject_id, word)`. */
  constructor(
    private readonly database: Database,
    subject: string,
  ) {
    this.table = `${subject}_word`;
    this.id = `${subject}_id`;
    this.indexByRow = `ix_${subject}_word_${subject}`;
    this.entryAfter = `(SELECT 1 FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT 1 OFFSET ?)`;
  }

  /** The words of rows by their ids. */
  async wordsOf(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; word: string }>(
      `SELECT ${this.id} AS id, word FROM ${this.table} WHERE company_id = ? AND ${this.id} IN (?)`,
      [companyId, ids],
    );
    const words = Map.groupBy(rows, ({ id }) => id);
    return new Map([...words].map(([id, found]) => [id, found.map(({ word }) => word)]));
  }

  /** What is known of each text; `few` entries are rare. */
  async beginnings(companyId: string, texts: readonly string[], few: number): Promise<Beginning[]> {
    const following = `(SELECT word FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word > ? ORDER BY company_id, word LIMIT 1)`;
    const [row] = await this.database.queryPrepared<Record<string, number | string | null>>(
      `SELECT ${texts.map((_, index) => `${this.entryAfter} IS NULL AS rare${index}, ${following} AS following${index}`).join(', ')}`,
      texts.flatMap((text) => [companyId, `${text}%`, few, companyId, text]),
    );
    return texts.map((text, index) => ({
      text,
      isRare: row?.[`rare${index}`] === 1,
      isWord: !String(row?.[`following${index}`] ?? '').startsWith(text),
    }));
  }

  /** Rows of the entries that begin with a text, in no order, unless they are more than `few`: none then. */
  async ifRare(companyId: string, beginning: string, few: number): Promise<string[]> {
    const rows = await this.database.queryPrepared<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? AND ${this.entryAfter} IS NULL`,
      [companyId, `${beginning}%`, companyId, `${beginning}%`, few],
    );
    return rows.map(({ id }) => id);
  }

  /** Rows of the first `limit` entries that begin with a text, in no order. */
  async beginningWith(companyId: string, beginning: string, limit: number): Promise<string[]> {
    const rows = await this.database.queryPrepared<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?`,
      [companyId, `${beginning}%`, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The first `limit` different words that begin with a text: one step in the index for each, because a scan would read all their entries. */
  async continuations(companyId: string, beginning: string, limit: number): Promise<string[]> {
    const found: string[] = [];
    while (found.length < limit) {
      const last = found.at(-1);
      const [next] = await this.database.queryPrepared<{ word: string }>(
        `SELECT word FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word ${last === undefined ? '>=' : '>'} ? ORDER BY company_id, word LIMIT 1`,
        [companyId, last ?? beginning],
      );
      if (next === undefined || !next.word.startsWith(beginning)) break;
      found.push(next.word);
    }
    return found;
  }

  /** The newest rows that hold a word, before `before`. */
  async newest(companyId: string, word: string, before: string | null, limit: number): Promise<string[]> {
    const { sql, params } = this.entriesOf(companyId, word, before);
    const rows = await this.database.queryPrepared<{ id: string }>(
      `SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT ?`,
      [...params, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The newest rows that hold a word and each of the others, before `before`; looked for among the newest `among` entries of the first. */
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
    const rows = await this.database.queryPrepared<{ id: string }>(
      `SELECT id FROM (SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT ?) AS newest ${joined.join(' ')} ORDER BY id DESC LIMIT ?`,
      [...params, among, ...others.flatMap((other) => [companyId, other]), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** The row of the entry of a word that is the `count`-th from the newest before `before`; null when there are fewer. */
  async countedBack(companyId: string, word: string, before: string | null, count: number): Promise<string | null> {
    const { sql, params } = this.entriesOf(companyId, word, before);
    const [row] = await this.database.queryPrepared<{ id: string }>(
      `SELECT ${this.id} AS id ${sql} ORDER BY ${this.id} DESC LIMIT 1 OFFSET ?`,
      [...params, count - 1],
    );
    return row?.id ?? null;
  }

  /** Which of the rows, newest first, hold a word that begins with a text. */
  async holding(companyId: string, ids: readonly string[], beginning: string): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<{ id: string }>(
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

import type { Database } from '../database/database.js';

/**
 * Reads of a word table: the words by which each row of another table is found. Entries of one word stand in the order of the rows' ids. Words hold no
 * wildcards: letters and digits only.
 */
export class WordTable {
  private readonly table: string;
  private readonly id: string;
  private readonly indexByRow: string;

  /** Of `subject` the table is `subject_word (company_id, word, subject_id)`, with the index `ix_subject_word_subject (company_id, subject_id, word)`. */
  constructor(
    private readonly database: Database,
    subject: string,
  ) {
    this.table = `${subject}_word`;
    this.id = `${subject}_id`;
    this.indexByRow = `ix_${subject}_word_${subject}`;
  }

  /** How many entries begin with each of the texts, counted to `limit`. */
  async frequencies(companyId: string, beginnings: readonly string[], limit: number): Promise<number[]> {
    const one = `(SELECT COUNT(*) FROM (SELECT 1 FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?) AS found)`;
    const [row] = await this.database.query<Record<string, number>>(
      `SELECT ${beginnings.map((_, index) => `${one} AS n${index}`).join(', ')}`,
      beginnings.flatMap((beginning) => [companyId, `${beginning}%`, limit]),
    );
    return beginnings.map((_, index) => row?.[`n${index}`] ?? 0);
  }

  /** Rows of the first `limit` entries that begin with a text, in no order; those before `before` only. */
  async beginningWith(companyId: string, beginning: string, before: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?`,
      [companyId, `${beginning}%`, limit],
    );
    return rows.map(({ id }) => id).filter((id) => before === null || id < before);
  }

  /** The first `limit` different words that begin with a text: one step in the index for each, because a scan would read all their entries. */
  async continuations(companyId: string, beginning: string, limit: number): Promise<string[]> {
    const found: string[] = [];
    while (found.length < limit) {
      const last = found.at(-1);
      const [next] = await this.database.query<{ word: string }>(
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
    const rows = await this.database.query<{ id: string }>(
      `SELECT ${this.id} AS id FROM ${this.table} FORCE INDEX (PRIMARY)
       WHERE company_id = ? AND word = ? ${before === null ? '' : `AND ${this.id} < ?`} ORDER BY ${this.id} DESC LIMIT ?`,
      before === null ? [companyId, word, limit] : [companyId, word, before, limit],
    );
    return rows.map(({ id }) => id);
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
}

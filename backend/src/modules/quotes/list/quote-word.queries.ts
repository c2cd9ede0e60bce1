import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** More quotes than this under one word are walked in the order of the list instead. */
export const RARE_WORD = 1_000;

@Injectable()
export class QuoteWordQueries {
  constructor(private readonly database: Database) {}

  /** How many words of quotes begin with each of the texts, counted to one more than `RARE_WORD`. */
  async frequencies(companyId: string, beginnings: readonly string[]): Promise<number[]> {
    const one = `(SELECT COUNT(*) FROM (SELECT 1 FROM quote_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ${RARE_WORD + 1}) AS found)`;
    const columns = beginnings.map((_, index) => `${one} AS n${index}`);
    const params = beginnings.flatMap((beginning) => [companyId, `${beginning}%`]);
    const [row] = await this.database.query<Record<string, number>>(`SELECT ${columns.join(', ')}`, params);
    return beginnings.map((_, index) => row?.[`n${index}`] ?? 0);
  }
}

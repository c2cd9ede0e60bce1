import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** Reads of `shipment_word`, whose entries of one word stand in the order of the shipments' ids. Words hold no wildcards: letters and digits only. */
@Injectable()
export class ShipmentWordQueries {
  constructor(private readonly database: Database) {}

  /** How many entries begin with each of the texts, counted to `limit`. */
  async frequencies(companyId: string, beginnings: readonly string[], limit: number): Promise<number[]> {
    const one = '(SELECT COUNT(*) FROM (SELECT 1 FROM shipment_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?) AS found)';
    const [row] = await this.database.query<Record<string, number>>(
      `SELECT ${beginnings.map((_, index) => `${one} AS n${index}`).join(', ')}`,
      beginnings.flatMap((beginning) => [companyId, `${beginning}%`, limit]),
    );
    return beginnings.map((_, index) => row?.[`n${index}`] ?? 0);
  }

  /** Shipments of the first `limit` entries that begin with a text, in no order; those before `before` only. */
  async beginningWith(companyId: string, beginning: string, before: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT shipment_id AS id FROM shipment_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word LIKE ? LIMIT ?',
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
        `SELECT word FROM shipment_word FORCE INDEX (PRIMARY) WHERE company_id = ? AND word ${last === undefined ? '>=' : '>'} ? ORDER BY company_id, word LIMIT 1`,
        [companyId, last ?? beginning],
      );
      if (next === undefined || !next.word.startsWith(beginning)) break;
      found.push(next.word);
    }
    return found;
  }

  /** The newest shipments that hold a word, before `before`. */
  async newest(companyId: string, word: string, before: string | null, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT shipment_id AS id FROM shipment_word FORCE INDEX (PRIMARY)
       WHERE company_id = ? AND word = ? ${before === null ? '' : 'AND shipment_id < ?'} ORDER BY shipment_id DESC LIMIT ?`,
      before === null ? [companyId, word, limit] : [companyId, word, before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Which of the shipments, newest first, hold a word that begins with a text. */
  async holding(companyId: string, ids: readonly string[], beginning: string): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<{ id: string }>(
      `SELECT DISTINCT shipment_id AS id FROM shipment_word FORCE INDEX (ix_shipment_word_shipment)
       WHERE company_id = ? AND shipment_id IN (?) AND word LIKE ? ORDER BY shipment_id DESC`,
      [companyId, ids, `${beginning}%`],
    );
    return rows.map(({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { words } from '../../../kernel/words.js';
import { Database } from '../../../platform/database/database.js';
import type { ListPosition } from '../../../platform/http/ordered-cursor.js';
import type { Conditions } from './shipment-filter.js';
import { LISTED_COLUMNS, type ListedShipment, type ShipmentPage, type ShipmentSelection } from './shipment-list.queries.js';
import { ShipmentWordQueries } from './shipment-word.queries.js';

/** Nobody means more words than these. */
const WORDS_MAX = 6;
/** Entries of the word table that are looked at to find how rare the words are. */
const COUNTED = 500;
/** Shipments that one page looks through for the other words and the filter. */
const CANDIDATES = 250;
/** A beginning of more words than these is not merged in order of creation. */
const CONTINUATIONS = 10;

/** Shipments that hold one of the words, newest first, and whether there are older ones. */
interface Candidates {
  /** The word that they all hold. */
  held: string;
  ids: string[];
  more: boolean;
}

/**
 * Finds shipments by the beginnings of words, newest first, reading few rows whatever is looked for: ids rise with time, so the entries of a word stand in
 * the order of creation. The rarest word is looked up and the others are checked shipment by shipment.
 */
@Injectable()
export class ShipmentSearch {
  constructor(
    private readonly database: Database,
    private readonly wordQueries: ShipmentWordQueries,
  ) {}

  /** At most `limit` shipments before a position. A text without any word finds nothing. */
  async read({ companyId, query, conditions }: ShipmentSelection, before: ListPosition | null, limit: number): Promise<ShipmentPage> {
    const wanted = words(query.q ?? '').slice(0, WORDS_MAX);
    if (wanted.length === 0) return { rows: [], next: null };
    const filtered = conditions.sql.length > 1;
    const { held, ids, more } = await this.candidates(companyId, wanted, before?.id ?? null, filtered || wanted.length > 1 ? CANDIDATES : limit + 1);
    let holding = ids;
    for (const word of wanted.filter((other) => other !== held)) holding = await this.wordQueries.holding(companyId, holding, word);
    const rows = await this.shipments(filtered ? holding : holding.slice(0, limit + 1), conditions, limit + 1);
    const page = rows.slice(0, limit);
    if (rows.length > limit) return { rows: page, next: page.at(-1) ?? null };
    const last = ids.at(-1);
    return { rows: page, next: more && last !== undefined ? { value: new Date(0), id: last } : null };
  }

  private async candidates(companyId: string, wanted: readonly string[], before: string | null, limit: number): Promise<Candidates> {
    const few = Math.floor(COUNTED / wanted.length);
    const frequencies = await this.wordQueries.frequencies(companyId, wanted, few + 1);
    const rarest = wanted[frequencies.indexOf(Math.min(...frequencies))] ?? '';
    if (Math.min(...frequencies) <= few) return upTo(limit, rarest, await this.wordQueries.beginningWith(companyId, rarest, before, few));

    for (const beginning of [...wanted].sort((a, b) => b.length - a.length)) {
      const continuations = await this.wordQueries.continuations(companyId, beginning, CONTINUATIONS + 1);
      if (continuations.length <= CONTINUATIONS) return { held: beginning, ...(await this.merged(companyId, continuations, before, limit)) };
    }
    // So many words begin like this that only the first of them are looked at; another letter or digit finds the rest.
    return upTo(limit, longest(wanted), await this.wordQueries.beginningWith(companyId, longest(wanted), before, few));
  }

  private async merged(companyId: string, exact: readonly string[], before: string | null, limit: number): Promise<Omit<Candidates, 'held'>> {
    const each = Math.min(limit, Math.floor(CANDIDATES / exact.length));
    const lists = await Promise.all(exact.map((word) => this.wordQueries.newest(companyId, word, before, each)));
    // Below the end of a list that was cut, entries of that word are not known.
    const ends = lists.filter((list) => list.length === each).map((list) => list.at(-1) ?? '');
    const known = ends.sort().at(-1) ?? '';
    const ids = newestFirst(lists.flat()).filter((id) => id >= known);
    return { ids, more: ends.length > 0 };
  }

  private async shipments(ids: readonly string[], { sql, params }: Conditions, limit: number): Promise<ListedShipment[]> {
    if (ids.length === 0) return [];
    return this.database.query<ListedShipment>(
      `SELECT ${LISTED_COLUMNS}, created_at AS value FROM shipment FORCE INDEX (PRIMARY) WHERE id IN (?) AND ${sql.join(' AND ')} ORDER BY id DESC LIMIT ?`,
      [ids, ...params, limit],
    );
  }
}

function upTo(limit: number, held: string, ids: readonly string[]): Candidates {
  const newest = newestFirst(ids);
  return { held, ids: newest.slice(0, limit), more: newest.length > limit };
}

function newestFirst(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort().reverse();
}

function longest(wanted: readonly string[]): string {
  return wanted.reduce((one, other) => (other.length > one.length ? other : one));
}

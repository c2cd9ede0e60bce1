import { Injectable } from '@nestjs/common';
import { queryTerms } from '../../../../kernel/text/search-terms.js';
import { Database } from '../../../../platform/database/database.js';
import type { Conditions, KeysetPage } from '../../../../platform/database/keyset.js';
import type { ListPosition } from '../../../../platform/http/paging/ordered-cursor.js';
import { WordSearch } from '../../../../platform/search/word-search.js';
import { WordTable } from '../../../../platform/search/persistence/word-table.sql.js';
import { LISTED_COLUMNS } from './shipment-filter.sql.js';
import type { ListedShipment, ShipmentSelection } from './shipment-list.sql.js';

/** Finds shipments by word prefixes, newest first. A page can be short and still have a next one. */
@Injectable()
export class ShipmentSearch {
  private readonly search: WordSearch;

  constructor(private readonly database: Database) {
    this.search = new WordSearch(new WordTable(database, 'shipment'));
  }

  /** At most `limit` shipments before a position. Text without a word finds nothing. */
  async read(
    { companyId, query, conditions }: ShipmentSelection,
    before: ListPosition | null,
    limit: number,
  ): Promise<KeysetPage<ListedShipment>> {
    const filtered = conditions.sql.length > 1;
    const { rows, next } = await this.search.page(
      { companyId, words: queryTerms(query.q ?? ''), filtered, before: before?.id ?? null },
      limit,
      (ids, most) => this.shipments(ids, conditions, most),
    );
    return { rows, next: next === null ? null : { value: new Date(0), id: next } };
  }

  private async shipments(ids: readonly string[], conditions: Conditions, limit: number): Promise<ListedShipment[]> {
    const sql = (list: string): string =>
      `SELECT ${LISTED_COLUMNS}, created_at AS value FROM shipment FORCE INDEX (PRIMARY) WHERE id IN (${list}) AND ${conditions.sql.join(' AND ')} ORDER BY id DESC LIMIT ?`;
    if (ids.length > limit) return this.database.read<ListedShipment>(sql('?'), [ids, ...conditions.params, limit]);
    // Pads the ids with the first one, so that all pages of a size use the same prepared statement.
    const wanted = [...ids, ...Array<string>(limit - ids.length).fill(ids[0] ?? '')];
    return this.database.readPrepared<ListedShipment>(sql(wanted.map(() => '?').join(', ')), [
      ...wanted,
      ...conditions.params,
      limit,
    ]);
  }
}

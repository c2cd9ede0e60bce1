import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { RebuildStep, RebuiltBatch } from '../../../platform/rebuild/rebuild.js';
import { rebuildSearchTerms } from '../../../platform/rebuild/rebuild-search-terms.js';
import { WordTable } from '../../../platform/search/persistence/word-table.sql.js';
import { shipmentTerms } from '../domain/shipment-terms.js';
import { replaceTerms } from '../persistence/shipment-terms.sql.js';
import { type IndexedShipment, RebuildShipmentsQueries } from './persistence/rebuild-shipments.sql.js';

/** Recomputes the search terms of shipments. */
@Injectable()
export class RebuildShipmentTerms implements RebuildStep {
  readonly name = 'search terms of shipments';

  constructor(
    private readonly queries: RebuildShipmentsQueries,
    private readonly database: Database,
  ) {}

  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const rows = {
      table: new WordTable(this.database, 'shipment'),
      read: (from: string, count: number) => this.queries.indexed(companyId, from, count),
      termsOf: (shipment: IndexedShipment) => shipmentTerms({ ...shipment.body, ...shipment }),
      replace: (id: string) =>
        this.database.transaction(async (tx) => {
          const shipment = await this.queries.lockIndexed(tx, companyId, id);
          if (shipment !== null) await replaceTerms(tx, shipment);
        }),
    };
    return rebuildSearchTerms(rows, companyId, after, limit);
  }
}

import { Injectable } from '@nestjs/common';
import { raiseCompanyNumber } from '../../../platform/database/company-counter.js';
import { Database } from '../../../platform/database/database.js';
import type { RebuildStep, RebuiltBatch } from '../../../platform/rebuild/rebuild.js';
import { RebuildShipmentsQueries } from './persistence/rebuild-shipments.sql.js';

/** Raises the shipment number counter and the view counts of share links to the stored rows. */
@Injectable()
export class RebuildShipmentAggregates implements RebuildStep {
  readonly name = 'shipment numbers and view counts';

  constructor(
    private readonly queries: RebuildShipmentsQueries,
    private readonly database: Database,
  ) {}

  async rebuild(companyId: string): Promise<RebuiltBatch> {
    const highest = await this.queries.highestNumber(companyId);
    const raised = await raiseCompanyNumber(this.database, companyId, 'shipment', highest);
    return { last: null, rows: 1, changed: raised + (await this.queries.raiseViewCounts(companyId)) };
  }
}

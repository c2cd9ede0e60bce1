import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { PurgeMetrics } from '../../../platform/retention/purge-metrics.js';
import { DocumentsService, type RetainedKinds, retainedKinds } from '../../documents/index.js';
import { DocumentHoldsRepository } from './persistence/document-holds.repository.js';
import { ExpiredDocumentsQueries, type ShipmentKey } from './persistence/expired-documents.sql.js';

const EVERY_MS = 60 * 60_000;
const SHIPMENTS_AT_ONCE = 100;

/** Deletes documents past the retention of their kind, except those of shipments on legal hold. */
@Injectable()
export class PurgeDocumentsJob {
  constructor(
    private readonly expired: ExpiredDocumentsQueries,
    private readonly holds: DocumentHoldsRepository,
    private readonly documents: DocumentsService,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly metrics: PurgeMetrics,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'purge documents', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    const retained = retainedKinds(this.clock.now());
    for (let due = SHIPMENTS_AT_ONCE, purged = 1; due === SHIPMENTS_AT_ONCE && purged > 0;) {
      const shipments = await this.expired.shipments(retained, SHIPMENTS_AT_ONCE);
      due = shipments.length;
      purged = 0;
      for (const shipment of shipments) {
        if (signal?.aborted === true) return;
        purged += await this.purge(shipment, retained);
      }
    }
  }

  /** Returns the number of deleted documents. */
  private async purge(shipment: ShipmentKey, retained: readonly RetainedKinds[]): Promise<number> {
    const { companyId, shipmentId } = shipment;
    const kinds = await this.database.transaction(async (tx) => {
      const since = await this.expired.lockShipment(tx, shipment);
      if (since === null || (await this.holds.exists(tx, companyId, shipmentId))) return [];
      const ended = retained.filter(({ before }) => since < before);
      const deleted = await this.documents.purge(tx, companyId, shipmentId, ended);
      if (deleted.length > 0)
        await this.audit.record(tx, {
          companyId,
          userId: null,
          action: 'document.purged',
          subject: shipmentId,
          details: { documents: deleted.length, kinds: [...new Set(deleted)].sort().join(', ') },
        });
      return deleted;
    });
    this.metrics.count('document', kinds.length);
    return kinds.length;
  }
}

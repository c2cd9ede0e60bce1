import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { DemonstrationCarriers } from '../../carriers/index.js';
import { DocumentsService } from '../../documents/index.js';
import { markReportDays } from '../reports/persistence/report-due.sql.js';
import {
  type DemonstrationShipmentCounts,
  DemonstrationRemovalQueries,
  type DemonstrationShipmentRow,
} from './persistence/demonstration-removal.sql.js';

/** Removes shipments that only demonstration carriers had. Shipments that were tendered to a real carrier stay. */
@Injectable()
export class RemoveDemonstrationShipments {
  constructor(
    private readonly shipments: DemonstrationRemovalQueries,
    private readonly documents: DocumentsService,
    private readonly carriers: DemonstrationCarriers,
  ) {}

  counts(companyId: string): Promise<DemonstrationShipmentCounts> {
    return this.shipments.counts(companyId);
  }

  /** Removes at most `limit` shipments with documents, events, tenders and bills, and returns them. */
  async remove(tx: Transaction, companyId: string, limit: number): Promise<DemonstrationShipmentRow[]> {
    const rows = await this.shipments.lock(tx, companyId, limit);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const numbers = rows.map(({ number }) => number);
    await this.documents.removeAll(tx, companyId, ids);
    await this.carriers.forgetFreight(tx, companyId, numbers);
    await markReportDays(tx, companyId, ids);
    await this.shipments.delete(tx, companyId, ids);
    return rows;
  }

  /** Removes the files of shipments after their removal has committed. */
  async removeFiles(companyId: string, shipments: readonly DemonstrationShipmentRow[]): Promise<void> {
    for (const { id } of shipments) await this.documents.removeFiles(companyId, id);
  }

  /** Removes what arrived over connections that are about to be removed. */
  removeReceived(tx: Transaction, companyId: string, connectionIds: readonly string[]): Promise<void> {
    return this.shipments.deleteReceived(tx, companyId, connectionIds);
  }
}

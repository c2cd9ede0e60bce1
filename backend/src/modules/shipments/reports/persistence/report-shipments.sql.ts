import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import type { Transaction } from '../../../../platform/database/database.js';
import type { CountedShipment } from '../domain/counted-shipments.js';
import { listedCode } from './listed-code.js';
import { ReportShipmentEntity } from './report-shipment.entity.js';

/** Rows per statement. */
const BATCH = 500;

/** The shipments behind the figures of days. */
@Injectable()
export class ReportShipmentsRepository {
  /** Stores the shipments that a day counts, and returns whether any changed. The caller has locked the figures of the day. */
  async keep(
    tx: Transaction,
    companyId: string,
    shipOn: string,
    counted: readonly CountedShipment[],
  ): Promise<boolean> {
    const stored = await tx.query<CountedShipment[]>(
      `SELECT ${columnsOf(ReportShipmentEntity, 's', ['part', 'code', 'shipmentId'])} FROM report_shipment s WHERE s.company_id = ? AND s.ship_on = ?`,
      [companyId, shipOn],
    );
    const kept = counted.map((row) => ({ ...row, code: listedCode(row.part, row.code) }));
    const before = new Set(stored.map(keyOf));
    const after = new Set(kept.map(keyOf));
    const removed = stored.filter((row) => !after.has(keyOf(row)));
    const added = kept.filter((row) => !before.has(keyOf(row)));
    for (let first = 0; first < removed.length; first += BATCH)
      await tx.query(
        'DELETE FROM report_shipment WHERE company_id = ? AND ship_on = ? AND (part, code, shipment_id) IN (?)',
        [
          companyId,
          shipOn,
          removed.slice(first, first + BATCH).map(({ part, code, shipmentId }) => [part, code, shipmentId]),
        ],
      );
    for (let first = 0; first < added.length; first += BATCH)
      await tx.insert(
        ReportShipmentEntity,
        added.slice(first, first + BATCH).map((row) => ({ ...row, companyId, shipOn })),
      );
    return removed.length + added.length > 0;
  }
}

const keyOf = ({ part, code, shipmentId }: CountedShipment): string => [part, code, shipmentId].join('\n');

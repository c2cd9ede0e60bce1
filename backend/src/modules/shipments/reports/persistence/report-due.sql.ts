import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { inShard, type Shard } from '../../../../platform/jobs/shards.js';

/** A day of a company. */
export interface ReportedDay {
  companyId: string;
  shipOn: string;
}

/** A mark of a day. */
export type DueDay = ReportedDay & { id: number };

/** Marks the days of shipments for `KeepReportsJob`. Before and after a change of the pickup date. */
export async function markReportDays(
  tx: Transaction,
  companyId: string,
  shipmentIds: readonly string[],
): Promise<void> {
  if (shipmentIds.length === 0) return;
  await tx.query(
    'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment WHERE company_id = ? AND id IN (?)',
    [companyId, shipmentIds],
  );
}

/** Marks the day of the shipment of an invoice, if it has one. */
export async function markReportDayOfInvoice(tx: Transaction, companyId: string, invoiceId: string): Promise<void> {
  await tx.query(
    `INSERT INTO report_due (company_id, ship_on) SELECT s.company_id, s.pickup_on FROM carrier_invoice i
       JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id WHERE i.company_id = ? AND i.id = ?`,
    [companyId, invoiceId],
  );
}

/** Marks all days with shipments. */
export async function markAllReportDays(tx: Transaction, companyId: string): Promise<void> {
  await tx.query(
    'INSERT INTO report_due (company_id, ship_on) SELECT DISTINCT company_id, pickup_on FROM shipment FORCE INDEX (ix_shipment_pickup) WHERE company_id = ?',
    [companyId],
  );
}

@Injectable()
export class ReportDueQueries {
  constructor(private readonly database: Database) {}

  /** The oldest marks of the shard's companies. */
  read(shard: Shard, limit: number): Promise<DueDay[]> {
    return this.database.query(
      `SELECT id, company_id AS companyId, ship_on AS shipOn FROM report_due WHERE ${inShard('company_id', shard)} ORDER BY id LIMIT ?`,
      [limit],
    );
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.database.execute('DELETE FROM report_due WHERE id IN (?)', [ids]);
  }

  /** Days with shipments or figures after a day, in order. */
  async days(companyId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ shipOn: string }>(
      `SELECT DISTINCT pickup_on AS shipOn FROM shipment WHERE company_id = ? AND pickup_on > ?
       UNION SELECT DISTINCT ship_on FROM report_day WHERE company_id = ? AND ship_on > ? ORDER BY shipOn LIMIT ?`,
      [companyId, after, companyId, after, limit],
    );
    return rows.map(({ shipOn }) => shipOn);
  }
}

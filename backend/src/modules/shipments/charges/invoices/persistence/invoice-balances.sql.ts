import { Injectable } from '@nestjs/common';
import type { SqlRow } from '../../../../../platform/database/columns-of.js';
import { Database } from '../../../../../platform/database/database.js';
import type { ShipmentEntity } from '../../../persistence/shipment.entity.js';
import type { InvoiceStatus } from '../domain/invoice-status.js';
import type { LedgerSums } from '../domain/ledger-balances.js';

/** Stored balances of an invoice beside the sums of its ledger rows. */
export interface StoredBalances extends LedgerSums {
  id: string;
  status: InvoiceStatus;
  total: number;
  approvedTotal: number | null;
  paidTotal: number;
}

/** Billing of a shipment beside its invoices. */
export interface BilledShipment extends Pick<ShipmentEntity, 'id' | 'billing'> {
  invoices: number;
  settled: number;
}

type Sums = { [Key in keyof StoredBalances]: StoredBalances[Key] extends number | null ? string | null : never };
type Row = Pick<StoredBalances, 'id' | 'status'> & Omit<Sums, 'id' | 'status'>;

/** Reads what the ledger says of invoices. */
@Injectable()
export class InvoiceBalancesQueries {
  constructor(private readonly database: Database) {}

  /** The company's next invoices with a shipment after an id, in id order. */
  async next(companyId: string, after: string, limit: number): Promise<StoredBalances[]> {
    const rows = await this.database.query<Row>(
      `SELECT i.id, i.status, i.total, i.approvedTotal, i.paidTotal,
              COALESCE(SUM(IF(e.stage = 'INVOICED', e.amount, 0)), 0) AS invoiced,
              COALESCE(SUM(IF(e.stage = 'ADJUSTED', e.amount, 0)), 0) AS adjusted,
              COALESCE(SUM(IF(e.stage = 'CREDITED', e.amount, 0)), 0) AS credited,
              COALESCE(SUM(IF(e.stage = 'PAID', e.amount, 0)), 0) AS paid
         FROM (SELECT id, status, total, approved_total AS approvedTotal, paid_total AS paidTotal FROM carrier_invoice
                WHERE company_id = ? AND id > ? AND shipment_id IS NOT NULL ORDER BY id LIMIT ?) i
         LEFT JOIN charge_entry e ON e.company_id = ? AND e.invoice_id = i.id
        GROUP BY i.id, i.status, i.total, i.approvedTotal, i.paidTotal ORDER BY i.id`,
      [companyId, after, limit, companyId],
    );
    return rows.map(({ id, status, approvedTotal, ...sums }) => ({
      id,
      status,
      total: Number(sums.total),
      approvedTotal: approvedTotal === null ? null : Number(approvedTotal),
      paidTotal: Number(sums.paidTotal),
      invoiced: Number(sums.invoiced),
      adjusted: Number(sums.adjusted),
      credited: Number(sums.credited),
      paid: Number(sums.paid),
    }));
  }

  /** The company's next shipments after an id, in id order, with their numbers of invoices that are owed and of those that are settled. */
  async nextShipments(companyId: string, after: string, limit: number): Promise<BilledShipment[]> {
    const rows = await this.database.query<
      SqlRow<ShipmentEntity, 'id' | 'billing'> & { invoices: string; settled: string }
    >(
      `SELECT s.id, s.billing, COUNT(i.id) AS invoices, COALESCE(SUM(i.status = 'paid' OR (i.status = 'approved' AND i.approved_total = 0)), 0) AS settled
         FROM (SELECT id, billing FROM shipment WHERE company_id = ? AND id > ? ORDER BY id LIMIT ?) s
         LEFT JOIN carrier_invoice i ON i.company_id = ? AND i.shipment_id = s.id AND i.status NOT IN ('rejected', 'replaced', 'withdrawn')
        GROUP BY s.id, s.billing ORDER BY s.id`,
      [companyId, after, limit, companyId],
    );
    return rows.map(({ id, billing, invoices, settled }) => ({
      id,
      billing,
      invoices: Number(invoices),
      settled: Number(settled),
    }));
  }
}

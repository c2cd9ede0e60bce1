import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/database/database.js';
import { type InvoiceFilter, InvoiceFilters, indexedInvoices } from './invoice-filter.sql.js';
import { limited } from './invoice-list.sql.js';

/** Sums of a carrier in one currency. Amounts are in minor units. */
export interface CarrierTotals {
  /** Null if unknown. */
  scac: string | null;
  carrierName: string | null;
  currency: string;
  count: number;
  invoiced: number;
  /** What the invoices ask for beyond the agreed price. */
  overAgreed: number;
  /** What is left to pay of approved invoices. */
  openBalance: number;
}

type SummedRow = Record<Exclude<keyof CarrierTotals, 'scac' | 'carrierName' | 'currency'>, string | null> &
  Pick<CarrierTotals, 'scac' | 'carrierName' | 'currency'>;

const CARRIERS_MAX = 500;

/** Sums of filtered invoices by carrier. */
@Injectable()
export class InvoiceCarriersQueries {
  constructor(
    private readonly database: Database,
    private readonly filters: InvoiceFilters,
  ) {}

  /** Over the first 10,001 invoices of the filter, as the totals of the list; the largest carrier first. */
  async totals(companyId: string, filter: InvoiceFilter): Promise<CarrierTotals[]> {
    const conditions = await this.filters.conditions(companyId, filter);
    if (conditions === null) return [];
    const rows = await this.database.read<SummedRow>(
      `SELECT scac, MAX(carrier_name) AS carrierName, currency, COUNT(*) AS count, SUM(total) AS invoiced,
              SUM(GREATEST(total - agreed_total, 0)) AS overAgreed,
              SUM(IF(status = 'approved', GREATEST(approved_total - paid_total, 0), 0)) AS openBalance
         FROM (SELECT scac, carrier_name, currency, total, agreed_total, status, approved_total, paid_total
                 FROM ${indexedInvoices(filter)} WHERE ${conditions.sql.join(' AND ')}
                ${limited(filter)}) AS newest
        GROUP BY scac, currency ORDER BY SUM(total) DESC, scac, currency LIMIT ${CARRIERS_MAX}`,
      conditions.params,
    );
    return rows.map(({ scac, carrierName, currency, count, invoiced, overAgreed, openBalance }) => ({
      scac,
      carrierName,
      currency,
      count: Number(count),
      invoiced: Number(invoiced),
      overAgreed: Number(overAgreed ?? 0),
      openBalance: Number(openBalance ?? 0),
    }));
  }
}

import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { FuelPriceEntity } from '../../persistence/fuel-price.entity.js';
import type { DieselPrice } from '../eia-diesel.js';

/** An index that tariffs of a company name. */
export interface IndexUse {
  companyId: string;
  indexCode: string;
}

const KEYS = ['indexCode', 'effectiveOn', 'price', 'demo', 'fetched'] as const;
export type StoredWeek = SqlRow<FuelPriceEntity, (typeof KEYS)[number]>;

/** Fuel prices that are fetched, not entered. */
@Injectable()
export class FetchedPricesRepository {
  constructor(private readonly database: Database) {}

  /** Indexes that tariffs in use name, by company. */
  indexesInUse(): Promise<IndexUse[]> {
    return this.database.query<IndexUse>(
      `SELECT DISTINCT t.company_id AS companyId, JSON_UNQUOTE(JSON_EXTRACT(t.terms, '$.fuel.index')) AS indexCode
         FROM tariff t WHERE t.withdrawn_at IS NULL ORDER BY t.company_id`,
    );
  }

  /** Weeks of a company from a day, of all indexes. */
  weeksFrom(companyId: string, day: LocalDate): Promise<StoredWeek[]> {
    return this.database.query<StoredWeek>(
      `SELECT ${columnsOf(FuelPriceEntity, 'f', KEYS)} FROM fuel_price f WHERE f.company_id = ? AND f.effective_on >= ?`,
      [companyId, day],
    );
  }

  /** Adds missing weeks and corrects fetched and demonstration weeks; prices that users entered stay. */
  async save(tx: Transaction, companyId: string, prices: readonly DieselPrice[]): Promise<void> {
    await tx.query(
      `INSERT INTO fuel_price (company_id, index_code, effective_on, price, fetched) VALUES ?
       ON DUPLICATE KEY UPDATE price = IF(demo OR fetched, VALUES(price), price), fetched = demo OR fetched, demo = FALSE`,
      [prices.map(({ index, effectiveOn, price }) => [companyId, index, effectiveOn, price, true])],
    );
  }
}

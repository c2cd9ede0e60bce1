import { Injectable } from '@nestjs/common';
import type { ConnectorKind } from '../connectors/connector.js';
import { lastCompanyNumber, nextCompanyNumber } from '../../../platform/database/company-counter.js';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { CarrierEntity } from './carrier.entity.js';
import { FuelPriceEntity } from './fuel-price.entity.js';
import { TariffEntity } from './tariff.entity.js';

/** Change counter of the rating context: carriers, connections, tariff versions and fuel prices. */
const CHANGES = 'rate_book';

/** Maximum number of fuel weeks for rating; more than seven years of one index. */
const FUEL_PRICES_MAX = 400;

const CARRIER_KEYS = ['scac', 'name', 'demo', 'settings'] as const;

const TARIFF_KEYS = ['version', 'mode', 'effectiveFrom', 'effectiveTo'] as const;
const FUEL_KEYS = ['indexCode', 'effectiveOn', 'price'] as const;

const CARRIER = `c.id AS carrierId, ${columnsOf(CarrierEntity, 'c', CARRIER_KEYS)}`;
type CarrierRow = SqlRow<CarrierEntity, (typeof CARRIER_KEYS)[number]> & { carrierId: string };

/** A tariff version that is not withdrawn; `tariffId` is null for a connected carrier without any. */
export type CarrierTariffRow = CarrierRow &
  Pick<TariffEntity, (typeof TARIFF_KEYS)[number]> & {
    tariffId: string | null;
    /** Modes of the carrier separated by commas; null: all. */
    modes: string | null;
  };

export type CarrierToAskRow = CarrierRow & {
  connectionId: string;
  connector: ConnectorKind;
  /** 1 if the carrier has an address for tenders by mail. */
  hasMailbox: number;
};

export type FuelPriceRow = Pick<FuelPriceEntity, (typeof FUEL_KEYS)[number]>;

/** Reads the rating context of a company and marks it as changed. */
@Injectable()
export class RatingContextRepository {
  constructor(private readonly database: Database) {}

  /** Number of committed changes. */
  changes(companyId: string): Promise<number> {
    return lastCompanyNumber(this.database, companyId, CHANGES);
  }

  /** Call this last in every transaction that changes the rating context, so that other processes reload it. */
  async markChanged(tx: Transaction, companyId: string): Promise<void> {
    await nextCompanyNumber(tx, companyId, CHANGES, 1);
  }

  /** Carriers with an enabled tariff connection and their versions, newest version first. */
  tariffsByCarrier(companyId: string): Promise<CarrierTariffRow[]> {
    return this.database.query<CarrierTariffRow>(
      `SELECT ${CARRIER}, c.modes, t.id AS tariffId, ${columnsOf(TariffEntity, 't', TARIFF_KEYS)}
         FROM carrier_connection n
         JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id
         LEFT JOIN tariff t ON t.company_id = c.company_id AND t.carrier_id = c.id AND t.withdrawn_at IS NULL
        WHERE n.company_id = ? AND n.connector = 'tariff' AND n.enabled
        ORDER BY c.scac, t.version DESC`,
      [companyId],
    );
  }

  /** Enabled connections of these kinds, by SCAC. */
  carriersToAsk(companyId: string, connectors: readonly ConnectorKind[]): Promise<CarrierToAskRow[]> {
    return this.database.query<CarrierToAskRow>(
      `SELECT n.id AS connectionId, n.connector, ${CARRIER},
              EXISTS (SELECT 1 FROM carrier_connection m WHERE m.company_id = n.company_id AND m.carrier_id = n.carrier_id AND m.tender_email IS NOT NULL) AS hasMailbox
         FROM carrier_connection n JOIN carrier c ON c.company_id = n.company_id AND c.id = n.carrier_id
        WHERE n.company_id = ? AND n.connector IN (?) AND n.enabled ORDER BY c.scac`,
      [companyId, connectors],
    );
  }

  /** The latest fuel prices of all indexes. */
  fuelPrices(companyId: string): Promise<FuelPriceRow[]> {
    return this.database.query<FuelPriceRow>(
      `SELECT ${columnsOf(FuelPriceEntity, 'f', FUEL_KEYS)} FROM fuel_price f WHERE f.company_id = ? ORDER BY f.effective_on DESC, f.index_code LIMIT ${FUEL_PRICES_MAX}`,
      [companyId],
    );
  }

  /** Stores prices, replacing existing weeks. */
  async saveFuelPrices(
    tx: Transaction,
    companyId: string,
    prices: readonly { index: string; effectiveOn: string; price: string }[],
  ): Promise<void> {
    await tx.query(
      'INSERT INTO fuel_price (company_id, index_code, effective_on, price) VALUES ? ON DUPLICATE KEY UPDATE price = VALUES(price), demo = FALSE, fetched = FALSE',
      [prices.map(({ index, effectiveOn, price }) => [companyId, index, effectiveOn, price])],
    );
  }
}

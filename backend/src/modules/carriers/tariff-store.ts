import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/ids.js';
import type { SheetRow, TariffTerms } from '../rating/index.js';
import { type CarrierRecord, CarriersRepository } from './persistence/carriers.repository.js';
import { RatingContextRepository } from './persistence/rating-context.sql.js';
import { TariffsRepository } from './persistence/tariffs.sql.js';

/** PRO block of demonstration carriers, in each company. Real carriers assign their blocks, which the company enters. */
const DEMO_PRO_BLOCK = { first: 700_000_001, last: 799_999_999 };

const ROWS_PER_STATEMENT = 1_000;

/** A validated tariff. */
export interface CheckedTariff {
  terms: TariffTerms;
  rowCount: number;
  /** Reads the rates from the start on each call. */
  rates(): AsyncIterable<SheetRow> | Iterable<SheetRow>;
  /** Null for demonstration tariffs. */
  createdBy: string | null;
  /** Whether a newly created carrier is fictional. */
  demo: boolean;
}

/** Result of storing a tariff. */
export interface StoredVersion {
  tariffId: string;
  version: number;
  carrier: CarrierRecord;
}

/** Stores validated tariffs as new versions. */
@Injectable()
export class TariffStore {
  constructor(
    private readonly carriers: CarriersRepository,
    private readonly tariffs: TariffsRepository,
    private readonly ratingContexts: RatingContextRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds the next version of the carrier's tariff. An unknown SCAC creates a connected carrier. */
  async store(tx: Transaction, companyId: string, tariff: CheckedTariff): Promise<StoredVersion> {
    const carrier = await this.carrierFor(tx, companyId, tariff);
    const tariffId = newId('trf');
    const version = await this.tariffs.nextVersion(tx, companyId, carrier.id);
    const { terms, rowCount, createdBy } = tariff;
    await this.tariffs.insert(tx, companyId, {
      id: tariffId,
      carrierId: carrier.id,
      version,
      terms,
      rowCount,
      createdBy,
      createdAt: this.clock.now(),
    });
    await this.insertRates(tx, companyId, tariffId, tariff.rates());
    await this.ratingContexts.markChanged(tx, companyId);
    return { tariffId, version, carrier };
  }

  private async carrierFor(tx: Transaction, companyId: string, { terms, demo }: CheckedTariff): Promise<CarrierRecord> {
    const known = await this.carriers.lockByScac(tx, companyId, terms.carrier.scac);
    const carrier = known ?? { id: newId('car'), ...terms.carrier, demo };
    const now = this.clock.now();
    if (known === null) {
      await this.carriers.insert(tx, companyId, carrier, now);
      if (demo) await this.carriers.insertDemoProBlock(tx, companyId, carrier.id, DEMO_PRO_BLOCK);
    }
    await this.carriers.connectTariffs(tx, companyId, carrier.id, newId('con'), now);
    return carrier;
  }

  private async insertRates(
    tx: Transaction,
    companyId: string,
    tariffId: string,
    rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  ): Promise<void> {
    let batch: SheetRow[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < ROWS_PER_STATEMENT) continue;
      await this.tariffs.insertRates(tx, companyId, tariffId, batch);
      batch = [];
    }
    await this.tariffs.insertRates(tx, companyId, tariffId, batch);
  }
}

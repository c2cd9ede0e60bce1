import { Injectable } from '@nestjs/common';
import { freightClassName } from '../../../kernel/measures/freight-class.js';
import { Clock } from '../../../platform/clock.js';
import { isTruckloadRow, modeOf, type SheetRow } from '../../rating/index.js';
import type { ChangedRateDto, RatesDifferenceDto } from '../carriers.dto.js';
import { type ChangedRate, RatesDifference } from './rates-difference.js';
import { StoredRates } from '../persistence/stored-rates.sql.js';
import type { UploadedTariff } from './check-tariff.js';

/** Compares the rates of an uploaded tariff to the carrier's active version of the same mode today. */
@Injectable()
export class RatesComparison {
  constructor(
    private readonly stored: StoredRates,
    private readonly clock: Clock,
  ) {}

  /** Null if no version is active. */
  async of(companyId: string, { terms, rates }: UploadedTariff): Promise<RatesDifferenceDto | null> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const inUse = await this.stored.inUse(companyId, { scac: terms.carrier.scac, mode: modeOf(terms), on: today });
    if (inUse === null) return null;
    const difference = new RatesDifference(inUse.rowCount);
    await this.eachRate(companyId, inUse.id, (row) => difference.addOld(row));
    for await (const row of rates()) difference.addNew(row);
    if (difference.removed > 0) await this.eachRate(companyId, inUse.id, (row) => difference.showRemoved(row));
    const { added, removed, changed, same, examples } = difference;
    return { version: inUse.version, added, removed, changed, same, examples: examples.map(changedRate) };
  }

  /** Rates of a version; empty if its kind of sheet differs. */
  private async eachRate(companyId: string, tariffId: string, take: (row: SheetRow) => void): Promise<void> {
    await this.stored.eachRate(companyId, [tariffId], take);
    await this.stored.eachTruckloadRate(companyId, [tariffId], take);
  }
}

function changedRate({ change, row, cells }: ChangedRate): ChangedRateDto {
  const { origin, destination } = row;
  const rest = isTruckloadRow(row)
    ? { milesFrom: null, milesTo: null, freightClass: null, equipment: row.equipment }
    : {
        ...(row.milesTo === 0
          ? { milesFrom: null, milesTo: null }
          : { milesFrom: row.milesFrom, milesTo: row.milesTo }),
        freightClass: freightClassName(row.freightClass),
        equipment: null,
      };
  return { change, origin, destination, ...rest, cells: [...cells] };
}

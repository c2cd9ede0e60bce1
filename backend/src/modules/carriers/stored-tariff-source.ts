import { ExchangeRatesRepository } from './exchange-rates/persistence/exchange-rates.repository.js';
import { ReclassHistoryRepository } from './reclass-history/persistence/reclass-history.repository.js';
import { Injectable } from '@nestjs/common';
import {
  type CarrierToAsk,
  type ConnectedCarrier,
  type FuelIndex,
  fuelIndex,
  isTruckload,
  MileRatePacker,
  type RatingContext,
  RatePacker,
  type StoredTariff,
  TariffSource,
  type TariffVersion,
} from '../rating/index.js';
import { readCarrierSettings } from './persistence/carrier.entity.js';
import { ConnectorRegistry } from './connectors/connector-registry.js';
import { fuelPriceText } from './domain/fuel-price.js';
import {
  type CarrierTariffRow,
  type CarrierToAskRow,
  type FuelPriceRow,
  RatingContextRepository,
} from './persistence/rating-context.sql.js';
import { type LaneMiles, RatingRulesRepository } from './rating-rules/persistence/rating-rules.repository.js';
import { StoredRates } from './persistence/stored-rates.sql.js';

/** Maximum number of cached rating contexts. */
const CACHED_CONTEXTS_MAX = 1_000;

/** Reads carriers, tariffs, fuel prices and rules of a company from the database. */
@Injectable()
export class StoredTariffSource extends TariffSource {
  private readonly contexts = new Map<string, { changes: number; context: RatingContext }>();

  constructor(
    private readonly ratingContexts: RatingContextRepository,
    private readonly exchangeRates: ExchangeRatesRepository,
    private readonly reclassHistory: ReclassHistoryRepository,
    private readonly stored: StoredRates,
    private readonly rules: RatingRulesRepository,
    private readonly connectors: ConnectorRegistry,
  ) {
    super();
  }

  /** Reads only the change counter if no process has changed the context. */
  override async ratingContext(companyId: string): Promise<RatingContext> {
    // Read before the context, so that the next quote detects a change made in between.
    const changes = await this.ratingContexts.changes(companyId);
    const known = this.contexts.get(companyId);
    if (known?.changes === changes) return known.context;
    const context = await this.readContext(companyId);
    this.contexts.delete(companyId);
    this.contexts.set(companyId, { changes, context });
    this.dropOldest();
    return context;
  }

  override async load(companyId: string, tariffIds: readonly string[]): Promise<StoredTariff[]> {
    const versions = await this.stored.terms(companyId, tariffIds);
    const [byMile, byWeight] = [
      versions.filter(({ terms }) => isTruckload(terms)),
      versions.filter(({ terms }) => !isTruckload(terms)),
    ];
    const packers = new Map(byWeight.map(({ id }) => [id, new RatePacker()]));
    await this.stored.eachRate(companyId, [...packers.keys()], (row, tariffId) => packers.get(tariffId)?.add(row));
    const milePackers = new Map(byMile.map(({ id }) => [id, new MileRatePacker()]));
    await this.stored.eachTruckloadRate(companyId, [...milePackers.keys()], (row, tariffId) =>
      milePackers.get(tariffId)?.add(row),
    );
    return versions.map((version) => ({
      ...version,
      rates: (milePackers.get(version.id) ?? packers.get(version.id) ?? new RatePacker()).finish(),
    }));
  }

  private dropOldest(): void {
    const oldest = this.contexts.keys().next();
    if (this.contexts.size > CACHED_CONTEXTS_MAX && !oldest.done) this.contexts.delete(oldest.value);
  }

  private async readContext(companyId: string): Promise<RatingContext> {
    const { ratingContexts, rules } = this;
    const [tariffs, toAsk, prices, thresholds, laneMiles, exchangeRate, reclassHistory] = await Promise.all([
      ratingContexts.tariffsByCarrier(companyId),
      ratingContexts.carriersToAsk(companyId, this.connectors.kindsWith('rate')),
      ratingContexts.fuelPrices(companyId),
      rules.thresholds(companyId),
      rules.laneMiles(companyId),
      this.exchangeRates.latest(companyId),
      this.reclassHistory.newest(companyId),
    ]);
    return {
      carriers: carriersOf(tariffs),
      toAsk: toAsk.map((row) => ({
        ...carrierToAsk(row),
        takesTruckloads: this.connectors.tenders(row.connector, 'FTL') || Number(row.hasMailbox) === 1,
      })),
      fuel: fuelOf(prices),
      thresholds,
      laneMiles: laneTable(laneMiles),
      exchangeRate,
      reclassHistory,
    };
  }
}

function carriersOf(rows: readonly CarrierTariffRow[]): ConnectedCarrier[] {
  const carriers = new Map<string, ConnectedCarrier & { tariffs: TariffVersion[] }>();
  for (const row of rows) {
    let carrier = carriers.get(row.carrierId);
    if (!carrier) {
      carrier = { ...carrierOf(row), tariffs: [] };
      carriers.set(row.carrierId, carrier);
    }
    if (row.tariffId !== null && (row.modes === null || row.modes.split(',').includes(row.mode)))
      carrier.tariffs.push({
        id: row.tariffId,
        mode: row.mode,
        effectiveFrom: row.effectiveFrom,
        effectiveTo: row.effectiveTo,
      });
  }
  return [...carriers.values()];
}

function carrierToAsk(row: CarrierToAskRow): Omit<CarrierToAsk, 'takesTruckloads'> {
  return {
    connectionId: row.connectionId,
    carrier: carrierOf(row),
  };
}

function carrierOf(row: CarrierTariffRow | CarrierToAskRow): CarrierToAsk['carrier'] {
  const { carrierId: id, scac, name, demo, settings } = row;
  return { id, scac, name, demo: demo === 1, settings: readCarrierSettings(settings) };
}

function laneTable(rows: readonly LaneMiles[]): Map<string, Map<string, number>> {
  const byOrigin = Map.groupBy(rows, (row) => row.origin);
  return new Map(
    [...byOrigin].map(([origin, lanes]) => [
      origin,
      new Map(lanes.map(({ destination, miles }) => [destination, miles])),
    ]),
  );
}

function fuelOf(rows: readonly FuelPriceRow[]): Map<string, FuelIndex> {
  const prices = Map.groupBy(rows, (row) => row.indexCode);
  return new Map(
    [...prices].map(([code, weeks]) => [
      code,
      fuelIndex(
        code,
        weeks.map(({ effectiveOn, price }) => ({ effectiveOn, price: fuelPriceText(price) })),
      ),
    ]),
  );
}

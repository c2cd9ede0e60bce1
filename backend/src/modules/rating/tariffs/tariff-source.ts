import type { ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { ReclassHistory } from '../../../kernel/freight-item.js';
import type { CarrierSettings } from '../../../kernel/carrier-settings.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type {
  FuelIndex,
  LaneTable,
  ModeThresholds,
  PackedMileRates,
  PackedRates,
  TariffMode,
  TariffTerms,
} from '../engine/index.js';

/** A carrier connected through tariffs. */
export interface ConnectedCarrier {
  readonly id: string;
  readonly scac: string;
  readonly name: string;
  /** Whether it is a fictional demonstration carrier. */
  readonly demo: boolean;
  /** Calendar and fees that differ from the defaults. */
  readonly settings?: CarrierSettings | null;
  /** Versions that are not withdrawn, newest first. */
  readonly tariffs: readonly TariffVersion[];
}

/** Mode and effective dates of a tariff version, both inclusive. */
export interface TariffVersion {
  readonly id: string;
  readonly mode: TariffMode;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
}

/** A carrier that is called over HTTP. */
export interface CarrierToAsk {
  readonly connectionId: string;
  readonly carrier: Omit<ConnectedCarrier, 'tariffs'>;
  /** Whether a truckload can be tendered to the carrier, over the connection or by mail. */
  readonly takesTruckloads: boolean;
}

/** All company data that rating needs, except tariff terms and rates. */
export interface RatingContext {
  /** Carriers rated with tariffs. */
  readonly carriers: readonly ConnectedCarrier[];
  /** Carriers called over HTTP, by SCAC. */
  readonly toAsk: readonly CarrierToAsk[];
  /** Fuel prices by index code. */
  readonly fuel: ReadonlyMap<string, FuelIndex>;
  /** The company's lane miles, which override estimates, by origin and destination as named in tariffs. */
  readonly laneMiles: LaneTable;
  readonly thresholds: ModeThresholds;
  /** The company's newest exchange rate; null without one. */
  readonly exchangeRate: ExchangeRate | null;
  /** The company's newest reclasses and reweighs. */
  readonly reclassHistory: ReclassHistory;
}

/** Immutable terms and rates of a version. */
export interface StoredTariff {
  readonly id: string;
  readonly version: number;
  readonly terms: TariffTerms;
  readonly rates: PackedRates | PackedMileRates;
}

/** Source of tariffs for rating. The carriers module provides it. */
export abstract class TariffSource {
  /** The current context of the company. */
  abstract ratingContext(companyId: string): Promise<RatingContext>;

  /** Terms and rates of the versions, in any order. */
  abstract load(companyId: string, tariffIds: readonly string[]): Promise<StoredTariff[]>;
}

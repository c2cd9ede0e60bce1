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

/** A carrier that the company rates with. */
export interface ConnectedCarrier {
  readonly id: string;
  readonly scac: string;
  readonly name: string;
  /** Whether it is an invented carrier of the demonstration. */
  readonly demo: boolean;
  /** Versions that are not withdrawn, newest first. */
  readonly tariffs: readonly TariffVersion[];
}

/** A tariff version by its mode and dates, both days included. */
export interface TariffVersion {
  readonly id: string;
  readonly mode: TariffMode;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
}

/** A carrier that is asked over HTTP. */
export interface CarrierToAsk {
  readonly connectionId: string;
  readonly carrier: Omit<ConnectedCarrier, 'tariffs'>;
}

/** Everything that rating a request of a company needs, except tariff terms and rates. */
export interface RatingContext {
  /** Carriers that are rated here. */
  readonly carriers: readonly ConnectedCarrier[];
  /** Carriers that answer later, by SCAC. */
  readonly toAsk: readonly CarrierToAsk[];
  /** Fuel prices by index code. */
  readonly fuel: ReadonlyMap<string, FuelIndex>;
  /** Miles that the company knows better than an estimate, by origin and destination as tariffs name places. */
  readonly laneMiles: LaneTable;
  readonly thresholds: ModeThresholds;
}

/** Terms and rates of a version; they never change. */
export interface StoredTariff {
  readonly id: string;
  readonly version: number;
  readonly terms: TariffTerms;
  readonly rates: PackedRates | PackedMileRates;
}

/** Where rating gets tariffs from. The carriers module provides it. */
export abstract class TariffSource {
  /** The current context of the company. */
  abstract ratingContext(companyId: string): Promise<RatingContext>;

  /** Terms and rates of the versions, in any order. */
  abstract load(companyId: string, tariffIds: readonly string[]): Promise<StoredTariff[]>;
}

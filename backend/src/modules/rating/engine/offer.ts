import type { Money } from '../../../kernel/money/money.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Equipment, Service } from './tariff/rates/rate-row.js';

/** Answer of the engine for one tariff: a price that explains itself. */
export interface RatedOffer {
  readonly kind: 'offer';
  readonly service: Service;
  /** Sum of the lines. */
  readonly total: Money;
  /** What the invoice will probably say; equals `total` when `likelyReason` is null. */
  readonly likelyTotal: Money;
  readonly likelyReason: string | null;
  /** The total with every commodity one class higher; null for truckloads, and without rates for that class. */
  readonly nextClassTotal: Money | null;
  /** Trailer of a truckload, else null. */
  readonly equipment: Equipment | null;
  readonly lines: readonly ChargeLine[];
  /** Contingent charges, such as detention; not in the total. */
  readonly terms: readonly OfferTerm[];
  readonly transit: Transit;
  readonly estimatedDeliveryOn: LocalDate;
  /** Delivery after the fewest and after the most days of the transit. */
  readonly earliestDeliveryOn: LocalDate;
  readonly latestDeliveryOn: LocalDate;
  /** The carrier's greatest liability for loss or damage. */
  readonly liability: Money;
  readonly co2e: Emissions;
  readonly warnings: readonly OfferWarning[];
}

/** One printed line with everything that made it. */
export interface ChargeLine {
  /** LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT, STOP_OFF or an accessorial code. */
  readonly code: string;
  readonly description: string;
  readonly amount: Money;
  readonly basis: LineBasis;
  /** Decimal: hundredweights, miles, units, or the amount in dollars that a percentage is of. */
  readonly quantity: string;
  /** Decimal: dollars per quantity, or percent. */
  readonly rate: string;
  /** Tariff version and the rule applied, such as "ZZAA 2026 contract v1 · class 70 · M5C". */
  readonly rule: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** What the quantity of a line counts. */
export type LineBasis = 'cwt' | 'percent' | 'flat' | 'unit' | 'mile';

/** Business days after the pickup day and where the number comes from; nothing about it is guaranteed. */
export interface Transit {
  readonly businessDays: number;
  /** Fewest and most days when miles are estimated; both equal `businessDays` for days from the tariff. */
  readonly minimumDays: number;
  readonly maximumDays: number;
  readonly basis: string;
}

/** Greenhouse gas of the move. */
export interface Emissions {
  /** Kilograms, two decimals. */
  readonly kg: number;
  /** Identifier of the emission factor. */
  readonly factor: string;
  readonly scope: 'TTW' | 'WTW';
  /** Source of the emission factor, with its year or version. */
  readonly edition: string;
  /** Weight and distance that the factor was applied to. */
  readonly basis: string;
}

/** A charge beside the price, by the code of DSDC preliminary freight charges. */
export interface OfferTerm {
  readonly code: 'DET' | 'LAYOVER' | 'VOR';
  readonly description: string;
}

/** Something worth knowing about one offer. */
export interface OfferWarning {
  readonly code: 'ACCESSORIAL_UNPRICED' | 'CUBIC_CAPACITY' | 'LINEAR_FOOT' | 'FUEL_WEEK_PENDING' | 'DELIVERY_LATE';
  readonly message: string;
}

/** Why a tariff gives no price. */
export interface Decline {
  readonly kind: 'decline';
  readonly code: 'LTL_LIMIT' | 'FTL_LIMIT' | 'TARIFF_GAP' | 'FSC_MISSING';
  readonly message: string;
}

/** Reason `TARIFF_GAP`. */
export function gap(message: string): Decline {
  return { kind: 'decline', code: 'TARIFF_GAP', message };
}

import { type Message } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Equipment, Service } from './tariff/rates/rate-row.js';

/** The engine's price for one tariff, with its calculation. */
export interface RatedOffer {
  readonly kind: 'offer';
  readonly service: Service;
  /** Sum of the lines. */
  readonly total: Money;
  /** Expected invoice total; null if it cannot be computed. */
  readonly likelyTotal: Money | null;
  /** Why it differs from the total, or why it is unknown; null if it equals the total. */
  readonly likelyReason: string | null;
  /** The total with every commodity one class higher; null for truckloads, and if there are no rates for that class. */
  readonly nextClassTotal: Money | null;
  /** Trailer of a truckload, else null. */
  readonly equipment: Equipment | null;
  readonly lines: readonly ChargeLine[];
  /** Contingent charges, such as detention; not in the total. */
  readonly terms: readonly OfferTerm[];
  readonly transit: Transit;
  readonly estimatedDeliveryOn: LocalDate;
  /** Delivery dates for the minimum and maximum transit days. */
  readonly earliestDeliveryOn: LocalDate;
  readonly latestDeliveryOn: LocalDate;
  /** The carrier's maximum liability for loss or damage. */
  readonly liability: Money;
  readonly co2e: Emissions;
  readonly warnings: readonly OfferWarning[];
}

/** One charge line with its calculation. */
export interface ChargeLine {
  /** LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT, STOP_OFF or an accessorial code. */
  readonly code: string;
  readonly description: string;
  readonly amount: Money;
  readonly basis: LineBasis;
  /** Decimal: hundredweights, miles, units, or the dollar amount that a percentage applies to. */
  readonly quantity: string;
  /** Decimal: dollars per quantity, or percent. */
  readonly rate: string;
  /** Tariff version and the rule applied, such as "ZZAA 2026 contract v1 · class 70 · M5C". */
  readonly rule: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Unit of a line's quantity. */
export type LineBasis = 'cwt' | 'percent' | 'flat' | 'unit' | 'mile';

/** Estimated business days after the pickup day, and the source of the estimate. Not guaranteed. */
export interface Transit {
  readonly businessDays: number;
  /** Minimum and maximum days if miles are estimated; both equal `businessDays` if the days come from the tariff. */
  readonly minimumDays: number;
  readonly maximumDays: number;
  readonly basis: string;
}

/** Greenhouse gas emissions of the shipment. */
export interface Emissions {
  /** Kilograms, two decimals. */
  readonly kg: number;
  /** Identifier of the emission factor. */
  readonly factor: string;
  readonly scope: 'TTW' | 'WTW';
  /** Source of the emission factor, with its year or version. */
  readonly edition: string;
  /** Weight and distance multiplied by the factor. */
  readonly basis: string;
}

/** A contingent charge, not in the price, with its code of DSDC preliminary freight charges. */
export interface OfferTerm {
  readonly code: 'DET' | 'LAYOVER' | 'VOR';
  readonly description: string;
  /** Only of VOR. */
  readonly amount?: Money;
}

/** A warning about one offer. */
export interface OfferWarning {
  readonly code: 'ACCESSORIAL_UNPRICED' | 'CUBIC_CAPACITY' | 'LINEAR_FOOT' | 'FUEL_WEEK_PENDING' | 'DELIVERY_LATE';
  readonly message: string;
}

/** Why a tariff has no price. */
export interface Decline {
  readonly kind: 'decline';
  readonly code: 'LTL_LIMIT' | 'FTL_LIMIT' | 'TARIFF_GAP' | 'FSC_MISSING';
  readonly message: string;
}

/** Decline reason `TARIFF_GAP`. */
export function gap(message: Message): Decline {
  return { kind: 'decline', code: 'TARIFF_GAP', message: english(message) };
}

import { compareMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { RatedCarrierSettings } from '../../../kernel/carrier-settings.js';
import type { Money } from '../../../kernel/money/money.js';
import type { PickupWindow } from './quote-request.js';
import type { Country } from '../../../kernel/places/region.js';

/** Carrier details shown with a price. */
export interface CarrierSummary {
  /** Standard Carrier Alpha Code. */
  readonly scac: string;
  readonly name: string;
  /** Whether this is a fictional demonstration carrier. */
  readonly demo: boolean;
}

/** A mode that fits the freight, with reason codes. */
export interface ModeCandidate {
  readonly mode: 'LTL' | 'VLTL' | 'FTL';
  readonly reasons: string[];
}

/** Density of one item (row of handling units). */
export interface UnitDensity {
  /** Pounds per cubic foot, two decimals. */
  readonly densityPcf: number;
  /** Class of the NMFC density scale (Docket 2025-1). */
  readonly densityClass: string;
}

/** An accessorial that the freight or a stop requires. */
export interface InferredAccessorial {
  readonly code: string;
  readonly reason: string;
}

/** A warning to review before booking. */
export interface RatingWarning {
  readonly code: string;
  readonly message: string;
  /** JSON pointer to the field of the request, or empty for the whole request. */
  readonly pointer: string;
  /** The nearest pickup window within the opening hours of the origin. */
  readonly proposedPickup?: PickupWindow;
}

/** A factor that increases the reclass risk. */
export interface RiskReason {
  /** EVIDENCE_SPEC, EVIDENCE_ESTIMATE, ROUND_WEIGHTS, CLASS_DIFFERS, NEAR_CLASS_BOUNDARY, NO_NMFC_ITEM, PAST_RECLASS. */
  readonly code: string;
  readonly message: string;
  readonly points: number;
}

/** How likely the carrier is to weigh, measure and reclass the freight; informational, does not block booking. */
export interface ReclassRisk {
  /** 0 to 100. */
  readonly score: number;
  /** Low below 20, high from 50. */
  readonly level: 'low' | 'medium' | 'high';
  readonly reasons: RiskReason[];
}

/** Values derived from the freight. */
export interface Derived {
  /** Whole pounds. */
  readonly totalWeight: number;
  readonly cubicFeet: number;
  /** Cubic feet, with non-stackable units counted as 96 in high. */
  readonly occupiedCubicFeet: number;
  readonly densityPcf: number;
  readonly linearFeet: number;
  /** Road miles over all stops, or null if a location is unknown. */
  readonly miles: number | null;
  /** Source of the miles: an estimate over highway corridors, or the company's lane miles. Absent on quotes rated before this field existed. */
  readonly milesBasis?: string | null;
  readonly modes: ModeCandidate[];
  readonly units: UnitDensity[];
  readonly inferredAccessorials: InferredAccessorial[];
  readonly warnings: RatingWarning[];
  /** Absent for truckloads, which are not rated by class, and on quotes rated before this field existed. */
  readonly risk?: ReclassRisk;
}

/** One charge line of a price, with its calculation. */
export interface ChargeLine {
  /** LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT, STOP_OFF or an accessorial code. */
  readonly code: string;
  readonly description: string;
  readonly amount: Money;
  /** Unit of the quantity: cwt, percent, flat, unit, mile. */
  readonly basis: string;
  readonly quantity: string;
  readonly rate: string;
  /** Rule and tariff version. */
  readonly rule: string;
  readonly inputs: Record<string, unknown>;
}

/** Estimated transit time. */
export interface Transit {
  /** Business days after the pickup day. */
  readonly businessDays: number;
  /** Minimum and maximum days, because miles are estimated. Both equal `businessDays` if the days come from the tariff; absent if the carrier gave none. */
  readonly minimumDays?: number;
  readonly maximumDays?: number;
  /** Source of the number: the tariff's lane or estimated miles. */
  readonly basis: string;
}

/** Greenhouse gas emissions of the shipment. */
export interface Emissions {
  /** Kilograms, two decimals. */
  readonly kg: number;
  readonly factor: string;
  /** TTW: tank to wheel. WTW: well to wheel. */
  readonly scope: string;
  /** Source of the factor, with its year or version. */
  readonly edition?: string;
  /** Weight and distance multiplied by the factor. */
  readonly basis?: string;
}

/** A warning that belongs to one offer. */
export interface OfferWarning {
  readonly code: string;
  readonly message: string;
}

/** A contingent charge, such as detention; not in the total. */
export interface OfferTerm {
  /** DET, LAYOVER or VOR (truck ordered and not used). */
  readonly code: string;
  readonly description: string;
  /** Only of VOR; absent in earlier offers. */
  readonly amount?: Money;
}

/** Service of a carrier that has several. */
export interface CarrierService {
  readonly code: string;
  readonly name: string;
}

/** One carrier's price for the freight without its explanation. */
export interface OfferTotals {
  readonly id: string;
  readonly carrier: CarrierSummary;
  /** LTL, VLTL or FTL. */
  readonly mode: string;
  /** Trailer of a truckload. */
  readonly equipment?: string | null;
  readonly service: string;
  /** The carrier's own service; absent for tariffs and for carriers with one service. */
  readonly carrierService?: CarrierService;
  readonly total: Money;
  /** Expected invoice total; null if the carrier's rules are not known. */
  readonly likelyTotal: Money | null;
  /** Why it differs from the total, or why it is unknown; null if it equals the total. */
  readonly likelyReason: string | null;
  /** The total with every commodity one class higher; null without rates for that class, absent for truckloads and carriers' own prices. */
  readonly nextClassTotal?: Money | null;
  readonly transit: Transit;
  /** Local date at the destination. */
  readonly estimatedDeliveryOn: string;
  /** Local delivery dates for the minimum and maximum days. */
  readonly earliestDeliveryOn?: string;
  readonly latestDeliveryOn?: string;
  readonly co2e: Emissions;
}

/** One carrier's price for the freight. */
export interface Offer extends OfferTotals {
  readonly lines: ChargeLine[];
  /** Contingent charges such as detention and layover; not in the total. */
  readonly terms?: OfferTerm[];
  /** The carrier's maximum liability for loss or damage; null if the carrier gives none. */
  readonly liability: Money | null;
  /** UTC instant. */
  readonly validUntil: string;
  readonly carrierQuoteNumber: string | null;
  /** Calendar and fees of the carrier when it was rated; absent: the defaults. */
  readonly carrierSettings?: RatedCarrierSettings;
  readonly warnings: OfferWarning[];
}

/** A carrier without an offer, with the reason. */
export interface Declined {
  readonly carrier: CarrierSummary;
  readonly code: string;
  readonly message: string;
}

/** Whether the totals of offers are in different currencies. */
export function hasSeveralCurrencies(offers: readonly Pick<Offer, 'total'>[]): boolean {
  return offers.some(({ total }) => total.currency !== offers[0]?.total.currency);
}

/** Cheapest first. Without an exchange rate, totals in the currency of the origin country come first. */
export function compareTotals(left: Money, right: Money, origin: Country, rate: ExchangeRate | null): number {
  return compareMoney(left, right, rate) ?? (left.currency === (origin === 'US' ? 'USD' : 'CAD') ? -1 : 1);
}

/** The charge for a truck ordered and not used (TONU); null if the offer has none. */
export function orderNotUsed({ terms = [] }: Pick<Offer, 'terms'>): Money | null {
  return terms.find(({ code }) => code === 'VOR')?.amount ?? null;
}

import { ExchangeRateDto } from './exchange-rate.dto.js';
import type { RatedCarrierSettings } from '../../../kernel/carrier-settings.js';
import { MoneyDto } from './money.dto.js';
import { PickupWindowDto } from './quote-request.dto.js';
import type {
  CarrierSummary,
  ChargeLine,
  Declined,
  Derived,
  Emissions,
  InferredAccessorial,
  ModeCandidate,
  Offer,
  OfferTotals,
  OfferTerm,
  OfferWarning,
  RatingWarning,
  ReclassRisk,
  RiskReason,
  Transit,
  UnitDensity,
} from '../domain/offer.js';

/** Carrier of an offer. */
export class CarrierSummaryDto implements CarrierSummary {
  /** Standard Carrier Alpha Code. */
  scac: string;
  name: string;
  /** Whether this is a fictional demonstration carrier. */
  demo: boolean;
}

/** A mode that fits the freight, with the codes of the reasons. */
export class ModeCandidateDto implements ModeCandidate {
  mode: 'LTL' | 'VLTL' | 'FTL';
  reasons: string[];
}

/** Density of one handling unit row. */
export class UnitDensityDto implements UnitDensity {
  /** Pounds per cubic foot, two decimals. */
  densityPcf: number;
  /** Class of the NMFC density scale (Docket 2025-1). */
  densityClass: string;
}

/** An accessorial that the freight or a stop requires. */
export class InferredAccessorialDto implements InferredAccessorial {
  code: string;
  reason: string;
}

/** A warning to consider before booking. */
export class RatingWarningDto implements RatingWarning {
  code: string;
  message: string;
  /** JSON pointer to the field of the request; empty for the whole request. */
  pointer: string;
  /** The nearest pickup window within the opening hours of the origin; only for warnings about these hours. */
  proposedPickup?: PickupWindowDto;
}

/** A reason for the reclass risk. */
export class RiskReasonDto implements RiskReason {
  /** EVIDENCE_SPEC, EVIDENCE_ESTIMATE, ROUND_WEIGHTS, CLASS_DIFFERS, NEAR_CLASS_BOUNDARY, NO_NMFC_ITEM, PAST_RECLASS. */
  code: string;
  message: string;
  points: number;
}

/** Risk that the carrier weighs, measures and reclasses the freight; informational, does not block booking. */
export class ReclassRiskDto implements ReclassRisk {
  /** 0 to 100. */
  score: number;
  /** Low below 20, high from 50. */
  level: 'low' | 'medium' | 'high';
  reasons: RiskReasonDto[];
}

/** Values derived from the freight. */
export class DerivedDto implements Derived {
  /** Whole pounds. */
  totalWeight: number;
  cubicFeet: number;
  /** Cubic feet with not stackable units counted to 96 in. */
  occupiedCubicFeet: number;
  densityPcf: number;
  linearFeet: number;
  /** Road miles over all stops; null while a location is unknown. */
  miles: number | null;
  /** Source of the miles: an estimate over highway corridors, or the company's lane miles. Absent on quotes rated before this field existed. */
  milesBasis?: string | null;
  modes: ModeCandidateDto[];
  units: UnitDensityDto[];
  inferredAccessorials: InferredAccessorialDto[];
  warnings: RatingWarningDto[];
  /** Absent for truckloads, which are not rated by class, and on quotes rated before this field existed. */
  risk?: ReclassRiskDto;
}

/** One printed line of a price, with its inputs. */
export class ChargeLineDto implements ChargeLine {
  /** LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT, STOP_OFF or an accessorial code. */
  code: string;
  description: string;
  amount: MoneyDto;
  /** Unit of the quantity: cwt, percent, flat, unit, mile. */
  basis: string;
  quantity: string;
  rate: string;
  /** Rule and tariff version. */
  rule: string;
  inputs: Record<string, unknown>;
}

/** Transit time and estimated delivery. */
export class TransitDto implements Transit {
  /** Business days after the pickup day. */
  businessDays: number;
  /** Fewest and most days, because miles are estimated. Both equal `businessDays` for transit days from the tariff. Absent if the carrier did not return them. */
  minimumDays?: number;
  maximumDays?: number;
  /** Source of the number: the tariff's lane or estimated miles. */
  basis: string;
}

/** Greenhouse gas emissions of the transport. */
export class Co2eDto implements Emissions {
  /** Kilograms, two decimals. */
  kg: number;
  factor: string;
  /** TTW: tank to wheel. WTW: well to wheel. */
  scope: string;
  /** Source of the emission factor, with its year or version. */
  edition?: string;
  /** Weight and distance that the factor was applied to. */
  basis?: string;
}

/** A warning about one offer. */
export class OfferWarningDto implements OfferWarning {
  code: string;
  message: string;
}

/** A possible charge, such as detention; not included in the total. */
export class OfferTermDto implements OfferTerm {
  /** DET, LAYOVER or VOR (truck ordered and not used). */
  code: string;
  description: string;
  /** Only of VOR; absent in earlier offers. */
  amount?: MoneyDto;
}

/** Service of a carrier that has several. */
export class CarrierServiceDto {
  /** The carrier's code. */
  code: string;
  /** The carrier's name, with the guarantee if it has one. */
  name: string;
}

/** A carrier's offer for the freight, without its explanation. */
export class OfferTotalsDto implements OfferTotals {
  id: string;
  carrier: CarrierSummaryDto;
  /** LTL, VLTL or FTL. */
  mode: string;
  /** Trailer of a truckload. */
  equipment?: string | null;
  service: string;
  /** The carrier's own service; absent for tariffs and for carriers with one service. */
  carrierService?: CarrierServiceDto;
  total: MoneyDto;
  /** Likely invoice total; null if it is unknown, because the carrier's rules are not known. */
  likelyTotal: MoneyDto | null;
  /** Why it differs from the total, or why it is unknown; null if it equals the total. */
  likelyReason: string | null;
  /** The total with every commodity one class higher; null without rates for that class, absent for truckloads and prices from carriers. */
  nextClassTotal?: MoneyDto | null;
  transit: TransitDto;
  /** Local date at the destination. */
  estimatedDeliveryOn: string;
  /** Local delivery dates for the fewest and the most days. */
  earliestDeliveryOn?: string;
  latestDeliveryOn?: string;
  co2e: Co2eDto;
}

/** Settings of a carrier that differ from the defaults. Fees are in cents. */
export class OfferCarrierSettingsDto implements RatedCarrierSettings {
  /** Currency of the fees; absent: that of the offer. */
  feeCurrency?: 'USD' | 'CAD' | null;
  /** The rate at which the fees were converted; only if they are in another currency than the offer. */
  exchangeRate?: ExchangeRateDto;
  holidays?: ('US' | 'CA')[] | null;
  /** Local dates. */
  closedOn?: string[];
  /** `HH:MM`. */
  cutoff?: string | null;
  pickupLeadMinutes?: number | null;
  inspectionFee?: number | null;
  attemptedPickupFee?: number | null;
  truckNotUsedFee?: number | null;
  truckNotUsedSameDayFee?: number | null;
}

/** A carrier's offer for the freight. */
export class OfferDto extends OfferTotalsDto implements Offer {
  lines: ChargeLineDto[];
  /** Possible charges such as detention and layover, not included in the total. */
  terms?: OfferTermDto[];
  /** The carrier's maximum liability for loss or damage; null if the carrier does not specify it. */
  liability: MoneyDto | null;
  /** UTC instant. */
  validUntil: string;
  carrierQuoteNumber: string | null;
  /** Calendar and fees of the carrier when it was rated; absent: the defaults. */
  carrierSettings?: OfferCarrierSettingsDto;
  warnings: OfferWarningDto[];
}

/** A carrier without an offer, and the reason. */
export class DeclinedDto implements Declined {
  carrier: CarrierSummaryDto;
  code: string;
  message: string;
}

/** Result of rating without explanations: derived values, totals, and carriers without an offer. */
export class RatingTotalsDto {
  derived: DerivedDto;
  /** Cheapest first. */
  offers: OfferTotalsDto[];
  declined: DeclinedDto[];
  /** Names of carriers connected over HTTP. They are called when the quote is saved and are in neither list. */
  askedOnSaving: CarrierSummaryDto[];
  /** The rate by which offers in different currencies are compared; null without such offers or without a rate. */
  exchangeRate: ExchangeRateDto | null;
}

/** Result of rating: derived values, offers, and carriers without an offer. */
export class RatingResultDto extends RatingTotalsDto {
  /** Cheapest first. */
  declare offers: OfferDto[];
}

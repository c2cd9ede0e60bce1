import { MoneyDto } from './money.dto.js';

/** A carrier as it appears beside a price. */
export class CarrierSummaryDto {
  /** Standard Carrier Alpha Code. */
  scac: string;
  name: string;
  /** Whether this is an invented carrier of the demonstration. */
  demo: boolean;
}

/** A mode that fits the freight, with the codes of the reasons. */
export class ModeCandidateDto {
  mode: 'LTL' | 'VLTL' | 'FTL';
  reasons: string[];
}

/** Density of one handling unit row. */
export class UnitDensityDto {
  /** Pounds per cubic foot, two decimals. */
  densityPcf: number;
  /** Class of the NMFC density scale (Docket 2025-1). */
  densityClass: string;
}

/** An accessorial that the freight or a stop calls for. */
export class InferredAccessorialDto {
  code: string;
  reason: string;
}

/** Something worth knowing before booking. */
export class RatingWarningDto {
  code: string;
  message: string;
  /** JSON pointer to the field of the request, or empty for the whole. */
  pointer: string;
}

/** What follows from the freight itself. */
export class DerivedDto {
  /** Whole pounds. */
  totalWeight: number;
  cubicFeet: number;
  /** Cubic feet with not stackable units counted to 96 in. */
  occupiedCubicFeet: number;
  densityPcf: number;
  linearFeet: number;
  /** Estimated road miles, or null while a place is not known. */
  miles: number | null;
  modes: ModeCandidateDto[];
  units: UnitDensityDto[];
  inferredAccessorials: InferredAccessorialDto[];
  warnings: RatingWarningDto[];
}

/** One printed line of a price with everything that made it. */
export class ChargeLineDto {
  /** LINEHAUL, DEFICIT, DISCOUNT, MINIMUM, FUEL, CUBIC, LINEAR_FOOT or an accessorial code. */
  code: string;
  description: string;
  amount: MoneyDto;
  /** What the quantity counts: cwt, percent, flat, unit. */
  basis: string;
  quantity: string;
  rate: string;
  /** Rule and tariff version. */
  rule: string;
  inputs: Record<string, unknown>;
}

/** When the freight should arrive. */
export class TransitDto {
  /** Business days after the pickup day. */
  businessDays: number;
  /** Where the number comes from: the tariff's lane or estimated miles. */
  basis: string;
}

/** Greenhouse gas of the move. */
export class Co2eDto {
  /** Kilograms, two decimals. */
  kg: number;
  factor: string;
  /** TTW: tank to wheel. WTW: well to wheel. */
  scope: string;
}

/** A warning that belongs to one offer. */
export class OfferWarningDto {
  code: string;
  message: string;
}

/** One carrier's price for the freight. */
export class OfferDto {
  id: string;
  carrier: CarrierSummaryDto;
  mode: string;
  service: string;
  total: MoneyDto;
  /** What the invoice will probably say, when it differs from the total. */
  likelyTotal: MoneyDto;
  likelyReason: string | null;
  lines: ChargeLineDto[];
  transit: TransitDto;
  /** Local date at the destination. */
  estimatedDeliveryOn: string;
  /** The carrier's greatest liability for loss or damage; null when the carrier does not say. */
  liability: MoneyDto | null;
  co2e: Co2eDto;
  /** UTC instant. */
  validUntil: string;
  carrierQuoteNumber: string | null;
  warnings: OfferWarningDto[];
}

/** A carrier without an offer, and why. */
export class DeclinedDto {
  carrier: CarrierSummaryDto;
  code: string;
  message: string;
}

/** Answer of rating: what was derived, the offers, and the carriers without one. */
export class RatingResultDto {
  derived: DerivedDto;
  /** Cheapest first. */
  offers: OfferDto[];
  declined: DeclinedDto[];
}

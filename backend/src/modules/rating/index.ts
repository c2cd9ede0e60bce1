export { MoneyDto } from './money.dto.js';
export { CommodityDto, HandlingUnitDto, HazmatDto } from './handling-unit.dto.js';
export { DeliveryWishDto, PickupWindowDto, QuoteRequestDto, ReferenceDto, WaivedAccessorialDto } from './quote-request.dto.js';
export { StopContactDto, StopDto } from './stop.dto.js';
export {
  CarrierSummaryDto, ChargeLineDto, Co2eDto, DeclinedDto, DerivedDto, InferredAccessorialDto, ModeCandidateDto, OfferDto, OfferWarningDto, RatingResultDto,
  RatingWarningDto, TransitDto, UnitDensityDto,
} from './rating-result.dto.js';
export { carrierOffer, type CarrierPrice, type PricedFreight } from './carrier-offer.js';
export { compareOffers } from './domain/offer-order.js';
export type { RatedOffer, RatedPlace, RatedRequest } from './rated-request.js';
export { RatingModule } from './rating.module.js';
export { RatingService } from './rating.service.js';
export { type CarrierToAsk, type ConnectedCarrier, type RateBook, type StoredTariff, TariffSource, type TariffVersion } from './tariff-source.js';
export {
  accessorialName, BREAKS, type FuelIndex, fuelIndex, type Lane, laneMiles, parseRateRow, parseTariffTerms, type Place, rateColumns, type RateRow, type TariffBasis, type TariffTerms,
} from './engine/index.js';
export { RatePacker } from './engine/packed-rates.js';

export { MoneyDto } from './dto/money.dto.js';
export { CommodityDto, HandlingUnitDto, HazmatDto } from './dto/handling-unit.dto.js';
export { AccessorialDto } from './dto/accessorial.dto.js';
export { CustomsDto } from './dto/customs.dto.js';
export { BillToDto } from './dto/payment.dto.js';
export {
  DeliveryRequirementDto,
  PickupWindowDto,
  QuoteRequestDto,
  ReferenceDto,
  TemperatureRangeDto,
} from './dto/quote-request.dto.js';
export { ContactHoursDto, RequestStopDto, StopContactDto, StopDto } from './dto/stop.dto.js';
export { ContactDirectory, StopContacts } from './stop-contacts.js';
export {
  OfferTermDto,
  CarrierSummaryDto,
  ChargeLineDto,
  DeclinedDto,
  DerivedDto,
  OfferDto,
} from './dto/rating-result.dto.js';
export type {
  BillTo,
  Commodity,
  Customs,
  CustomsParty,
  DeliveryRequirement,
  HandlingUnit,
  Hazmat,
  Payment,
  PickupWindow,
  QuoteRequest,
  Reference,
  Stop,
  TemperatureRange,
} from './domain/quote-request.js';
export {
  type CarrierSummary,
  type ChargeLine,
  compareTotals,
  hasSeveralCurrencies,
  type Declined,
  type Derived,
  type Offer,
  type OfferTerm,
  orderNotUsed,
  type Transit,
} from './domain/offer.js';
export {
  accessorialFacts,
  accessorialTexts,
  contactText,
  customsFacts,
  customsTexts,
  deliveryText,
  detailsOf,
  type LabeledText,
  partyText,
  PAYMENT_TERMS_NAMES,
  paymentText,
  phoneText,
  pickupText,
  placeLines,
  REFERENCE_NAMES,
  stopFacts,
  stopTexts,
  temperatureText,
  trailerText,
} from './domain/request-texts.js';
export { customsErrors } from './domain/request-customs.js';
export { carrierLikely, carrierOffer, type CarrierPrice, type PricedFreight } from './carrier-offer.js';
export type { RatedOffer, RatedPlace, RatedRequest } from './rated-request.js';
export type { Difference } from './domain/differences.js';
export { type RecordedOffer, type RecordedRating, type ReplayedOffer, ReplayService } from './replay/replay.service.js';
export type { Rerated } from './replay/rerate-offer.js';
export { RATING_LIMITS } from './rating-limits.js';
export { RatingModule } from './rating.module.js';
export { RatingService } from './rating.service.js';
export {
  type CarrierToAsk,
  type ConnectedCarrier,
  type RatingContext,
  type StoredTariff,
  TariffSource,
  type TariffVersion,
} from './tariffs/tariff-source.js';
export {
  accessorialMessage,
  accessorialName,
  BREAKS,
  estimatedRoadMiles,
  type FuelIndex,
  fuelIndex,
  type Equipment,
  isTruckload,
  isTruckloadRow,
  type Lane,
  laneMiles,
  type LaneTable,
  MileRatePacker,
  modeOf,
  type ModeThresholds,
  parseSheetRow,
  parseTariffTerms,
  type Place,
  rateColumns,
  type RateRow,
  type SheetKind,
  sheetKindOf,
  type SheetRow,
  type TariffBasis,
  type TariffMode,
  type TariffTerms,
  type TruckloadRow,
  USUAL_THRESHOLDS,
} from './engine/index.js';
export { RatePacker } from './engine/tariff/rates/packed-rates.js';
export { readerDerived, readerLines, readerOffer, readerTerms } from './reader-texts.js';
export { ExchangeRateDto } from './dto/exchange-rate.dto.js';

export type { Lane, Place } from './route/places.js';
export type { RatingRequest } from './freight/rating-request.js';
export type { RatableLine, RatableShipment } from './freight/shipment.js';
export type { ChargeLine, Decline, Emissions, OfferWarning, RatedOffer, Transit } from './offer.js';
export {
  isTruckload,
  modeOf,
  type LtlTerms,
  type TariffBasis,
  type TariffMode,
  type TariffTerms,
} from './tariff/terms/tariff-terms.js';
export type { TruckloadTerms } from './tariff/terms/truckload-terms.js';
export {
  type BreakName,
  BREAKS,
  type Equipment,
  isTruckloadRow,
  type RateRow,
  type Service,
  type SheetRow,
  type TruckloadRow,
} from './tariff/rates/rate-row.js';
export type { JsonProblem } from './json-reader.js';
export { parseTariffTerms, type ParsedTariffTerms } from './tariff/terms/parse-tariff-terms.js';
export {
  parseRateRow,
  type ParsedRateRow,
  parseSheetRow,
  rateColumns,
  type SheetKind,
  sheetKindOf,
} from './tariff/rates/parse-rate-row.js';
export type { RateCellError } from './tariff/rates/sheet-cells.js';
export { PackedRates, packRates } from './tariff/rates/packed-rates.js';
export { MileRatePacker, PackedMileRates, packMileRates } from './tariff/rates/packed-mile-rates.js';
export { type LtlTariff, ltlTariff } from './ltl/ltl-tariff.js';
export { type TruckloadTariff, truckloadTariff } from './truckload/truckload-tariff.js';
export { rateTruckload } from './truckload/rate-truckload.js';
export { type AnyTariff, anyTariff, rateBy } from './any-tariff.js';
export { isEstimatedRoute, recordedRoute, type Route, type RouteLeg, routeOver } from './route/route.js';
export type { LaneTable } from './tariff/rates/lane-table.js';
export { type ModeThresholds, USUAL_THRESHOLDS } from './freight/mode-candidates.js';
export { type FuelIndex, fuelIndex, type FuelPrice } from './charges/fuel-index.js';
export { requestErrors } from './checks/request-errors.js';
export { deriveFreight, type DerivedFreight } from './freight/derive-freight.js';
export { inferAccessorials } from './freight/infer-accessorials.js';
export { measureFreight } from './freight/measure-freight.js';
export { requestedDelivery, toRatableShipment } from './freight/to-ratable-shipment.js';
export { rate } from './ltl/rate-ltl.js';
export { accessorialMessage, accessorialName } from './charges/accessorials.js';
export { lateWarnings } from './explain/offer-warnings.js';
export { estimatedRoadMiles, laneMiles } from './route/roads/road-miles.js';
export { ltlEmissions, truckloadEmissions } from './route/emissions.js';
export { deliveryOf, ltlTransitByMiles, truckloadTransitByMiles } from './route/transit.js';

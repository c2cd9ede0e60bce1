export type { Lane, Place } from './lane.js';
export type { QuoteRequest } from './quote-request.js';
export type { RatableLine, RatableShipment } from './shipment.js';
export type { ChargeLine, Decline, Emissions, OfferWarning, RatedOffer, Transit } from './offer.js';
export {
  isTruckload,
  modeOf,
  TARIFF_MODES,
  type LtlTerms,
  type TariffBasis,
  type TariffMode,
  type TariffTerms,
} from './tariff-terms.js';
export type { TruckloadTerms } from './truckload-terms.js';
export { type Equipment, isTruckloadRow, type SheetRow, type TruckloadRow } from './truckload-row.js';
export type { RateRow, Service } from './rate-row.js';
export { BREAKS, type BreakName } from './breaks.js';
export type { JsonProblem } from './json-reader.js';
export { parseTariffTerms, type ParsedTariffTerms } from './parse-tariff-terms.js';
export {
  parseRateRow,
  type ParsedRateRow,
  parseSheetRow,
  rateColumns,
  type SheetKind,
  sheetKindOf,
} from './parse-rate-row.js';
export type { RateCellError } from './sheet-cells.js';
export { PackedRates, packRates } from './packed-rates.js';
export { MileRatePacker, PackedMileRates, packMileRates } from './packed-mile-rates.js';
export { type LtlTariff, ltlTariff } from './ltl-tariff.js';
export { type TruckloadTariff, truckloadTariff } from './truckload-tariff.js';
export { rateTruckload } from './rate-truckload.js';
export { type AnyTariff, anyTariff, rateBy } from './any-tariff.js';
export { recordedRoute, type Route, type RouteLeg, routeOver } from './route.js';
export type { LaneTable } from './lane-table.js';
export { type ModeThresholds, USUAL_THRESHOLDS } from './mode-thresholds.js';
export { type FuelIndex, fuelIndex, type FuelPrice } from './fuel-index.js';
export { type CarrierCalendar, ltlCalendar } from './carrier-calendar.js';
export { requestErrors } from './request-errors.js';
export { deriveFreight, type DerivedFreight } from './derive-freight.js';
export { toRatableShipment } from './to-ratable-shipment.js';
export { rate } from './rate-ltl.js';
export { accessorialName } from './accessorial-names.js';
export { laneMiles } from './distance.js';
export { ltlEmissions, truckloadEmissions } from './emissions.js';
export { deliveryOf, ltlTransitByMiles, truckloadTransitByMiles } from './transit.js';

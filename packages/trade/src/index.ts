export { compareMoney, convertMoney, type ExchangeRate } from './exchange-rate';
export {
  type AccessorialCode,
  type AccessorialGroup,
  ACCESSORIAL_CODES,
  ACCESSORIALS,
  accessorialName,
} from './accessorials';
export { FREIGHT_CLASSES, type FreightClass } from './freight-classes';
export {
  basicDescription,
  HAZARD_CLASSES,
  type HazardClass,
  hasPackingGroup,
  isTakenByRequest,
  needsTechnicalName,
  readHazardClasses,
} from './hazard-classes';
export { type Language, LANGUAGES, nameOfLanguage } from './languages';
export { LIMITS } from './limits';
export { addDays, dateOf, minutesBetween, nextBusinessDay, today, zoneName } from './local-date';
export { INCOTERMS, incotermOptions } from './incoterms';
export { equipmentName, equipmentOptions, type Mode, modeName, modeOptions } from './modes';
export { nameOf } from './name-of';
export { parseDimensions } from './numbers/dimensions';
export {
  isParsed,
  numberOrNull,
  type Parsed,
  parseDegrees,
  parseMoney,
  parseNumber,
  parseWhole,
} from './numbers/parse-number';
export { type PackagingCode, packagingName, packagingOptions } from './packaging';
export { parsePhone } from './phone';
export {
  BUSINESS,
  isPlaceType,
  LIMITED_ACCESS_GROUPS,
  type PlaceGroup,
  type PlaceType,
  placeTypeLabel,
  placeTypeOptions,
  RESIDENCE,
} from './place-types';
export { areaOf, type PostalCode, readAddress, readPostalCode } from './postal-code';
export { referenceTypeOptions } from './reference-types';

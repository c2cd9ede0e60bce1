export { type AccessorialCode, type AccessorialGroup, ACCESSORIALS, accessorialName } from './accessorials';
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
export { nameOf } from './name-of';
export { type PackagingCode, packagingName, packagingOptions } from './packaging';

export { checkWeightSum, commodity, handlingUnit, product } from './freight';
export { company } from './company';
export {
  accessorialDetailsForm,
  DETAILED_CODES,
  type DetailedCode,
  detailsOf,
  type DetailValues,
  EMPTY_DETAILS,
  withDetails,
} from './forms/accessorial-form';
export { addressForm, type AddressValues, EMPTY_PARTY, PARTY_INPUTS, type PartyValues } from './forms/address-form';
export {
  EMPTY_STOP_CONTACT,
  optionalStopContact,
  phoneExtension,
  stopContactForm,
  type StopContactValues,
} from './forms/stop-contact-form';
export { companyDefaultsForm, companyProfileForm, type CompanyProfileValues } from './forms/company-form';
export { contactForm, type ContactValues, EMPTY_PERSON, isEmptyPerson, type PersonValues } from './forms/contact-form';
export {
  CLASS_FIELDS,
  classValues,
  type ClassValues,
  commodityWeight,
  declaredValueForm,
  moneyText,
  type MoneyValues,
  netWeight,
  pieceCount,
  UNIT_FIELDS,
  unitCount,
  type UnitValues,
} from './forms/freight-form';
export {
  EMPTY_HAZMAT,
  type HazmatValues,
  productHazmatForm,
  quoteHazmatForm,
  ratedHazmatForm,
} from './forms/hazmat-form';
export { productForm, type ProductValues } from './forms/product-form';
export { hazmat } from './hazmat';
export { money, side, weight } from './numbers';
export { address, checkPostalCode, contact, stop, stopContact } from './places';
export {
  checkDelivery,
  checkPickup,
  checkTemperature,
  declaredValue,
  delivery,
  DELIVERY_TYPES,
  pickup,
  reference,
  temperature,
} from './request';
export { email, localDate, localTime, multiLine, oneLine } from './text';
export {
  optionalChoice,
  optionalInput,
  optionalPhone,
  optionalText,
  requiredInput,
  requiredPhone,
  requiredText,
} from './typed';
export { ALWAYS, z } from './zod';

import { type FreightClass, type HazardClass, type PackagingCode, readHazardClasses } from '@lading/trade';
import { msg } from '@lingui/core/macro';
import { toE164 } from '../../shared/phone';
import type { Product, SaveProduct } from '../../shared/types';

type Hazmat = NonNullable<SaveProduct['hazmat']>;
type UsualUnit = NonNullable<SaveProduct['handlingUnit']>;
type Money = NonNullable<SaveProduct['declaredValue']>;

/** A product as it is typed; fields are named as the API's pointers are. */
export interface ProductValues {
  description: string;
  /** Empty takes the class from density. */
  freightClass: '' | FreightClass;
  nmfc: string;
  nmfcSub: string;
  packagingType: '' | PackagingCode;
  units: 'imperial' | 'metric';
  /** Sides and weight all empty: no usual unit. */
  handlingUnit: {
    type: PackagingCode;
    length: string;
    width: string;
    height: string;
    weight: string;
    stackable: boolean;
    evidence: '' | NonNullable<UsualUnit['evidence']>;
  };
  /** Whole or decimal currency; empty: none. */
  declaredValue: { amount: string; currency: Money['currency'] };
  hazardous: boolean;
  hazmat: {
    unNumber: string;
    properShippingName: string;
    technicalName: string;
    hazardClass: '' | HazardClass;
    subsidiary: string;
    packingGroup: '' | NonNullable<Hazmat['packingGroup']>;
    emergencyPhone: string;
    contractNumber: string;
  };
  /** Of the product that is changed; 0 for a new one. */
  version: number;
}

/** Every field with its name. */
export const PRODUCT_LABELS = {
  description: msg`Description`,
  freightClass: msg`Class`,
  nmfc: msg`NMFC item`,
  nmfcSub: msg`Sub`,
  packagingType: msg`Packed in`,
  units: msg`Units`,
  'handlingUnit.type': msg`Handling unit`,
  'handlingUnit.length': msg`Length`,
  'handlingUnit.width': msg`Width`,
  'handlingUnit.height': msg`Height`,
  'handlingUnit.weight': msg`Weight`,
  'handlingUnit.stackable': msg`Can be stacked`,
  'handlingUnit.evidence': msg`How the dimensions are known`,
  'declaredValue.amount': msg`Value`,
  'declaredValue.currency': msg`Currency`,
  hazardous: msg`Hazardous material`,
  'hazmat.unNumber': msg`UN number`,
  'hazmat.properShippingName': msg`Proper shipping name`,
  'hazmat.technicalName': msg`Technical name`,
  'hazmat.hazardClass': msg`Hazard class`,
  'hazmat.subsidiary': msg`Subsidiary classes`,
  'hazmat.packingGroup': msg`Packing group`,
  'hazmat.emergencyPhone': msg`Emergency phone`,
  'hazmat.contractNumber': msg`Contract number`,
} as const;

/** The form before anything is typed. */
export const newProduct = (units: ProductValues['units']): ProductValues => ({
  description: '',
  freightClass: '',
  nmfc: '',
  nmfcSub: '',
  packagingType: '',
  units,
  handlingUnit: { type: 'PAT', length: '', width: '', height: '', weight: '', stackable: false, evidence: '' },
  declaredValue: { amount: '', currency: 'USD' },
  hazardous: false,
  hazmat: {
    unNumber: '',
    properShippingName: '',
    technicalName: '',
    hazardClass: '',
    subsidiary: '',
    packingGroup: '',
    emergencyPhone: '',
    contractNumber: '',
  },
  version: 0,
});

/** A stored product as the form shows it. */
export function productValues(product: Product): ProductValues {
  const {
    description,
    freightClass,
    nmfc,
    nmfcSub,
    packagingType,
    units = 'imperial',
    handlingUnit,
    declaredValue,
    hazmat,
    version,
  } = product;
  const empty = newProduct(units);
  return {
    description,
    freightClass: freightClass ?? '',
    nmfc: nmfc ?? '',
    nmfcSub: nmfcSub ?? '',
    packagingType: packagingType ?? '',
    units,
    version,
    handlingUnit: handlingUnit ? unitValues(handlingUnit) : empty.handlingUnit,
    declaredValue: declaredValue
      ? { amount: String(declaredValue.amount / 100), currency: declaredValue.currency }
      : empty.declaredValue,
    hazardous: Boolean(hazmat),
    hazmat: hazmat ? hazmatValues(hazmat) : empty.hazmat,
  };
}

function unitValues({
  type,
  length,
  width,
  height,
  weight,
  stackable = false,
  evidence,
}: UsualUnit): ProductValues['handlingUnit'] {
  return {
    type,
    length: String(length),
    width: String(width),
    height: String(height),
    weight: String(weight),
    stackable,
    evidence: evidence ?? '',
  };
}

function hazmatValues({
  subsidiary = [],
  technicalName,
  packingGroup,
  emergencyPhone,
  contractNumber,
  ...hazmat
}: Hazmat): ProductValues['hazmat'] {
  return {
    ...hazmat,
    technicalName: technicalName ?? '',
    subsidiary: subsidiary.join(', '),
    packingGroup: packingGroup ?? '',
    emergencyPhone: emergencyPhone ?? '',
    contractNumber: contractNumber ?? '',
  };
}

/** Whether any measure of a usual unit was typed. */
export const isMeasured = ({ length, width, height, weight }: ProductValues['handlingUnit']): boolean =>
  [length, width, height, weight].some((text) => text.trim() !== '');

/** What was typed, for the API. */
export function toProduct({
  hazardous,
  hazmat,
  handlingUnit,
  declaredValue,
  description,
  freightClass,
  nmfc,
  nmfcSub,
  packagingType,
  units,
}: ProductValues): SaveProduct {
  return {
    description: description.trim(),
    freightClass: freightClass || null,
    nmfc: nmfc.trim() || null,
    nmfcSub: nmfcSub.trim() || null,
    packagingType: packagingType || null,
    units,
    handlingUnit: isMeasured(handlingUnit) ? toUnit(handlingUnit) : null,
    declaredValue:
      declaredValue.amount.trim() === ''
        ? null
        : { amount: Math.round(readNumber(declaredValue.amount) * 100), currency: declaredValue.currency },
    hazmat: hazardous ? toHazmat(hazmat) : null,
  };
}

/** A product as it was, to be saved once more. */
export const toSave = (product: Product): SaveProduct => toProduct(productValues(product));

/** A typed number with or without thousands separators; NaN for anything else. */
export const readNumber = (text: string): number =>
  /^[\d,]*\.?\d+$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : NaN;

function toUnit({
  type,
  length,
  width,
  height,
  weight,
  stackable,
  evidence,
}: ProductValues['handlingUnit']): UsualUnit {
  return {
    type,
    length: readNumber(length),
    width: readNumber(width),
    height: readNumber(height),
    weight: readNumber(weight),
    stackable,
    evidence: evidence || null,
  };
}

function toHazmat({
  unNumber,
  properShippingName,
  technicalName,
  hazardClass,
  subsidiary,
  packingGroup,
  emergencyPhone,
  contractNumber,
}: ProductValues['hazmat']): Hazmat {
  return {
    unNumber: unNumber.trim().toUpperCase(),
    properShippingName: properShippingName.trim(),
    technicalName: technicalName.trim() || null,
    hazardClass: hazardClass || '9',
    subsidiary: readHazardClasses(subsidiary) ?? [],
    packingGroup: packingGroup || null,
    emergencyPhone: emergencyPhone.trim() === '' ? null : toE164(emergencyPhone),
    contractNumber: contractNumber.trim() || null,
  };
}

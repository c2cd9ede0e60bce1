import { classValues, EMPTY_HAZMAT, moneyText, productForm, type ProductValues, z } from '@lading/trade/schemas';
import { msg } from '@lingui/core/macro';
import type { Product } from '../../shared/types';

/** Labels of the fields that a conflict compares. */
export const PRODUCT_LABELS = {
  description: msg`Description`,
  freightClass: msg`Class`,
  nmfc: msg`NMFC item`,
  nmfcSub: msg`Sub`,
  hsCode: msg`HS code`,
  countryOfOrigin: msg`Country of origin`,
  packagingType: msg`Packaging`,
  units: msg`Units`,
  'handlingUnit.type': msg`Handling unit`,
  'handlingUnit.length': msg`Length`,
  'handlingUnit.width': msg`Width`,
  'handlingUnit.height': msg`Height`,
  'handlingUnit.weight': msg`Weight`,
  'handlingUnit.stackable': msg`Stackable`,
  'handlingUnit.evidence': msg`Source of dimensions`,
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
};

/** The version of the product when it was opened; 0 for a new one. */
type Versioned = { version: number };
type UnitSystem = ProductValues['units'];

export const productSchema = z.intersection(productForm, z.object({ version: z.number() }));

export const newProduct = (units: UnitSystem): ProductValues & Versioned => ({
  description: '',
  freightClass: '',
  nmfc: '',
  nmfcSub: '',
  hsCode: '',
  countryOfOrigin: '',
  packagingType: '',
  units,
  handlingUnit: { type: 'PAT', length: '', width: '', height: '', weight: '', stackable: false, evidence: '' },
  declaredValue: { amount: '', currency: 'USD' },
  hazardous: false,
  hazmat: EMPTY_HAZMAT,
  version: 0,
});

/** A product as the form shows it. */
export function productValues(product: Product): ProductValues & Versioned {
  const { units = 'imperial', handlingUnit, declaredValue, hazmat } = product;
  const empty = newProduct(units);
  return {
    ...empty,
    description: product.description,
    ...classValues(product),
    handlingUnit: handlingUnit ? unitValues(handlingUnit) : empty.handlingUnit,
    declaredValue: declaredValue
      ? { amount: moneyText(declaredValue.amount), currency: declaredValue.currency }
      : empty.declaredValue,
    hazardous: Boolean(hazmat),
    hazmat: hazmat ? hazmatValues(hazmat) : empty.hazmat,
    version: product.version,
  };
}

function unitValues(unit: NonNullable<Product['handlingUnit']>): ProductValues['handlingUnit'] {
  return {
    type: unit.type,
    length: String(unit.length),
    width: String(unit.width),
    height: String(unit.height),
    weight: String(unit.weight),
    stackable: unit.stackable ?? false,
    evidence: unit.evidence ?? '',
  };
}

function hazmatValues(hazmat: NonNullable<Product['hazmat']>): ProductValues['hazmat'] {
  return {
    unNumber: hazmat.unNumber,
    properShippingName: hazmat.properShippingName,
    technicalName: hazmat.technicalName ?? '',
    hazardClass: hazmat.hazardClass,
    subsidiary: (hazmat.subsidiary ?? []).join(', '),
    packingGroup: hazmat.packingGroup ?? '',
    emergencyPhone: hazmat.emergencyPhone ?? '',
    contractNumber: hazmat.contractNumber ?? '',
  };
}

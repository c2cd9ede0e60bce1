import { LIMITS } from '@lading/trade';
import { classValues, EMPTY_HAZMAT, moneyText, productForm, type ProductValues, z } from '@lading/trade/schemas';
import { msg, t } from '@lingui/core/macro';
import type { Product } from '../../shared/types';

/** Labels of the fields that a conflict compares. */
export const PRODUCT_LABELS = {
  description: msg`Description`,
  sku: msg`SKU`,
  piecesPerUnit: msg`Pieces per unit`,
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

/** What only the catalog has: how orders name the product, pieces in a handling unit, and the version when it was opened (0 for a new one). */
interface CatalogValues {
  sku: string;
  piecesPerUnit: string;
  version: number;
}
type UnitSystem = ProductValues['units'];

export const SKU_LENGTH = 40;
const SKU = /^[ -~]*$/;
const WHOLE = /^\d+$/;

const sku = z.pipe(
  z.string().check(
    z.superRefine((text, ctx) => {
      if (!SKU.test(text.trim())) ctx.addIssue({ code: 'custom', message: t`Use letters and digits without accents.` });
    }),
  ),
  z.transform((text) => text.trim() || null),
);

const piecesPerUnit = z.pipe(
  z.string().check(
    z.superRefine((text, ctx) => {
      const pieces = text.trim();
      if (pieces !== '' && (!WHOLE.test(pieces) || Number(pieces) < 1 || Number(pieces) > LIMITS.pieces))
        ctx.addIssue({ code: 'custom', message: t`Enter a whole number, or nothing.` });
    }),
  ),
  z.transform((text) => (text.trim() === '' ? null : Number(text))),
);

export const productSchema = z.intersection(productForm, z.object({ sku, piecesPerUnit, version: z.number() }));

export const newProduct = (units: UnitSystem): ProductValues & CatalogValues => ({
  description: '',
  sku: '',
  piecesPerUnit: '',
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
export function productValues(product: Product): ProductValues & CatalogValues {
  const { units = 'imperial', handlingUnit, declaredValue, hazmat } = product;
  const empty = newProduct(units);
  return {
    ...empty,
    description: product.description,
    sku: product.sku ?? '',
    piecesPerUnit: product.piecesPerUnit == null ? '' : String(product.piecesPerUnit),
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

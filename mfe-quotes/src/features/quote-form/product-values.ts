import type { Product, SaveProduct } from '../../shared/api/types';
import { parseNumber } from '../../shared/freight/numbers';
import { fromHazmat } from './from-request';
import {
  type CommodityValues,
  emptyCommodity,
  type HandlingUnitValues,
  type QuoteFormValues,
} from './quote-form-values';
import { toCommodity, toHandlingUnit } from './to-request';

/** The commodity line that a product stands for; pieces and weight stay as they were. */
export function commodityOf(product: Product, { pieces, weight }: CommodityValues): CommodityValues {
  return {
    description: product.description,
    pieces,
    weight,
    packagingType: product.packagingType ?? '',
    freightClass: product.freightClass ?? '',
    nmfc: product.nmfc ?? '',
    nmfcSub: product.nmfcSub ?? '',
    hazardous: Boolean(product.hazmat),
    hazmat: product.hazmat ? fromHazmat(product.hazmat) : emptyCommodity().hazmat,
  };
}

/** The row with a product's usual handling unit; null when measures are typed already, or the product is measured in other units. */
export function rowOf(
  product: Product,
  row: HandlingUnitValues,
  units: QuoteFormValues['units'],
): HandlingUnitValues | null {
  const usual = product.handlingUnit;
  if (!usual || (product.units ?? 'imperial') !== units || row.length || row.width || row.height || row.weight)
    return null;
  const weight = usual.weight * (parseNumber(row.count) ?? 1);
  return {
    ...row,
    type: usual.type,
    length: String(usual.length),
    width: String(usual.width),
    height: String(usual.height),
    weight: String(Number(weight.toFixed(2))),
    stackable: usual.stackable ?? false,
    evidence: usual.evidence ?? '',
  };
}

/** What is kept of a commodity line and, when it is alone on measured units, of one such unit. */
export function productOf(row: HandlingUnitValues, index: number, units: QuoteFormValues['units']): SaveProduct | null {
  const values = row.commodities[index];
  if (!values?.description.trim()) return null;
  const { description, packagingType, freightClass, nmfc, nmfcSub, hazmat } = toCommodity(values, '1');
  return {
    description: description ?? '',
    packagingType,
    freightClass,
    nmfc,
    nmfcSub,
    hazmat,
    units,
    handlingUnit: usualUnit(row),
  };
}

function usualUnit(row: HandlingUnitValues): SaveProduct['handlingUnit'] {
  const { count, type, length, width, height, weight, stackable, evidence } = toHandlingUnit(row);
  const each = Number((weight / count).toFixed(2));
  return row.commodities.length === 1 && [length, width, height, each].every((value) => value > 0)
    ? { type, length, width, height, weight: each, stackable, evidence }
    : null;
}

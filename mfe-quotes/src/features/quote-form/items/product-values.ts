import { numberOrNull } from '@lading/trade';
import { classValues, type ProductValues } from '@lading/trade/schemas';
import type { Product } from '../../../shared/api/types';
import { fromHazmat } from '../values/from-request';
import {
  type CommodityValues,
  emptyCommodity,
  type HandlingUnitValues,
  type QuoteFormValues,
} from '../values/quote-form-values';

/** The commodity of a product; pieces and weight do not change. */
export function commodityOf(product: Product, { pieces, weight, customsValue }: CommodityValues): CommodityValues {
  return {
    description: product.description,
    pieces,
    weight,
    ...classValues(product),
    customsValue,
    hazardous: Boolean(product.hazmat),
    hazmat: product.hazmat ? fromHazmat(product.hazmat) : emptyCommodity().hazmat,
  };
}

/** The item with a product's usual handling unit; null if it already has dimensions, or the product uses other units. */
export function rowOf(
  product: Product,
  row: HandlingUnitValues,
  units: QuoteFormValues['units'],
): HandlingUnitValues | null {
  const usual = product.handlingUnit;
  if (!usual || (product.units ?? 'imperial') !== units || row.length || row.width || row.height || row.weight)
    return null;
  const weight = usual.weight * (numberOrNull(row.count) ?? 1);
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

const NO_UNIT = { length: '', width: '', height: '', weight: '' };

/** Product form values of a commodity and, if it is the only one of measured units, of one such unit. */
export function productOf(item: HandlingUnitValues, index: number, units: QuoteFormValues['units']): ProductValues {
  const {
    pieces: _pieces,
    weight: _weight,
    customsValue: _customsValue,
    ...commodity
  } = item.commodities[index] ?? emptyCommodity();
  const { type, length, width, height, stackable, evidence } = item;
  const each = (numberOrNull(item.weight) ?? 0) / (numberOrNull(item.count) ?? 0);
  const isMeasured = item.commodities.length === 1 && [length, width, height].every((side) => numberOrNull(side) ?? 0);
  return {
    ...commodity,
    units,
    declaredValue: { amount: '', currency: 'USD' },
    handlingUnit: {
      ...{ type, stackable, evidence },
      ...(isMeasured && each > 0 && each < Infinity ? { length, width, height, weight: each.toFixed(2) } : NO_UNIT),
    },
  };
}

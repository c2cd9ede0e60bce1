import { UNIT_SYSTEMS } from '../../limits';
import { product } from '../freight';
import { requiredText } from '../typed';
import { z } from '../zod';
import {
  CLASS_FIELDS,
  type ClassValues,
  declaredValueForm,
  type MoneyValues,
  UNIT_FIELDS,
  type UnitValues,
} from './freight-form';
import { type HazmatValues, productHazmatForm } from './hazmat-form';

/** A product as typed. Fields are named as in the API's pointers. */
export interface ProductValues extends ClassValues {
  description: string;
  units: (typeof UNIT_SYSTEMS)[number];
  /** Not sent if length, width, height and weight are empty. */
  handlingUnit: UnitValues;
  /** Not sent if the amount is empty. */
  declaredValue: MoneyValues;
  hazardous: boolean;
  /** Not sent unless `hazardous`. */
  hazmat: HazmatValues;
}

const hasMeasure = ({ length, width, height, weight }: UnitValues): boolean =>
  [length, width, height, weight].some((text) => text.trim() !== '');

/** Parts that the user left out are not checked. */
const filledIn = ({ handlingUnit, declaredValue, hazardous, hazmat, ...rest }: ProductValues) => ({
  ...rest,
  handlingUnit: hasMeasure(handlingUnit) ? handlingUnit : null,
  declaredValue: declaredValue.amount.trim() ? declaredValue : null,
  hazmat: hazardous ? hazmat : null,
});

/** The product form; its output is the body of the API's request. */
export const productForm = z.pipe(
  z.transform(filledIn),
  z.object({
    ...CLASS_FIELDS,
    description: requiredText(product.shape.description),
    units: z.enum(UNIT_SYSTEMS),
    handlingUnit: z.nullable(z.object(UNIT_FIELDS)),
    declaredValue: z.nullable(declaredValueForm),
    hazmat: z.nullable(productHazmatForm),
  }),
);

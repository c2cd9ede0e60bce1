import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { FREIGHT_CLASSES } from '../freight-classes';
import { EVIDENCE, LIMITS, UNIT_SYSTEMS } from '../limits';
import { PACKAGING_CODES } from '../packaging';
import { hazmat } from './hazmat';
import { count, money, side, weight } from './numbers';
import { oneLine } from './text';
import { ALWAYS, z } from './zod';

export const packaging = () => z.enum(PACKAGING_CODES, { error: () => t`Choose the packaging.` });
export const nmfcItem = () =>
  z.string().check(z.regex(/^\d{1,6}$/, { error: () => t`Enter an NMFC item of up to six digits.` }));
export const nmfcSub = () =>
  z.string().check(z.regex(/^\d{1,2}$/, { error: () => t`Enter an NMFC sub of up to two digits.` }));

export const hsCode = () =>
  z.string().check(z.regex(/^\d{6,10}$/, { error: () => t`Enter an HS code of 6 to 10 digits.` }));
export const countryCode = () =>
  z.string().check(z.regex(/^[A-Z]{2}$/, { error: () => t`Enter the two letters of the country, such as US.` }));

/** What is packed on the handling units of an item. */
export const commodity = z.object({
  description: z.nullish(oneLine({ max: LIMITS.description })),
  pieces: z.nullish(count(LIMITS.pieces)),
  packagingType: z.nullish(packaging()),
  weight: weight(),
  freightClass: z.nullish(z.enum(FREIGHT_CLASSES)),
  nmfc: z.nullish(nmfcItem()),
  nmfcSub: z.nullish(nmfcSub()),
  hazmat: z.nullish(hazmat),
  hsCode: z.nullish(hsCode()),
  countryOfOrigin: z.nullish(countryCode()),
  customsValue: z.nullish(money),
});

/** Largest difference between the weight of an item and that of its commodities (freight.md Annex I). */
const WEIGHT_TOLERANCE = 1;

interface WeighedItem {
  weight?: unknown;
  commodities?: readonly { weight?: unknown }[];
}

/** Commodities weigh as much as their item. */
export function checkWeightSum({ weight: whole, commodities }: WeighedItem, ctx: z.core.$RefinementCtx): void {
  if (!Array.isArray(commodities) || commodities.length === 0) return;
  const weights = commodities.map((line: { weight?: unknown } | null) => line?.weight);
  if (typeof whole !== 'number' || !weights.every((one) => typeof one === 'number')) return;
  const sum = Number(weights.reduce((total, one) => total + one, 0).toFixed(3));
  if (Number(Math.abs(sum - whole).toFixed(3)) <= WEIGHT_TOLERANCE) return;
  const message = t`Change the weight of the item or of a commodity. The commodities weigh ${formatNumber(sum)}, the item ${formatNumber(whole)}.`;
  ctx.addIssue({ code: 'custom', path: ['weight'], message });
}

const HANDLING_UNIT_FIELDS = {
  count: count(LIMITS.handlingUnitCount),
  type: packaging(),
  length: side(),
  width: side(),
  height: side(),
  weight: weight(),
  stackable: z.optional(z.boolean()),
  evidence: z.nullish(z.enum(EVIDENCE)),
  commodities: z.array(commodity).check(z.minLength(1), z.maxLength(LIMITS.commodityLines)),
};

/** An item: identical handling units. Weight is that of all units together. */
export const handlingUnit = z.object(HANDLING_UNIT_FIELDS).check(z.superRefine(checkWeightSum, ALWAYS));

/** One handling unit of a product. */
const usualUnit = z.omit(z.object(HANDLING_UNIT_FIELDS), { count: true, commodities: true });

/** A product of the company's list. */
export const product = z.object({
  description: oneLine({ min: 1, max: LIMITS.description, missing: () => t`Enter the description.` }),
  freightClass: commodity.shape.freightClass,
  nmfc: commodity.shape.nmfc,
  nmfcSub: commodity.shape.nmfcSub,
  packagingType: commodity.shape.packagingType,
  hsCode: commodity.shape.hsCode,
  countryOfOrigin: commodity.shape.countryOfOrigin,
  units: z.optional(z.enum(UNIT_SYSTEMS)),
  handlingUnit: z.nullish(usualUnit),
  declaredValue: z.nullish(money),
  hazmat: z.nullish(hazmat),
});

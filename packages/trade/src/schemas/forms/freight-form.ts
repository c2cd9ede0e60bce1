import { t } from '@lingui/core/macro';
import type { FreightClass } from '../../freight-classes';
import { FREIGHT_CLASSES } from '../../freight-classes';
import { EVIDENCE, LIMITS } from '../../limits';
import { parseMoney, parseNumber, parseWhole } from '../../numbers/parse-number';
import { type PackagingCode, PACKAGING_CODES } from '../../packaging';
import { countryCode, hsCode, nmfcItem, nmfcSub, packaging } from '../freight';
import { count, measure, side, weight } from '../numbers';
import { declaredValue } from '../request';
import { optionalChoice, optionalInput, optionalText, requiredInput } from '../typed';
import { z } from '../zod';

/** Sides, weight and kind of a handling unit as typed. */
export interface UnitValues {
  type: PackagingCode;
  length: string;
  width: string;
  height: string;
  weight: string;
  stackable: boolean;
  evidence: '' | (typeof EVIDENCE)[number];
}

/** Class and NMFC item of a commodity as typed. */
export interface ClassValues {
  packagingType: '' | PackagingCode;
  /** Empty: the class follows from density. */
  freightClass: '' | FreightClass;
  nmfc: string;
  nmfcSub: string;
  /** Harmonized System code and country of origin, for customs. */
  hsCode: string;
  countryOfOrigin: string;
}

/** An amount as typed, in dollars. */
export interface MoneyValues {
  amount: string;
  currency: 'USD' | 'CAD';
}

/** Fields of one handling unit. */
export const UNIT_FIELDS = {
  type: packaging(),
  length: requiredInput(parseNumber, side(), () => t`Enter the length.`),
  width: requiredInput(parseNumber, side(), () => t`Enter the width.`),
  height: requiredInput(parseNumber, side(), () => t`Enter the height.`),
  weight: requiredInput(parseNumber, weight(), () => t`Enter the weight.`),
  stackable: z.boolean(),
  evidence: optionalChoice(EVIDENCE),
};

/** An empty input is left out of the request. */
const orAbsent = <Input>(schema: z.ZodMiniType<string | null, Input>) =>
  z.pipe(
    schema,
    z.transform((value: string | null) => value ?? undefined),
  );

/** Fields that classify a commodity. */
export const CLASS_FIELDS = {
  packagingType: optionalChoice(PACKAGING_CODES),
  freightClass: optionalChoice(FREIGHT_CLASSES),
  nmfc: optionalText(nmfcItem()),
  nmfcSub: optionalText(nmfcSub()),
  hsCode: orAbsent(optionalText(hsCode())),
  countryOfOrigin: orAbsent(
    z.pipe(
      z.transform((text: string) => text.toUpperCase()),
      optionalText(countryCode()),
    ),
  ),
};

/** A stored classification as a form shows it. */
export const classValues = (stored: { [Field in keyof ClassValues]?: ClassValues[Field] | null }): ClassValues => ({
  packagingType: stored.packagingType ?? '',
  freightClass: stored.freightClass ?? '',
  nmfc: stored.nmfc ?? '',
  nmfcSub: stored.nmfcSub ?? '',
  hsCode: stored.hsCode ?? '',
  countryOfOrigin: stored.countryOfOrigin ?? '',
});

/** How many handling units an item has. */
export const unitCount = () =>
  requiredInput(parseWhole, count(LIMITS.handlingUnitCount), () => t`Enter the number of units.`);
/** Weight of the goods without packaging; the API compares it with the gross weight. */
export const netWeight = () => optionalInput(parseNumber, measure(LIMITS.handlingUnitRows * LIMITS.weightMax));
/** How many pieces a commodity has. */
export const pieceCount = () => optionalInput(parseWhole, count(LIMITS.pieces));
/** The weight of one of several commodities. */
export const commodityWeight = () => requiredInput(parseNumber, weight(), () => t`Enter the weight of this commodity.`);

/** A declared value with its amount. */
export const declaredValueForm = z.object({
  amount: requiredInput(parseMoney, declaredValue.shape.amount, () => t`Enter the declared value.`),
  currency: declaredValue.shape.currency,
});

/** An amount as a form shows it, without grouping: 250050 cents are `2500.50`. */
export const moneyText = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

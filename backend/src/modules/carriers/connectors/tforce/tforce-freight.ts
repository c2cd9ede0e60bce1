import { wholePounds } from '../../../../kernel/measures/measures.js';
import type { Commodity, HandlingUnit } from '../../../rating/index.js';
import { given, wholeInches } from '../freight-parts.js';
import { packagingOf, UNITS } from './tforce-codes.js';

interface Units {
  units: 'imperial' | 'metric';
}

/** A commodity of one item: whole pounds and inches. */
export interface TforceCommodity {
  description: string;
  class: string;
  nmfc?: { prime: string; sub?: string };
  pieces: number;
  weight: { weight: number; weightUnit: 'LBS' };
  packagingType: string;
  dangerousGoods: boolean;
  /** Of one piece; absent if that is not known. */
  dimensions?: { length: number; width: number; height: number; unit: 'IN' };
}

/** Why the freight does not fit into the carrier's format; null if it does. */
export function freightProblem(commodities: readonly TforceCommodity[]): string | null {
  return commodities.some((commodity) => commodity.class === '') ? 'a commodity has no freight class' : null;
}

/** For a quote, pieces are handling units. Commodities of a unit share its height by weight, so that the volume is counted once. */
export function quotedCommodities(unit: HandlingUnit, system: Units, densityClass?: string): TforceCommodity[] {
  const total = unit.commodities.reduce((sum, { weight }) => sum + weight, 0);
  return unit.commodities.map((commodity) => ({
    ...commodityOf(commodity, system, commodity.freightClass ?? densityClass),
    pieces: unit.count,
    packagingType: packagingOf(unit.type),
    dimensions: dimensionsOf({ ...unit, height: (unit.height * commodity.weight) / total }, system),
  }));
}

/** For a bill of lading, pieces are as entered, of which the dimensions are known only if they are the handling units. */
export function shippedCommodities(unit: HandlingUnit, system: Units): TforceCommodity[] {
  return unit.commodities.map((commodity) => {
    const isUnit = unit.commodities.length === 1 && !commodity.packagingType && (commodity.pieces ?? 0) <= unit.count;
    return {
      ...commodityOf(commodity, system, commodity.freightClass ?? undefined),
      pieces: commodity.pieces ?? unit.count,
      packagingType: packagingOf(commodity.packagingType ?? unit.type),
      ...(isUnit ? { dimensions: dimensionsOf(unit, system) } : {}),
    };
  });
}

function commodityOf({ description, weight, nmfc, nmfcSub, hazmat }: Commodity, { units }: Units, freightClass = '') {
  return {
    description: description ?? '',
    class: freightClass,
    ...(nmfc ? { nmfc: { prime: nmfc, ...given('sub', nmfcSub) } } : {}),
    weight: { weight: wholePounds(weight, units), weightUnit: 'LBS' as const },
    dangerousGoods: Boolean(hazmat),
  };
}

function dimensionsOf({ length, width, height }: HandlingUnit, system: Units) {
  return {
    length: wholeInches(length, system),
    width: wholeInches(width, system),
    height: wholeInches(height, system),
    unit: 'IN' as const,
  };
}

interface HandlingUnits {
  quantity: number;
  typeCode: string;
}

/** Handling units of both kinds that a bill of lading counts. Each kind has one type: that of its first units. */
export function handlingUnitsOf(units: readonly HandlingUnit[]): {
  handlingUnitOne?: HandlingUnits;
  handlingUnitTwo?: HandlingUnits;
} {
  const counted = units.map(({ count, type }) => ({ count, code: packagingOf(type) }));
  const one = counted.filter(({ code }) => UNITS.includes(code));
  const two = counted.filter(({ code }) => !UNITS.includes(code));
  const sum = (group: typeof counted) => group.reduce((total, { count }) => total + count, 0);
  return {
    ...(one.length === 0 ? {} : { handlingUnitOne: { quantity: sum(one), typeCode: one[0]!.code } }),
    ...(two.length === 0
      ? {}
      : { handlingUnitTwo: { quantity: sum(two), typeCode: two[0]!.code === 'LOO' ? 'LOO' : 'OTH' } }),
  };
}

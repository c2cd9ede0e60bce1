import { wholePounds } from '../../../../kernel/measures/measures.js';
import type { HandlingUnit } from '../../../rating/index.js';
import { given, shares, wholeInches } from '../freight-parts.js';
import { writeClass } from './fedex-codes.js';

/** Largest dimension in the carrier's format. */
const INCHES_MAX = 999;

interface Pounds {
  units: 'LB';
  value: number;
}

interface Inches {
  length: number;
  width: number;
  height: number;
  units: 'IN';
}

/** A commodity of one item. */
export interface FedexLine {
  id: string;
  handlingUnits: number;
  pieces: number;
  subPackagingType: string;
  freightClass: string;
  weight: Pounds;
  dimensions: Inches;
  description?: string;
  nmfcCode?: string;
  hazardousMaterials?: 'HAZARDOUS_MATERIALS';
}

/** One handling unit, with the ids of the commodities on it. */
export interface FedexPackage {
  subPackagingType: string;
  groupPackageCount: 1;
  weight: Pounds;
  dimensions: Inches;
  associatedFreightLineItems: { id: string }[];
}

/** The freight in the carrier's format: whole pounds and inches. */
export interface FedexFreight {
  lines: FedexLine[];
  packages: FedexPackage[];
  handlingUnits: number;
}

/** `densityClass`: class of a row whose commodities have none. */
export function freightOf(
  units: readonly HandlingUnit[],
  system: { units: 'imperial' | 'metric' },
  packaging: (code: string) => string,
  densityClass: (row: number) => string | undefined,
): FedexFreight {
  const lines = units.flatMap((unit, row) => linesOf(unit, row, system, packaging, densityClass(row)));
  const packages = units.flatMap((unit, row) => packagesOf(unit, row, system, packaging));
  return { lines, packages, handlingUnits: packages.length };
}

/** Why the freight does not fit into the carrier's format; null if it does. */
export function freightProblem({ lines }: FedexFreight): string | null {
  if (lines.some(({ freightClass }) => freightClass === '')) return 'a commodity has no freight class';
  const dimensions = lines.flatMap(({ dimensions: { length, width, height } }) => [length, width, height]);
  return dimensions.some((inches) => inches > INCHES_MAX) ? `a dimension is above ${INCHES_MAX} inches` : null;
}

const idOf = (row: number, commodity: number): string => `${row + 1}-${commodity + 1}`;

function linesOf(
  unit: HandlingUnit,
  row: number,
  system: { units: 'imperial' | 'metric' },
  packaging: (code: string) => string,
  densityClass: string | undefined,
): FedexLine[] {
  return unit.commodities.map(({ weight, pieces, packagingType, freightClass, hazmat, ...commodity }, index) => {
    const name = freightClass ?? densityClass;
    return {
      id: idOf(row, index),
      handlingUnits: unit.count,
      pieces: pieces ?? unit.count,
      subPackagingType: packaging(packagingType ?? unit.type),
      freightClass: name === undefined ? '' : writeClass(name),
      weight: { units: 'LB', value: wholePounds(weight, system.units) },
      dimensions: dimensionsOf(unit, system),
      ...given('description', commodity.description),
      ...given('nmfcCode', [commodity.nmfc, commodity.nmfcSub?.padStart(2, '0')].filter(Boolean).join('-')),
      ...(hazmat ? { hazardousMaterials: 'HAZARDOUS_MATERIALS' } : {}),
    };
  });
}

/** One entry per handling unit: the description does not say whether the weight of a group is that of one or of all. */
function packagesOf(
  unit: HandlingUnit,
  row: number,
  system: { units: 'imperial' | 'metric' },
  packaging: (code: string) => string,
): FedexPackage[] {
  const pounds = unit.commodities.reduce((sum, { weight }) => sum + wholePounds(weight, system.units), 0);
  return shares(pounds, unit.count).map((value) => ({
    subPackagingType: packaging(unit.type),
    groupPackageCount: 1,
    weight: { units: 'LB', value },
    dimensions: dimensionsOf(unit, system),
    associatedFreightLineItems: unit.commodities.map((_, index) => ({ id: idOf(row, index) })),
  }));
}

function dimensionsOf({ length, width, height }: HandlingUnit, system: { units: 'imperial' | 'metric' }): Inches {
  return {
    length: wholeInches(length, system),
    width: wholeInches(width, system),
    height: wholeInches(height, system),
    units: 'IN',
  };
}

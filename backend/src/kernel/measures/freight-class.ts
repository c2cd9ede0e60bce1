import { FREIGHT_CLASS_NAMES, type FreightClassName } from '../codes.js';
import { comparePcf } from './measures.js';

/** A freight class in tenths: 775 is class 77.5. */
export type FreightClass = number;

/** The 18 NMFC classes in ascending order, in tenths. */
export const FREIGHT_CLASSES: readonly FreightClass[] = FREIGHT_CLASS_NAMES.map((name) =>
  Math.round(Number(name) * 10),
);

const BY_NAME = new Map<string, FreightClass>([
  ...FREIGHT_CLASS_NAMES.map((name, index) => [name, FREIGHT_CLASSES[index]!] as const),
  // The DSDC pickup standard and many exports write 77.5 and 92.5 without decimals.
  ['77', 775],
  ['92', 925],
]);
const NAMES = new Map<FreightClass, FreightClassName>(
  FREIGHT_CLASS_NAMES.map((name, index) => [FREIGHT_CLASSES[index]!, name]),
);
const POSITIONS = new Map<FreightClass, number>(FREIGHT_CLASSES.map((freightClass, index) => [freightClass, index]));

/** Parses "77.5" and the import forms "77" and "92"; null for anything but the 18 classes. */
export function parseFreightClass(text: string): FreightClass | null {
  return BY_NAME.get(text.trim()) ?? null;
}

/** Name of a class, such as "77.5"; throws `RangeError` for an unknown class. */
export function freightClassName(freightClass: FreightClass): FreightClassName {
  const name = NAMES.get(freightClass);
  if (!name) throw new RangeError(`${freightClass} tenths is no freight class`);
  return name;
}

/** Position among the 18 classes from 0 (class 50) to 17 (class 500), or -1. */
export function freightClassPosition(freightClass: FreightClass): number {
  return POSITIONS.get(freightClass) ?? -1;
}

/** One step of the density scale: `freightClass` applies from `atLeastPcf` (tenths of a pound per cubic foot). */
export interface DensityStep {
  readonly atLeastPcf: number;
  readonly freightClass: FreightClass;
}

/** The 13-step density scale of NMFC Docket 2025-1, effective 2025-07-19: lower bound inclusive, upper bound exclusive; densest first. */
export const DENSITY_SCALE: readonly DensityStep[] = [
  { atLeastPcf: 500, freightClass: 500 },
  { atLeastPcf: 350, freightClass: 550 },
  { atLeastPcf: 300, freightClass: 600 },
  { atLeastPcf: 225, freightClass: 650 },
  { atLeastPcf: 150, freightClass: 700 },
  { atLeastPcf: 120, freightClass: 850 },
  { atLeastPcf: 100, freightClass: 925 },
  { atLeastPcf: 80, freightClass: 1000 },
  { atLeastPcf: 60, freightClass: 1250 },
  { atLeastPcf: 40, freightClass: 1750 },
  { atLeastPcf: 20, freightClass: 2500 },
  { atLeastPcf: 10, freightClass: 3000 },
  { atLeastPcf: 0, freightClass: 4000 },
];

/** Density class for whole pounds in cubic micrometers, compared exactly. Throws `RangeError` if weight or volume is not positive. */
export function densityClass(pounds: number, cubicMicrometres: bigint): FreightClass {
  if (pounds <= 0 || cubicMicrometres <= 0n)
    throw new RangeError('A density class needs a weight and a volume above zero');
  return DENSITY_SCALE.find((step) => comparePcf(pounds, cubicMicrometres, step.atLeastPcf, 1) >= 0)!.freightClass;
}

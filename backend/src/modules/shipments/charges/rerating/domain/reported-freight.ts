import type { FreightClassName } from '../../../../../kernel/codes.js';
import { freightClassName, parseFreightClass } from '../../../../../kernel/measures/freight-class.js';

/** Freight as a carrier reports it. */
export interface ReportedFreight {
  /** Gross weight of the shipment in pounds; null if it is not reported. */
  weight: number | null;
  /** Distinct classes, ascending, without the freight they belong to; empty if none is reported. */
  classes: FreightClassName[];
  /** Handling units in the carrier's order; absent if they are not described. */
  units?: ReportedUnit[];
}

/** Identical handling units. */
export interface ReportedUnit {
  count: number;
  /** Inches; null if they are not reported. */
  dimensions: Dimensions | null;
  items: ReportedItem[];
}

export interface Dimensions {
  length: number;
  width: number;
  height: number;
}

export interface ReportedItem {
  /** Pounds; null if it is not reported. */
  weight: number | null;
  freightClass: FreightClassName | null;
}

const POUNDS_PER_KILOGRAM = 1 / 0.45359237;
const CENTIMETERS_PER_INCH = 2.54;

/** A reported weight in pounds, rounded up; null if there is none. Carriers write the unit as a word. */
export function reportedPounds(value: unknown, unit: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return null;
  return Math.ceil(startsWith(unit, 'k') ? Number((value * POUNDS_PER_KILOGRAM).toFixed(6)) : value);
}

/** A reported length in inches; null if there is none. */
export function reportedInches(value: unknown, unit: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return null;
  return startsWith(unit, 'c') ? value / CENTIMETERS_PER_INCH : value;
}

export function reportedClass(value: unknown): FreightClassName | null {
  const found = typeof value === 'string' ? parseFreightClass(value) : null;
  return found === null ? null : freightClassName(found);
}

/** Distinct classes, ascending. */
export function distinctClasses(values: readonly (FreightClassName | null)[]): FreightClassName[] {
  return [...new Set(values.flatMap((one) => one ?? []))].sort((one, other) => Number(one) - Number(other));
}

const startsWith = (unit: unknown, letter: string): boolean =>
  typeof unit === 'string' && unit.trim().toLowerCase().startsWith(letter);

import { inches, volume } from '../../../../kernel/measures/measures.js';

/** Trailer height counted for a non-stackable unit (Saia rule 1001). */
export const STACKING_HEIGHT = inches(96);

/** Dimensions of one handling unit in micrometers. */
export interface UnitSides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly stackable: boolean;
}

/** Actual volume of the units, cubic micrometers. */
export function cubeOf(unit: UnitSides, count: number): bigint {
  return volume(unit.length, unit.width, unit.height) * BigInt(count);
}

/** Trailer volume that the units occupy, cubic micrometers (freight.md Annex H): non-stackable units count as 96 in high. */
export function occupiedCubeOf(unit: UnitSides, count: number): bigint {
  return volume(unit.length, unit.width, unit.stackable ? unit.height : STACKING_HEIGHT) * BigInt(count);
}

/** Usable trailer width for freight loaded side by side. */
const TRAILER_WIDTH = inches(96);

export function shortSide(unit: UnitSides): number {
  return Math.min(unit.length, unit.width);
}

export function longSide(unit: UnitSides): number {
  return Math.max(unit.length, unit.width);
}

/** Whether even the unit's shorter side exceeds the trailer width. */
export function isTooWide(unit: UnitSides): boolean {
  return shortSide(unit) > TRAILER_WIDTH;
}

/**
 * Trailer floor length of identical units, micrometers (freight.md Annex H): shorter side across, two across if they fit in 96 in,
 * two high if stackable and within 96 in.
 */
export function floorLength(unit: UnitSides, count: number): number {
  const across = 2 * shortSide(unit) <= TRAILER_WIDTH ? 2 : 1;
  const high = unit.stackable && 2 * unit.height <= STACKING_HEIGHT ? 2 : 1;
  return Math.ceil(Math.ceil(count / high) / across) * longSide(unit);
}

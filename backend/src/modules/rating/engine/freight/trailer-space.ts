import { inches, volume } from '../../../../kernel/measures/dimensions.js';

/** Clear height of a trailer to which a unit is counted when it is not stackable (Saia rule 1001). */
export const STACKING_HEIGHT = inches(96);

/** Sides of one handling unit in micrometres. */
export interface UnitSides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly stackable: boolean;
}

/** Cubic micrometres of the units themselves. */
export function cubeOf(unit: UnitSides, count: number): bigint {
  return volume(unit.length, unit.width, unit.height) * BigInt(count);
}

/** Cubic micrometres that the units take from the trailer (freight.md Annex H): counted to 96 in when not stackable. */
export function occupiedCubeOf(unit: UnitSides, count: number): bigint {
  return volume(unit.length, unit.width, unit.stackable ? unit.height : STACKING_HEIGHT) * BigInt(count);
}

/** Usable width of a trailer for freight side by side. */
const TRAILER_WIDTH = inches(96);

export function shortSide(unit: UnitSides): number {
  return Math.min(unit.length, unit.width);
}

export function longSide(unit: UnitSides): number {
  return Math.max(unit.length, unit.width);
}

/** Whether the unit does not fit across the trailer even with its short side. */
export function isTooWide(unit: UnitSides): boolean {
  return shortSide(unit) > TRAILER_WIDTH;
}

/**
 * Micrometres of trailer floor that a row of equal units takes (freight.md Annex H): short side across, two across when they fit in 96 in,
 * two high when stackable and within 96 in.
 */
export function floorLength(unit: UnitSides, count: number): number {
  const across = 2 * shortSide(unit) <= TRAILER_WIDTH ? 2 : 1;
  const high = unit.stackable && 2 * unit.height <= STACKING_HEIGHT ? 2 : 1;
  return Math.ceil(Math.ceil(count / high) / across) * longSide(unit);
}

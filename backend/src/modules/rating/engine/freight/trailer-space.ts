import { inches } from '../../../../kernel/measures/dimensions.js';
import { STACKING_HEIGHT, type UnitSides } from './cube.js';

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

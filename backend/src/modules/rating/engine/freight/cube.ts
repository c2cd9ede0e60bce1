import { inches, volume } from '../../../../kernel/measures/dimensions.js';

/** Clear height of a trailer to which a unit is counted when nothing may stand on it (Saia rule 1001). */
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

/** Cubic micrometres that the units take from the trailer (freight.md Annex H): counted to 96 in when nothing may stand on them. */
export function occupiedCubeOf(unit: UnitSides, count: number): bigint {
  return volume(unit.length, unit.width, unit.stackable ? unit.height : STACKING_HEIGHT) * BigInt(count);
}

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

/** Units on the floor with the same footprint, from any number of items. */
export interface FootprintGroup {
  readonly short: number;
  readonly long: number;
  /** Spots on the floor; stackable units up to half the stacking height share one. */
  readonly spots: number;
}

/** Groups the units of all items by footprint, largest first, so that units of different items are placed side by side and on top of each other. */
export function footprintGroups(rows: readonly (UnitSides & { readonly count: number })[]): FootprintGroup[] {
  const groups = new Map<string, { short: number; long: number; single: number; stackable: number }>();
  for (const row of rows) {
    const [short, long] = [shortSide(row), longSide(row)];
    const key = `${long}x${short}`;
    const group = groups.get(key) ?? { short, long, single: 0, stackable: 0 };
    group[row.stackable && 2 * row.height <= STACKING_HEIGHT ? 'stackable' : 'single'] += row.count;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ short, long, single, stackable }) => ({ short, long, spots: single + Math.ceil(stackable / 2) }))
    .sort((one, other) => other.long * other.short - one.long * one.short);
}

/** Trailer floor length, micrometers (freight.md Annex H): shorter side across, two across if they fit in 96 in. */
export function linearLength(groups: readonly FootprintGroup[]): number {
  return groups.reduce((length, group) => length + straightLength(group), 0);
}

/** Shortest trailer floor length of a truckload, micrometers: units of a footprint are turned if that takes less floor. */
export function truckloadLength(groups: readonly FootprintGroup[]): number {
  return groups.reduce((length, group) => length + Math.min(straightLength(group), turnedLength(group)), 0);
}

function straightLength({ short, long, spots }: FootprintGroup): number {
  return Math.ceil(spots / (2 * short <= TRAILER_WIDTH ? 2 : 1)) * long;
}

/** Longer side across the trailer. */
function turnedLength({ short, long, spots }: FootprintGroup): number {
  if (long > TRAILER_WIDTH) return Number.POSITIVE_INFINITY;
  return Math.ceil(spots / (2 * long <= TRAILER_WIDTH ? 2 : 1)) * short;
}

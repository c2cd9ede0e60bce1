/** Floor of a 53 ft dry van, in inches (freight.md §2.5). */
export const TRAILER = { length: 636, width: 98 } as const;

/** Freight fits two across, and two high, within this many inches (freight.md Annex H). */
const USABLE = 96;

/** A row of equal handling units, in inches. */
export interface FloorRow {
  count: number;
  length: number;
  width: number;
  height: number;
  stackable: boolean;
}

/** One spot on the floor with `layers` stacked units. */
export interface FloorPlace {
  /** Index of the row that it belongs to. */
  row: number;
  /** Distance from the nose and from the left wall, in inches. */
  x: number;
  y: number;
  length: number;
  width: number;
  layers: number;
}

export interface FloorPlan {
  /** Places that begin inside the trailer. */
  places: FloorPlace[];
  /** Occupied floor, which can be longer than the trailer. */
  linearFeet: number;
  /** Whether units are turned, because they fit into one trailer only so. */
  turned: boolean;
}

/** Units of one footprint, in inches; a spot is a place on the floor. */
interface Footprint {
  short: number;
  long: number;
  spots: { row: number; layers: number }[];
}

/**
 * Lays freight on the trailer floor by the rule that linear feet are counted with: units of equal footprint together, largest first, short side
 * across, two across and two high when they fit. Freight that is too long so is turned like a truckload's where that takes less floor.
 */
export function packTrailer(rows: readonly FloorRow[]): FloorPlan {
  const footprints = footprintsOf(rows);
  const straight = lay(footprints, () => false);
  if (straight.length <= TRAILER.length) return { ...planOf(straight), turned: false };
  const turned = lay(footprints, (footprint) => lengthOf(footprint, true) < lengthOf(footprint, false));
  return turned.length <= TRAILER.length ? { ...planOf(turned), turned: true } : { ...planOf(straight), turned: false };
}

function footprintsOf(rows: readonly FloorRow[]): Footprint[] {
  const footprints = new Map<string, Footprint & { open: { layers: number } | null }>();
  rows.forEach((units, row) => {
    const [short, long] = [Math.min(units.length, units.width), Math.max(units.length, units.width)];
    const key = `${long}x${short}`;
    const footprint = footprints.get(key) ?? { short, long, spots: [], open: null };
    footprints.set(key, footprint);
    const isStackable = units.stackable && 2 * units.height <= USABLE;
    for (let left = units.count; left > 0; left--) {
      if (isStackable && footprint.open) {
        footprint.open.layers += 1;
        footprint.open = null;
        continue;
      }
      const spot = { row, layers: 1 };
      footprint.spots.push(spot);
      if (isStackable) footprint.open = spot;
    }
  });
  return [...footprints.values()].sort((one, other) => other.long * other.short - one.long * one.short);
}

function lengthOf({ short, long, spots }: Footprint, turned: boolean): number {
  const [width, length] = turned ? [long, short] : [short, long];
  if (turned && width > USABLE) return Infinity;
  return Math.ceil(spots.length / (2 * width <= USABLE ? 2 : 1)) * length;
}

function lay(footprints: readonly Footprint[], isTurned: (footprint: Footprint) => boolean) {
  const places: FloorPlace[] = [];
  let x = 0;
  for (const footprint of footprints) {
    const { short, long, spots } = footprint;
    const [width, length] = isTurned(footprint) ? [long, short] : [short, long];
    const across = 2 * width <= USABLE ? 2 : 1;
    spots.forEach(({ row, layers }, index) => {
      const start = x + Math.floor(index / across) * length;
      if (start < TRAILER.length) places.push({ row, x: start, y: (index % across) * width, length, width, layers });
    });
    x += Math.ceil(spots.length / across) * length;
  }
  return { places, length: x };
}

function planOf({ places, length }: ReturnType<typeof lay>): Omit<FloorPlan, 'turned'> {
  return { places, linearFeet: length / 12 };
}

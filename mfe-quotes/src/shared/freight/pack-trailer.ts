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
}

/** Lays freight on the trailer floor by the rule that linear feet are counted with: short side across, two across and two high when they fit. */
export function packTrailer(rows: readonly FloorRow[]): FloorPlan {
  const places: FloorPlace[] = [];
  let x = 0;
  rows.forEach((units, row) => {
    const width = Math.min(units.length, units.width);
    const length = Math.max(units.length, units.width);
    const across = 2 * width <= USABLE ? 2 : 1;
    const high = units.stackable && 2 * units.height <= USABLE ? 2 : 1;
    for (let left = units.count; left > 0; x += length) {
      for (let y = 0; y < across && left > 0; y++) {
        const layers = Math.min(high, left);
        if (x < TRAILER.length) places.push({ row, x, y: y * width, length, width, layers });
        left -= layers;
      }
    }
  });
  return { places, linearFeet: x / 12 };
}

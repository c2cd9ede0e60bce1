/** Longitude and latitude, degrees. */
export type Position = readonly [longitude: number, latitude: number];
/** Map units to the east and south of the center of the projection. A unit is about 4.5 km. */
export type Point = readonly [x: number, y: number];

/** Albers' equal-area conic projection of North America; `packages/map/scripts/make-outlines.mjs` draws the outlines with the same numbers. */
const PARALLELS = [29.5, 45.5] as const;
const CENTER: Position = [-96, 38];
const SCALE = 1400;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const CONE = (Math.sin(radians(PARALLELS[0])) + Math.sin(radians(PARALLELS[1]))) / 2;
const OFFSET = Math.cos(radians(PARALLELS[0])) ** 2 + 2 * CONE * Math.sin(radians(PARALLELS[0]));
const radius = (latitude: number) => Math.sqrt(OFFSET - 2 * CONE * Math.sin(radians(latitude))) / CONE;

/** Rounded to whole units, so that a point is no more exact than its city. */
export function project([longitude, latitude]: Position): Point {
  const angle = CONE * radians(longitude - CENTER[0]);
  const distance = radius(latitude);
  const x = SCALE * distance * Math.sin(angle);
  const y = SCALE * (distance * Math.cos(angle) - radius(CENTER[1]));
  return [Math.round(x), Math.round(y)];
}

import { geoConicEqualArea, type GeoProjection } from 'd3-geo';

/** Longitude and latitude, degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** Size of the drawing; the page scales it to its place. */
export const WIDTH = 960;
export const HEIGHT = 480;
const MARGIN = 56;

/** The contiguous US with southern Canada: what is shown when there is nothing to look at more closely. */
const WHOLE: Position[] = [
  [-122, 27],
  [-72, 50],
];

/** Degrees that a map shows at least: a short lane still has states around it, a cluster that was opened has its surroundings. */
const LEAST = { longitude: 12, latitude: 7 };
const LEAST_CLOSE = { longitude: 2.4, latitude: 1.2 };
/** Degrees within which points cannot be told apart on any map. */
const ONE_PLACE = 0.08;

function widened(low: number, high: number, least: number): [number, number] {
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** Whether a map cannot tell the positions apart, however close it is. */
export function isOnePlace(positions: readonly Position[]): boolean {
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return extent(positions.map(([x]) => x)) < ONE_PLACE && extent(positions.map(([, y]) => y)) < ONE_PLACE;
}

/** Equal-area projection of North America in which all positions can be seen; `isClose` shows few positions larger. */
export function projectionFor(positions: readonly Position[], isClose = false): GeoProjection {
  const seen = positions.length > 0 ? positions : WHOLE;
  const least = isClose ? LEAST_CLOSE : LEAST;
  const [west, east] = widened(Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x)), least.longitude);
  const [south, north] = widened(
    Math.min(...seen.map(([, y]) => y)),
    Math.max(...seen.map(([, y]) => y)),
    least.latitude,
  );
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ];
  return geoConicEqualArea()
    .parallels([29.5, 45.5])
    .rotate([-(west + east) / 2, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ]);
}

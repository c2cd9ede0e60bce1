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

/** Degrees that a map shows at least, so that a short lane still has states around it. */
const LEAST = { longitude: 12, latitude: 7 };

function widened(low: number, high: number, least: number): [number, number] {
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** Equal-area projection of North America in which all the given places can be seen. */
export function projectionFor(positions: readonly Position[]): GeoProjection {
  const seen = positions.length > 0 ? positions : WHOLE;
  const [west, east] = widened(Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x)), LEAST.longitude);
  const [south, north] = widened(
    Math.min(...seen.map(([, y]) => y)),
    Math.max(...seen.map(([, y]) => y)),
    LEAST.latitude,
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

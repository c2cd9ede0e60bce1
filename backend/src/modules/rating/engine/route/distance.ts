import { MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import type { Lane, Place } from './places.js';

/** Mean radius of the earth in miles. */
const EARTH_RADIUS = 3_958.8;
const FEET_PER_MILE = 5_280;
/** 1.609344 by definition. */
export const KILOMETRES_PER_MILE = (FEET_PER_MILE * MICROMETRES_PER_FOOT) / 1e9;

/** Circuity factors by great-circle miles, ascending; shorter trips are less direct (freight.md 2.11). */
const CIRCUITY = [
  { below: 50, factor: 1.3 },
  { below: 150, factor: 1.25 },
  { below: 400, factor: 1.22 },
  { below: 1_000, factor: 1.2 },
  { below: Number.POSITIVE_INFINITY, factor: 1.17 },
] as const;

/** Great-circle distance in miles by the haversine formula. */
export function greatCircleMiles(
  from: Pick<Place, 'latitude' | 'longitude'>,
  to: Pick<Place, 'latitude' | 'longitude'>,
): number {
  const [latitude1, latitude2] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(haversine));
}

/** Whole road miles estimated from great-circle miles; accurate to about 12%. */
export function estimatedRoadMiles(straightMiles: number): number {
  return Math.round(straightMiles * CIRCUITY.find((band) => straightMiles < band.below)!.factor);
}

/** Estimated whole road miles of a lane. */
export function laneMiles(lane: Lane): number {
  return estimatedRoadMiles(greatCircleMiles(lane.origin, lane.destination));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

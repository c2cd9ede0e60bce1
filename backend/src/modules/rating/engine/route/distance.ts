import { MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import type { Place } from './places.js';

/** A position in degrees. */
export type Position = Pick<Place, 'latitude' | 'longitude'>;

/** Mean radius of the earth in miles. */
const EARTH_RADIUS = 3_958.8;
const FEET_PER_MILE = 5_280;
/** 1.609344 by definition. */
export const KILOMETRES_PER_MILE = (FEET_PER_MILE * MICROMETRES_PER_FOOT) / 1e9;

/** Road miles per great-circle mile of local trips; shorter trips are less direct (freight.md 2.11). */
const CIRCUITY = { shortMiles: 50, short: 1.3, local: 1.25 } as const;

/** Great-circle distance in miles by the haversine formula. */
export function greatCircleMiles(from: Position, to: Position): number {
  const [latitude1, latitude2] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(haversine));
}

/** Road miles of a local trip of up to 150 great-circle miles without water in the way. */
export function straightRoadMiles(straightMiles: number): number {
  return straightMiles * (straightMiles < CIRCUITY.shortMiles ? CIRCUITY.short : CIRCUITY.local);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

import type { Position } from '../distance.js';
import type { Lane } from '../places.js';
import { networkMiles } from './road-network.js';

/** Whole road miles estimated over the highway network. */
export function estimatedRoadMiles(from: Position, to: Position): number {
  return Math.round(networkMiles(from, to));
}

/** Estimated whole road miles of a lane. */
export function laneMiles(lane: Lane): number {
  return estimatedRoadMiles(lane.origin, lane.destination);
}

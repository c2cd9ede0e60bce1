import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { estimatedRoadMiles } from './roads/road-miles.js';
import { findLane, type LaneTable } from '../tariff/rates/lane-table.js';
import { type Place, placeNames } from './places.js';

/** Route over all stops. */
export interface Route {
  /** Whole road miles, the sum of the legs. */
  readonly miles: number;
  readonly legs: readonly RouteLeg[];
  /** Source of the miles, as display text. */
  readonly basis: string;
  /** Whether any leg is estimated. */
  readonly estimated: boolean;
  readonly crossBorder: boolean;
}

/** Leg between consecutive stops. */
export interface RouteLeg {
  /** ZIP5 or forward sortation area. */
  readonly from: string;
  readonly to: string;
  readonly miles: number;
  /** `lane miles`: entered by the company. `estimate`: over highway corridors (freight.md 2.11). */
  readonly basis: 'lane miles' | 'estimate';
}

const HIGHWAY_ESTIMATE = msg`highway estimate, ±12%`;
const ESTIMATE = HIGHWAY_ESTIMATE.message;
/** In the basis of miles that earlier versions estimated. */
const EARLIER_ESTIMATE = 'great circle';
const NO_LANE_MILES: LaneTable = new Map();

/** Miles over the places in order. The company's lane miles for the direction override the estimate. */
export function routeOver(places: readonly Place[], laneMiles: LaneTable = NO_LANE_MILES): Route {
  const legs = places.slice(1).map((to, index) => legOf(places[index]!, to, laneMiles));
  return {
    miles: legs.reduce((sum, leg) => sum + leg.miles, 0),
    legs,
    basis: basisOf(legs),
    estimated: legs.some((leg) => leg.basis === 'estimate'),
    crossBorder: crossesBorder(places),
  };
}

/** The route recorded with a rating: the recorded legs of a truckload, else one leg from the first place to the last. */
export function recordedRoute(
  places: readonly Place[],
  { miles, basis, legs }: { miles: number; basis: string | null; legs: readonly RouteLeg[] | null },
): Route {
  const known = basis ?? ESTIMATE;
  const estimated = isEstimatedRoute(known);
  const straight: RouteLeg = {
    from: places[0]!.area,
    to: places.at(-1)!.area,
    miles,
    basis: estimated ? 'estimate' : 'lane miles',
  };
  return { miles, basis: known, legs: legs ?? [straight], estimated, crossBorder: crossesBorder(places) };
}

/** Whether miles with this basis contain an estimated leg; true if no basis was recorded. */
export function isEstimatedRoute(basis: string | null | undefined): boolean {
  return basis == null || basis.includes(ESTIMATE) || basis.includes(EARLIER_ESTIMATE);
}

function crossesBorder(places: readonly Place[]): boolean {
  return places.some((place) => place.country !== places[0]?.country);
}

function legOf(from: Place, to: Place, laneMiles: LaneTable): RouteLeg {
  const known = findLane(laneMiles, placeNames(from), placeNames(to));
  const ends = { from: from.area, to: to.area };
  return known
    ? { ...ends, miles: known.index, basis: 'lane miles' }
    : { ...ends, miles: estimatedRoadMiles(from, to), basis: 'estimate' };
}

function basisOf(legs: readonly RouteLeg[]): string {
  const known = legs.filter((leg) => leg.basis === 'lane miles').length;
  const basis =
    known === 0
      ? HIGHWAY_ESTIMATE
      : known === legs.length
        ? msg`your lane miles`
        : msg`${{ known }} by your lane miles, the others ${{ estimate: HIGHWAY_ESTIMATE }}`;
  return english(legs.length > 1 ? msg`${{ legs: legs.length }} legs, ${{ basis }}` : basis);
}

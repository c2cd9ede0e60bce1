import { cubicFeet, MICROMETRES_PER_FOOT, poundsPerCubicFoot } from '../../../../kernel/measures/dimensions.js';
import { freightClassName } from '../../../../kernel/measures/freight-class.js';
import type { CarrierCalendar } from '../route/carrier-calendar.js';
import { type FreightWarning, freightWarnings } from '../checks/freight-warnings.js';
import { type InferredAccessorial, inferAccessorials } from './infer-accessorials.js';
import type { Lane } from '../route/places.js';
import { type MeasuredRow, measureFreight } from './measure-freight.js';
import { type ModeCandidate, modeCandidates, type ModeThresholds } from './mode-candidates.js';
import type { RatingRequest } from './rating-request.js';
import { type ReclassRisk, reclassRisk } from './reclass-risk.js';
import { requestWarnings } from '../checks/request-warnings.js';
import { type Route, routeOver } from '../route/route.js';

/** What follows from a request before any carrier is asked (freight.md Annex I, `derived`). Numbers are rounded for display from exact values. */
export interface DerivedFreight {
  /** Whole pounds. */
  readonly totalWeight: number;
  readonly cubicFeet: number;
  /** Cubic feet with non-stackable units counted to 96 in. */
  readonly occupiedCubicFeet: number;
  readonly densityPcf: number;
  /** One decimal. */
  readonly linearFeet: number;
  /** Road miles over all stops, whole; null while a place is not known. */
  readonly miles: number | null;
  /** How the miles are known; null like them. */
  readonly milesBasis: string | null;
  readonly modes: readonly ModeCandidate[];
  readonly units: readonly UnitDensity[];
  readonly inferredAccessorials: readonly InferredAccessorial[];
  readonly warnings: readonly FreightWarning[];
  readonly risk: ReclassRisk;
}

/** What a company knows better than the usual values. */
export interface Knowledge {
  /** Straight from origin to destination by estimate when absent. */
  readonly route?: Route;
  readonly thresholds?: ModeThresholds;
}

/** Density of one row of handling units. */
export interface UnitDensity {
  readonly densityPcf: number;
  readonly densityClass: string;
}

/** Derives density, class, cube, floor, modes, accessorials and warnings. Throws `RangeError` for weights or sides that are not above zero. */
export function deriveFreight(
  request: RatingRequest,
  lane: Lane | null,
  calendar: CarrierCalendar,
  { route, thresholds }: Knowledge = {},
): DerivedFreight {
  const known = route ?? (lane && routeOver([lane.origin, lane.destination]));
  const freight = measureFreight(request);
  const { rows, measures } = freight;
  return {
    totalWeight: measures.pounds,
    cubicFeet: cubicFeet(measures.cube),
    occupiedCubicFeet: cubicFeet(measures.occupiedCube),
    densityPcf: poundsPerCubicFoot(measures.pounds, measures.cube),
    linearFeet: Math.round((measures.linearLength * 10) / MICROMETRES_PER_FOOT) / 10,
    miles: known && known.miles,
    milesBasis: known && known.basis,
    modes: modeCandidates(measures, thresholds, request.stops.length - 2),
    units: rows.map(unitDensity),
    inferredAccessorials: inferAccessorials(request, rows),
    warnings: [...freightWarnings(request, freight), ...requestWarnings(request, measures.pounds, lane, calendar)],
    risk: reclassRisk(request, rows),
  };
}

function unitDensity(row: MeasuredRow): UnitDensity {
  return { densityPcf: poundsPerCubicFoot(row.pounds, row.cube), densityClass: freightClassName(row.densityClass) };
}

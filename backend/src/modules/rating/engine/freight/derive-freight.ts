import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import { cubicFeet, MICROMETRES_PER_FOOT, poundsPerCubicFoot } from '../../../../kernel/measures/measures.js';
import { freightClassName } from '../../../../kernel/measures/freight-class.js';
import type { ReclassHistory } from '../../../../kernel/freight-item.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import type { CarrierCalendar } from '../../../../kernel/time/carrier-calendar.js';
import { type FreightWarning, freightWarnings } from '../checks/freight-warnings.js';
import { type InferredAccessorial, inferAccessorials, undetailedServices } from './infer-accessorials.js';
import { accessorialName } from '../charges/accessorials.js';
import type { Lane } from '../route/places.js';
import { type MeasuredRow, measureFreight } from './measure-freight.js';
import { type ModeCandidate, modeCandidates, type ModeThresholds } from './mode-candidates.js';
import type { RatingRequest } from './rating-request.js';
import type { TariffMode } from '../tariff/terms/tariff-terms.js';
import { type ReclassRisk, reclassRisk } from './reclass-risk.js';
import { requestWarnings } from '../checks/request-warnings.js';
import { type Route, routeOver } from '../route/route.js';

/** Values derived from a request before rating (freight.md Annex I, `derived`). Numbers are rounded for display from exact values. */
export interface DerivedFreight {
  /** Whole pounds. */
  readonly totalWeight: number;
  readonly cubicFeet: number;
  /** Cubic feet, with non-stackable units counted as 96 in high. */
  readonly occupiedCubicFeet: number;
  readonly densityPcf: number;
  /** One decimal. */
  readonly linearFeet: number;
  /** Whole road miles over all stops; null if a location is unknown. */
  readonly miles: number | null;
  /** Source of the miles; null if the miles are null. */
  readonly milesBasis: string | null;
  readonly modes: readonly ModeCandidate[];
  readonly units: readonly UnitDensity[];
  readonly inferredAccessorials: readonly InferredAccessorial[];
  readonly warnings: readonly FreightWarning[];
  /** Null for truckloads, which are not rated by class. */
  readonly risk: ReclassRisk | null;
}

/** Company-specific values that override the defaults. */
export interface Knowledge {
  /** Default: estimated miles from origin to destination. */
  readonly route?: Route;
  readonly thresholds?: ModeThresholds;
  /** Default: none. */
  readonly reclassHistory?: ReclassHistory;
  /** Today at the origin, from which the months of the history count. Default: the pickup day. */
  readonly today?: LocalDate;
}

/** Density of one item (row of handling units). */
export interface UnitDensity {
  readonly densityPcf: number;
  readonly densityClass: string;
}

/** Derives density, class, cube, linear feet, modes, accessorials and warnings. Throws `RangeError` for weights or dimensions that are not positive. */
export function deriveFreight(
  request: RatingRequest,
  lane: Lane | null,
  calendar: CarrierCalendar,
  { route, thresholds, reclassHistory, today = request.pickup.on }: Knowledge = {},
): DerivedFreight {
  const known = route ?? (lane && routeOver([lane.origin, lane.destination]));
  const freight = measureFreight(request);
  const { rows, measures } = freight;
  const modes = modeCandidates(measures, thresholds, request.stops.length - 2);
  const mode = presumedMode(request.mode, modes);
  return {
    totalWeight: measures.pounds,
    cubicFeet: cubicFeet(measures.cube),
    occupiedCubicFeet: cubicFeet(measures.occupiedCube),
    densityPcf: poundsPerCubicFoot(measures.pounds, measures.cube),
    linearFeet: Math.round((measures.linearLength * 10) / MICROMETRES_PER_FOOT) / 10,
    miles: known && known.miles,
    milesBasis: known && known.basis,
    modes,
    units: rows.map(unitDensity),
    inferredAccessorials: inferAccessorials(request, rows),
    warnings: [
      ...freightWarnings(request, freight),
      ...undetailedWarnings(request),
      ...requestWarnings(request, measures.pounds, lane, calendar.of(mode)),
    ],
    risk: mode === 'FTL' ? null : reclassRisk(request, rows, reclassHistory && { events: reclassHistory, today }),
  };
}

/** The mode whose operating days and risks apply: LTL unless the freight is a truckload for certain. */
function presumedMode(mode: RatingRequest['mode'], candidates: readonly ModeCandidate[]): TariffMode {
  if (mode !== undefined && mode !== 'auto') return mode;
  return candidates.every((candidate) => candidate.mode === 'FTL') ? 'FTL' : 'LTL';
}

function undetailedWarnings(request: RatingRequest): FreightWarning[] {
  return undetailedServices(request).map((code) => ({
    code: 'SERVICE_DETAILS_UNKNOWN',
    message: english(
      msg`A stop usually needs the service ${{ service: accessorialName(code) }}. Add the service with its details, or check that this shipment does not need it.`,
    ),
    pointer: '/accessorials',
  }));
}

function unitDensity(row: MeasuredRow): UnitDensity {
  return { densityPcf: poundsPerCubicFoot(row.pounds, row.cube), densityClass: freightClassName(row.densityClass) };
}

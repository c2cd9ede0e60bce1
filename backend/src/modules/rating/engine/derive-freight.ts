import { cubicFeet, MICROMETRES_PER_FOOT, poundsPerCubicFoot } from '../../../kernel/dimensions.js';
import { freightClassName } from '../../../kernel/freight-class.js';
import type { CarrierCalendar } from './carrier-calendar.js';
import { laneMiles } from './distance.js';
import { type FreightWarning, freightWarnings } from './freight-warnings.js';
import { type InferredAccessorial, inferAccessorials } from './infer-accessorials.js';
import type { Lane } from './lane.js';
import { type MeasuredRow, measureFreight } from './measure-freight.js';
import { type ModeCandidate, modeCandidates } from './mode-candidates.js';
import type { QuoteRequest } from './quote-request.js';
import { requestWarnings } from './request-warnings.js';

/** What follows from a request before any carrier is asked (freight.md Annex I, `derived`). Numbers are rounded for display from exact values. */
export interface DerivedFreight {
  /** Whole pounds. */
  readonly totalWeight: number;
  readonly cubicFeet: number;
  /** Cubic feet with units that nothing may stand on counted to 96 in. */
  readonly occupiedCubicFeet: number;
  readonly densityPcf: number;
  /** One decimal. */
  readonly linearFeet: number;
  /** Estimated road miles, whole; null while a place is not known. */
  readonly miles: number | null;
  readonly modes: readonly ModeCandidate[];
  readonly units: readonly UnitDensity[];
  readonly inferredAccessorials: readonly InferredAccessorial[];
  readonly warnings: readonly FreightWarning[];
}

/** Density of one row of handling units. */
export interface UnitDensity {
  readonly densityPcf: number;
  readonly densityClass: string;
}

/** Derives density, class, cube, floor, modes, accessorials and warnings. Throws `RangeError` for weights or sides that are not above zero. */
export function deriveFreight(request: QuoteRequest, lane: Lane | null, calendar: CarrierCalendar): DerivedFreight {
  const freight = measureFreight(request);
  const { rows, measures } = freight;
  return {
    totalWeight: measures.pounds,
    cubicFeet: cubicFeet(measures.cube),
    occupiedCubicFeet: cubicFeet(measures.occupiedCube),
    densityPcf: poundsPerCubicFoot(measures.pounds, measures.cube),
    linearFeet: Math.round((measures.linearLength * 10) / MICROMETRES_PER_FOOT) / 10,
    miles: lane && laneMiles(lane),
    modes: modeCandidates(measures),
    units: rows.map(unitDensity),
    inferredAccessorials: inferAccessorials(request, rows),
    warnings: [...freightWarnings(request, freight), ...requestWarnings(request, measures.pounds, lane, calendar)],
  };
}

function unitDensity(row: MeasuredRow): UnitDensity {
  return { densityPcf: poundsPerCubicFoot(row.pounds, row.cube), densityClass: freightClassName(row.densityClass) };
}

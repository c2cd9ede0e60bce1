import type { Commodity, Derived, HandlingUnit } from '../api/types';
import { FREIGHT_CLASSES, type FreightClass } from '../trade/freight-classes';

/** How likely a carrier is to weigh or measure again and to charge another class. */
export interface Risk {
  /** 0 to 100. */
  score: number;
  level: 'low' | 'medium' | 'high';
  /** What made the score, heaviest first. */
  reasons: string[];
}

/** Densities, in pounds per cubic foot, at which the class changes (NMFC Docket 2025-1). */
const BOUNDARIES = [1, 2, 4, 6, 8, 10, 12, 15, 22.5, 30, 35, 50];
/** This near to a boundary, measuring again can change the class. */
const NEAR = 0.03;

const EVIDENCE: Record<NonNullable<HandlingUnit['evidence']>, { points: number; reason: string }> = {
  measured: { points: 0, reason: '' },
  spec: { points: 10, reason: 'Dimensions are from a spec sheet' },
  estimate: { points: 30, reason: 'Dimensions are estimated' },
};
const NOT_SAID = { points: 30, reason: 'Nobody has said that the dimensions were measured' };

/** Scores the freight by the points of freight.md Annex B; what counts once takes the worst row. `units` are the densities of the same rows. */
export function assessRisk(rows: readonly HandlingUnit[], units: Derived['units']): Risk {
  const commodities = rows.flatMap((row, index) => row.commodities.map((commodity) => ({ commodity, density: units[index] })));
  const tiers = Math.max(0, ...commodities.map(({ commodity, density }) => tiersApart(commodity, density?.densityClass)));
  const found = [
    worstEvidence(rows),
    { points: rows.every(({ weight }) => weight % 5 === 0) ? 10 : 0, reason: 'All weights end in 0 or 5, which carriers take for guesses' },
    { points: 15 * tiers, reason: tiers === 1 ? 'A declared class is one away from the class of its density' : `A declared class is ${tiers} away from the class of its density` },
    { points: units.some(({ densityPcf }) => isNearBoundary(densityPcf)) ? 15 : 0, reason: 'The density is within 3 % of the next class' },
    { points: commodities.some(({ commodity }) => !commodity.nmfc) ? 10 : 0, reason: 'No NMFC item is given' },
  ].filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const score = Math.min(100, found.reduce((sum, { points }) => sum + points, 0));
  return { score, level: score >= 50 ? 'high' : score >= 20 ? 'medium' : 'low', reasons: found.map(({ reason }) => reason) };
}

/** The next of the 18 classes, which costs more; the last stays. */
export function nextClassUp(freightClass: FreightClass): FreightClass {
  return FREIGHT_CLASSES[FREIGHT_CLASSES.indexOf(freightClass) + 1] ?? freightClass;
}

function worstEvidence(rows: readonly HandlingUnit[]) {
  return rows.map(({ evidence }) => (evidence ? EVIDENCE[evidence] : NOT_SAID)).reduce((worst, one) => (one.points > worst.points ? one : worst), EVIDENCE.measured);
}

function tiersApart({ freightClass }: Commodity, densityClass: string | undefined): number {
  if (!freightClass || !densityClass) return 0;
  return Math.abs(FREIGHT_CLASSES.indexOf(freightClass) - FREIGHT_CLASSES.indexOf(densityClass as FreightClass));
}

const isNearBoundary = (density: number): boolean => BOUNDARIES.some((boundary) => Math.abs(density - boundary) <= boundary * NEAR);

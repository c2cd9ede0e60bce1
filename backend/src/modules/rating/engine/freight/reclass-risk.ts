import { comparePcf } from '../../../../kernel/measures/measures.js';
import {
  DENSITY_SCALE,
  type FreightClass,
  freightClassName,
  parseFreightClass,
} from '../../../../kernel/measures/freight-class.js';
import type { MeasuredRow } from './measure-freight.js';
import type { RatingRequest, RequestedHandlingUnit } from './rating-request.js';

/** How likely the carrier is to weigh, measure and reclass the freight (freight.md Annex B); informational, does not block booking. */
export interface ReclassRisk {
  /** 0 to 100. */
  readonly score: number;
  readonly level: 'low' | 'medium' | 'high';
  readonly reasons: readonly RiskReason[];
}

/** Factors that increase the score. */
export interface RiskReason {
  readonly code:
    'EVIDENCE_SPEC' | 'EVIDENCE_ESTIMATE' | 'ROUND_WEIGHTS' | 'CLASS_DIFFERS' | 'NEAR_CLASS_BOUNDARY' | 'NO_NMFC_ITEM';
  readonly message: string;
  readonly points: number;
}

const MEDIUM_FROM = 20;
const HIGH_FROM = 50;
const SCORE_MAXIMUM = 100;
const POINTS_PER_CLASS = 15;
/** Maximum distance from a density class boundary that counts as near, percent. */
const NEAR_PERCENT = 3;

/** Scores the freight by its riskiest item: source of dimensions, weights, classes, densities and NMFC items. */
export function reclassRisk({ handlingUnits }: RatingRequest, rows: readonly MeasuredRow[]): ReclassRisk {
  const reasons = [
    evidence(handlingUnits),
    roundWeights(handlingUnits),
    classDifference(handlingUnits, rows),
    nearBoundary(rows),
    missingItem(handlingUnits),
  ];
  const found = reasons.filter((reason) => reason !== null);
  const score = Math.min(
    found.reduce((sum, reason) => sum + reason.points, 0),
    SCORE_MAXIMUM,
  );
  return { score, level: score >= HIGH_FROM ? 'high' : score >= MEDIUM_FROM ? 'medium' : 'low', reasons: found };
}

/** Dimensions without evidence count as estimated. */
function evidence(rows: readonly RequestedHandlingUnit[]): RiskReason | null {
  if (rows.some((row) => (row.evidence ?? 'estimate') === 'estimate'))
    return { code: 'EVIDENCE_ESTIMATE', message: 'Dimensions are estimated, not measured.', points: 30 };
  if (rows.some((row) => row.evidence === 'spec'))
    return { code: 'EVIDENCE_SPEC', message: 'Dimensions are from a specification, not measured.', points: 10 };
  return null;
}

function roundWeights(rows: readonly RequestedHandlingUnit[]): RiskReason | null {
  if (rows.some((row) => row.weight % 5 !== 0)) return null;
  return {
    code: 'ROUND_WEIGHTS',
    message: 'All weights end in 0 or 5, which carriers weigh again more often.',
    points: 10,
  };
}

function classDifference(requested: readonly RequestedHandlingUnit[], rows: readonly MeasuredRow[]): RiskReason | null {
  let worst = { steps: 0, declared: 0, byDensity: 0 };
  requested.forEach(({ commodities }, index) => {
    const byDensity = rows[index]!.densityClass;
    for (const { freightClass } of commodities) {
      const declared = freightClass == null ? null : parseFreightClass(freightClass);
      const steps = declared === null ? 0 : stepsBetween(declared, byDensity);
      if (declared !== null && steps > worst.steps) worst = { steps, declared, byDensity };
    }
  });
  if (worst.steps === 0) return null;
  const message = `Class ${freightClassName(worst.declared)} is declared, ${freightClassName(worst.byDensity)} follows from density: ${worst.steps} step${worst.steps > 1 ? 's' : ''} apart.`;
  return { code: 'CLASS_DIFFERS', message, points: worst.steps * POINTS_PER_CLASS };
}

/** Number of density scale steps between two classes. */
function stepsBetween(left: FreightClass, right: FreightClass): number {
  const [low, high] = [Math.min(left, right), Math.max(left, right)];
  return DENSITY_SCALE.filter(({ freightClass }) => freightClass > low && freightClass <= high).length;
}

function nearBoundary(rows: readonly MeasuredRow[]): RiskReason | null {
  const near = DENSITY_SCALE.find(({ atLeastPcf }) => atLeastPcf > 0 && rows.some((row) => isNear(row, atLeastPcf)));
  if (!near) return null;
  return {
    code: 'NEAR_CLASS_BOUNDARY',
    message: `The density is within ${NEAR_PERCENT}% of ${near.atLeastPcf / 10} lb per cubic foot, where the class changes.`,
    points: 15,
  };
}

/** Thresholds are in tenths. In thousandths, the band around them is an integer. */
function isNear({ pounds, cube }: MeasuredRow, tenths: number): boolean {
  return (
    comparePcf(pounds, cube, tenths * (100 - NEAR_PERCENT), 3) >= 0 &&
    comparePcf(pounds, cube, tenths * (100 + NEAR_PERCENT), 3) <= 0
  );
}

function missingItem(rows: readonly RequestedHandlingUnit[]): RiskReason | null {
  if (rows.every((row) => row.commodities.every(({ nmfc }) => nmfc))) return null;
  return { code: 'NO_NMFC_ITEM', message: 'A commodity has no NMFC item.', points: 10 };
}

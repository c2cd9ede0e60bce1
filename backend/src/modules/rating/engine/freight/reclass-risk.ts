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
/** Without an NMFC item; with one, the item may set a class that differs from the density class. */
const POINTS_PER_CLASS = 15;
const POINTS_PER_CLASS_OF_ITEM = 5;
/** Maximum distance from a density class boundary that counts as near, percent. */
const NEAR_PERCENT = 3;

/** Scores what the user entered about the freight, by its riskiest item. Missing values have no points. */
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

function evidence(rows: readonly RequestedHandlingUnit[]): RiskReason | null {
  if (rows.some((row) => row.evidence === 'estimate'))
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
  let worst = { points: 0, steps: 0, declared: 0, byDensity: 0 };
  requested.forEach(({ commodities }, index) => {
    const byDensity = rows[index]!.densityClass;
    for (const { freightClass, nmfc } of commodities) {
      const declared = freightClass == null ? null : parseFreightClass(freightClass);
      if (declared === null) continue;
      const steps = stepsBetween(declared, byDensity);
      const points = steps * (nmfc ? POINTS_PER_CLASS_OF_ITEM : POINTS_PER_CLASS);
      if (points > worst.points) worst = { points, steps, declared, byDensity };
    }
  });
  const { points, steps, declared, byDensity } = worst;
  if (points === 0) return null;
  const message = `Class ${freightClassName(declared)} is declared, ${freightClassName(byDensity)} follows from density: ${steps} step${steps > 1 ? 's' : ''} apart.`;
  return { code: 'CLASS_DIFFERS', message, points };
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
  if (rows.every((row) => row.commodities.every(({ nmfc, freightClass }) => nmfc || freightClass == null))) return null;
  return { code: 'NO_NMFC_ITEM', message: 'A class is declared without an NMFC item.', points: 10 };
}

import { english } from '../../../../messages/translate.js';
import { msg, plural } from '../../../../messages/message.js';
import { comparePcf } from '../../../../kernel/measures/measures.js';
import {
  DENSITY_SCALE,
  type FreightClass,
  freightClassName,
  parseFreightClass,
} from '../../../../kernel/measures/freight-class.js';
import { freightItem, type ReclassHistory } from '../../../../kernel/freight-item.js';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
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
    | 'EVIDENCE_SPEC'
    | 'EVIDENCE_ESTIMATE'
    | 'ROUND_WEIGHTS'
    | 'CLASS_DIFFERS'
    | 'NEAR_CLASS_BOUNDARY'
    | 'NO_NMFC_ITEM'
    | 'PAST_RECLASS';
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
const HISTORY_YEARS = 2;

/** Past reclasses and reweighs of the company, and the day from which the last 24 months count. */
export interface RiskHistory {
  readonly events: ReclassHistory;
  readonly today: LocalDate;
}

/** Scores what the user entered about the freight, by its riskiest item. Missing values have no points. */
export function reclassRisk(
  { handlingUnits }: RatingRequest,
  rows: readonly MeasuredRow[],
  history?: RiskHistory,
): ReclassRisk {
  const reasons = [
    evidence(handlingUnits),
    roundWeights(handlingUnits),
    classDifference(handlingUnits, rows),
    nearBoundary(rows),
    missingItem(handlingUnits),
    pastReclass(handlingUnits, history),
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
    return { code: 'EVIDENCE_ESTIMATE', message: english(msg`Dimensions are estimated, not measured.`), points: 30 };
  if (rows.some((row) => row.evidence === 'spec'))
    return {
      code: 'EVIDENCE_SPEC',
      message: english(msg`Dimensions are from a specification, not measured.`),
      points: 10,
    };
  return null;
}

function roundWeights(rows: readonly RequestedHandlingUnit[]): RiskReason | null {
  if (rows.some((row) => row.weight % 5 !== 0)) return null;
  return {
    code: 'ROUND_WEIGHTS',
    message: english(msg`All weights end in 0 or 5, which carriers weigh again more often.`),
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
  const message = msg`Class ${{ declaredClass: freightClassName(declared) }} is declared, ${{ densityClass: freightClassName(byDensity) }} follows from density: ${plural({ steps }, { one: '# step', other: '# steps' })} apart.`;
  return { code: 'CLASS_DIFFERS', message: english(message), points };
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
    message: english(
      msg`The density is within ${{ percent: NEAR_PERCENT }}% of ${{ pcf: { number: near.atLeastPcf / 10 } }} lb per cubic foot, where the class changes.`,
    ),
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
  return { code: 'NO_NMFC_ITEM', message: english(msg`A class is declared without an NMFC item.`), points: 10 };
}

/** The newest correction of the same freight in the last 24 months. */
function pastReclass(rows: readonly RequestedHandlingUnit[], history: RiskHistory | undefined): RiskReason | null {
  if (!history) return null;
  const since = `${Number(history.today.slice(0, 4)) - HISTORY_YEARS}${history.today.slice(4)}`;
  const newest = rows
    .flatMap(({ commodities }) => commodities)
    .flatMap((commodity) => history.events.get(freightItem(commodity) ?? '')?.[0] ?? [])
    .filter(({ on }) => on >= since)
    .sort((left, right) => right.on.localeCompare(left.on))[0];
  if (!newest) return null;
  const { shipmentNumber, on } = newest;
  const [year, month] = [on.slice(0, 4), MONTHS[Number(on.slice(5, 7)) - 1]!];
  const message =
    newest.code === 'RCL'
      ? msg`Reclassed on ${{ shipmentNumber }} in ${{ month }} ${{ year }}.`
      : msg`Weighed again on ${{ shipmentNumber }} in ${{ month }} ${{ year }}.`;
  return { code: 'PAST_RECLASS', message: english(message), points: 20 };
}

const MONTHS = [
  msg`January`,
  msg`February`,
  msg`March`,
  msg`April`,
  msg`May`,
  msg`June`,
  msg`July`,
  msg`August`,
  msg`September`,
  msg`October`,
  msg`November`,
  msg`December`,
];

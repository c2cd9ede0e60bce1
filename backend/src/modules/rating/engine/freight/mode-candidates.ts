import { msg, type Message } from '../../../../messages/message.js';
import { MICROMETRES_PER_FOOT } from '../../../../kernel/measures/measures.js';
import type { RatingRequest } from './rating-request.js';
import type { FreightMeasures } from './shipment.js';
import type { TariffMode } from '../tariff/terms/tariff-terms.js';

/** Thresholds for proposing a mode (freight.md 2.7); companies may override them. Weights are in pounds, floor space in linear feet; handling units count as pallets. */
export interface ModeThresholds {
  /** LTL: weight and pallets at most these, linear feet below this. */
  readonly ltlMaxWeight: number;
  readonly ltlBelowLinearFeet: number;
  readonly ltlMaxPallets: number;
  /** Volume LTL: any of these reached, up to the maximum weight. */
  readonly volumeFromPallets: number;
  readonly volumeAboveWeight: number;
  readonly volumeFromLinearFeet: number;
  readonly volumeMaxWeight: number;
  /** Truckload: any of these exceeded. */
  readonly truckloadAboveWeight: number;
  readonly truckloadAboveLinearFeet: number;
  readonly truckloadAbovePallets: number;
}

export const USUAL_THRESHOLDS: ModeThresholds = {
  ltlMaxWeight: 10_000,
  ltlBelowLinearFeet: 12,
  ltlMaxPallets: 6,
  volumeFromPallets: 6,
  volumeAboveWeight: 5_000,
  volumeFromLinearFeet: 12,
  volumeMaxWeight: 20_000,
  truckloadAboveWeight: 20_000,
  truckloadAboveLinearFeet: 24,
  truckloadAbovePallets: 18,
};

/** A mode that fits the freight, with reason codes. */
export interface ModeCandidate {
  readonly mode: TariffMode;
  /** Each contains its threshold, such as WEIGHT_UP_TO_10000. */
  readonly reasons: readonly string[];
}

type Check = readonly [code: string, holds: boolean];
type Freight = Pick<FreightMeasures, 'pounds' | 'unitCount'> & { readonly feet: number };

/** Pallets of a partial truckload, quoted as volume LTL (freight.md 2.7). */
const PARTIAL = { from: 8, to: 18 };

/**
 * All modes that fit by the thresholds of freight.md 2.7. If none fits, the freight is a truckload, which takes
 * everything that fits on one trailer. Intermediate stops require a truckload.
 */
export function modeCandidates(
  { pounds, linearLength, unitCount }: FreightMeasures,
  thresholds: ModeThresholds = USUAL_THRESHOLDS,
  stopsOnTheWay = 0,
): ModeCandidate[] {
  if (stopsOnTheWay > 0) return [{ mode: 'FTL', reasons: ['STOPS_ON_THE_WAY'] }];
  const freight = { pounds, unitCount, feet: linearLength / MICROMETRES_PER_FOOT };
  const candidates = [ltl(freight, thresholds), volume(freight, thresholds), truckload(freight, thresholds)].filter(
    (found) => found !== null,
  );
  return candidates.length > 0 ? candidates : [{ mode: 'FTL', reasons: ['NO_OTHER_MODE'] }];
}

/** Modes to choose when the freight exceeds a limit of the chosen one, as a sentence; empty for automatic, which rates all that fit. */
export function otherModes(mode: RatingRequest['mode'], pounds: number): Message[] {
  if (mode === undefined || mode === 'auto') return [];
  return mode === 'LTL' && pounds <= USUAL_THRESHOLDS.volumeMaxWeight
    ? [msg`Choose volume LTL or a full truckload.`]
    : [msg`Choose a full truckload.`];
}

function ltl({ pounds, unitCount, feet }: Freight, t: ModeThresholds): ModeCandidate | null {
  if (pounds > t.ltlMaxWeight || feet >= t.ltlBelowLinearFeet || unitCount > t.ltlMaxPallets) return null;
  return {
    mode: 'LTL',
    reasons: [
      `WEIGHT_UP_TO_${t.ltlMaxWeight}`,
      `LINEAR_FEET_BELOW_${t.ltlBelowLinearFeet}`,
      `PALLETS_UP_TO_${t.ltlMaxPallets}`,
    ],
  };
}

function volume({ pounds, unitCount, feet }: Freight, t: ModeThresholds): ModeCandidate | null {
  if (pounds > t.volumeMaxWeight) return null;
  return candidate('VLTL', [
    [`PALLETS_FROM_${t.volumeFromPallets}`, unitCount >= t.volumeFromPallets],
    [`WEIGHT_ABOVE_${t.volumeAboveWeight}`, pounds > t.volumeAboveWeight],
    [`LINEAR_FEET_FROM_${t.volumeFromLinearFeet}`, feet >= t.volumeFromLinearFeet],
    [`PALLETS_${PARTIAL.from}_TO_${PARTIAL.to}`, unitCount >= PARTIAL.from && unitCount <= PARTIAL.to],
  ]);
}

function truckload({ pounds, unitCount, feet }: Freight, t: ModeThresholds): ModeCandidate | null {
  return candidate('FTL', [
    [`WEIGHT_ABOVE_${t.truckloadAboveWeight}`, pounds > t.truckloadAboveWeight],
    [`LINEAR_FEET_ABOVE_${t.truckloadAboveLinearFeet}`, feet > t.truckloadAboveLinearFeet],
    [`PALLETS_ABOVE_${t.truckloadAbovePallets}`, unitCount > t.truckloadAbovePallets],
  ]);
}

function candidate(mode: TariffMode, checks: readonly Check[]): ModeCandidate | null {
  const reasons = checks.filter(([, holds]) => holds).map(([code]) => code);
  return reasons.length === 0 ? null : { mode, reasons };
}

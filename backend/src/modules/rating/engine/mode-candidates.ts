import { MICROMETRES_PER_FOOT } from '../../../kernel/dimensions.js';
import type { FreightMeasures } from './shipment.js';

/** A mode that fits the freight, with the codes of the reasons. */
export interface ModeCandidate {
  readonly mode: 'LTL' | 'VLTL' | 'FTL';
  readonly reasons: readonly string[];
}

/** Modes that fit, after the thresholds of freight.md 2.7; several may, and at least one does. Handling units count as pallets. */
export function modeCandidates({ pounds, linearLength, unitCount }: FreightMeasures): ModeCandidate[] {
  const feet = linearLength / MICROMETRES_PER_FOOT;
  const candidates: ModeCandidate[] = [];
  if (pounds <= 10_000 && feet < 12 && unitCount <= 6) {
    candidates.push({ mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_12', 'PALLETS_UP_TO_6'] });
  }
  const volume = reasons([
    ['PALLETS_FROM_6', unitCount >= 6],
    ['WEIGHT_ABOVE_5000', pounds > 5_000],
    ['LINEAR_FEET_FROM_12', feet >= 12],
    ['PALLETS_8_TO_18', unitCount >= 8 && unitCount <= 18],
  ]);
  if (volume.length > 0 && pounds <= 20_000) candidates.push({ mode: 'VLTL', reasons: volume });
  const truckload = reasons([
    ['WEIGHT_ABOVE_20000', pounds > 20_000],
    ['LINEAR_FEET_ABOVE_24', feet > 24],
    ['PALLETS_ABOVE_18', unitCount > 18],
  ]);
  if (truckload.length > 0) candidates.push({ mode: 'FTL', reasons: truckload });
  return candidates;
}

function reasons(checks: readonly (readonly [code: string, holds: boolean])[]): string[] {
  return checks.filter(([, holds]) => holds).map(([code]) => code);
}

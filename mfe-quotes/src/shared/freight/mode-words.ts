import { modeName } from '@lading/trade';
import type { TermName } from '@lading/trade/glossary';
import { formatNumber } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Derived } from '../api/types';

type ModeCandidate = Derived['modes'][number];

/** Modes that are words of the trade. */
const TERMS: Partial<Record<ModeCandidate['mode'], TermName>> = { LTL: 'ltl', VLTL: 'vltl' };

/** Reasons by their code without its numbers. */
const REASONS: Partial<Record<string, (first: string, second: string) => string>> = {
  WEIGHT_UP_TO_N: (most) => t`weight up to ${most}`,
  WEIGHT_ABOVE_N: (least) => t`weight above ${least}`,
  LINEAR_FEET_BELOW_N: (most) => t`linear feet below ${most}`,
  LINEAR_FEET_FROM_N: (least) => t`linear feet from ${least}`,
  LINEAR_FEET_ABOVE_N: (least) => t`linear feet above ${least}`,
  PALLETS_UP_TO_N: (most) => t`pallets up to ${most}`,
  PALLETS_FROM_N: (least) => t`pallets from ${least}`,
  PALLETS_ABOVE_N: (least) => t`pallets above ${least}`,
  PALLETS_N_TO_N: (least, most) => t`pallets ${least} to ${most}`,
  STOPS_ON_THE_WAY: () => t`intermediate stops`,
  NO_OTHER_MODE: () => t`no other mode`,
};

/** `WEIGHT_UP_TO_10000` is weight up to 10,000; an unknown code reads as it is written. */
function reasonInWords(code: string): string {
  const [first = '', second = ''] = (code.match(/\d+/g) ?? []).map((digits) => formatNumber(Number(digits)));
  return REASONS[code.replaceAll(/\d+/g, 'N')]?.(first, second) ?? code.toLowerCase().replaceAll('_', ' ');
}

/** A mode that fits the freight, and because of what. */
export function describeMode({ mode, reasons }: ModeCandidate): { name: string; term?: TermName; because: string } {
  return {
    name: modeName(mode),
    term: TERMS[mode],
    because: reasons.map(reasonInWords).join(', '),
  };
}

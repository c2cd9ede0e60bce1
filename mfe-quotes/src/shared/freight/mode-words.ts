import { formatNumber } from '@lading/ui';
import type { Derived } from '../api/types';
import { MODE_NAMES } from '../trade/modes';

type ModeCandidate = Derived['modes'][number];

/** `WEIGHT_UP_TO_10000` reads as it is written: weight up to 10,000. */
const reasonInWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ').replace(/\d+/g, (digits) => formatNumber(Number(digits)));

/** A mode that fits the freight, and because of what. */
export function describeMode({ mode, reasons }: ModeCandidate): { name: string; because: string } {
  return { name: MODE_NAMES[mode], because: reasons.map(reasonInWords).join(', ') };
}

import { formatNumber } from '@lading/ui';
import type { Derived } from '../api/types';

type ModeCandidate = Derived['modes'][number];

const NAMES: Record<ModeCandidate['mode'], string> = { LTL: 'LTL', VLTL: 'Volume LTL', FTL: 'Full truckload' };

/** `WEIGHT_UP_TO_10000` reads as it is written: weight up to 10,000. */
const reasonInWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ').replace(/\d+/g, (digits) => formatNumber(Number(digits)));

/** A mode that fits the freight, and because of what. */
export function describeMode({ mode, reasons }: ModeCandidate): { name: string; because: string } {
  return { name: NAMES[mode], because: reasons.map(reasonInWords).join(', ') };
}

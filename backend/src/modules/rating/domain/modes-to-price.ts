import type { TariffMode } from '../engine/index.js';
import type { QuoteRequest } from './quote-request.js';

/**
 * Modes whose tariffs are asked. A chosen mode is the only one. Otherwise every candidate is asked, and LTL in any case: what a carrier takes as LTL its own
 * tariff says better than a threshold. Freight with stops on the way goes by truckload alone.
 */
export function modesToPrice(
  { mode = 'auto', stops }: QuoteRequest,
  candidates: readonly { readonly mode: TariffMode }[],
): TariffMode[] {
  if (mode !== 'auto') return [mode];
  if (stops.length > 2) return ['FTL'];
  return [...new Set<TariffMode>(['LTL', ...candidates.map((candidate) => candidate.mode)])];
}

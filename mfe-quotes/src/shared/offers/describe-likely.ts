import { formatMoney } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { OfferTotals } from '../api/types';

/** The likely total in words, with the reason if it differs from the total or is unknown. */
export function describeLikely({ likelyTotal, likelyReason }: OfferTotals): string {
  if (!likelyReason) return t`as quoted`;
  return likelyTotal ? `${formatMoney(likelyTotal)}: ${likelyReason}` : t`unknown: ${likelyReason}`;
}

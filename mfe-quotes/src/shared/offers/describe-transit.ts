import { formatDate } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import type { OfferTotals } from '../api/types';

/** Business days in words, as a range where miles are estimated: `3–4 business days`. */
export function describeTransit({
  businessDays,
  minimumDays = businessDays,
  maximumDays = businessDays,
}: OfferTotals['transit']): string {
  return minimumDays === maximumDays
    ? plural(maximumDays, { one: '# business day', other: '# business days' })
    : t`${minimumDays}–${maximumDays} business days`;
}

/** Day of delivery, as a range where it is one. */
export function describeDelivery({
  estimatedDeliveryOn,
  earliestDeliveryOn = estimatedDeliveryOn,
  latestDeliveryOn = estimatedDeliveryOn,
}: OfferTotals): string {
  return earliestDeliveryOn === latestDeliveryOn
    ? formatDate(latestDeliveryOn)
    : `${formatDate(earliestDeliveryOn)} – ${formatDate(latestDeliveryOn)}`;
}

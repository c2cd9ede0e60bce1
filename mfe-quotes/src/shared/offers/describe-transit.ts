import { formatDate } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import type { OfferTotals } from '../api/types';

/** Transit in words, as a range where miles are estimated: `3–4 business days`. Truckloads count all days. */
export function describeTransit({
  mode,
  transit: { businessDays, minimumDays = businessDays, maximumDays = businessDays },
}: Pick<OfferTotals, 'mode' | 'transit'>): string {
  if (mode === 'FTL') {
    return minimumDays === maximumDays
      ? plural(maximumDays, { one: '# day', other: '# days' })
      : t`${minimumDays}–${maximumDays} days`;
  }
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

import { formatMoney, KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Money, Offer } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import { describeLikely } from '../../shared/offers/describe-likely';
import { describeDelivery, describeTransit } from '../../shared/offers/describe-transit';
import classes from './booking.module.css';

/** What is about to be booked, and for how much. */
export function BookingSummary({ offer, total }: { offer: Offer; total: Money }) {
  return (
    <div className={classes.summary}>
      <KeyValue
        items={[
          {
            label: t`Carrier`,
            value: (
              <span className={classes.carrier}>
                {offer.carrier.name} <CarrierBadge carrier={offer.carrier} />
              </span>
            ),
          },
          { label: t`Transit`, value: `${describeTransit(offer)}, ${describeDelivery(offer)}` },
          { label: t`Total`, value: <strong>{formatMoney(total)}</strong> },
          ...(offer.likelyReason ? [{ label: t`Likely total`, value: describeLikely(offer) }] : []),
        ]}
      />
    </div>
  );
}

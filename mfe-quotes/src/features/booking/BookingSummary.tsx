import { formatDate, formatMoney, KeyValue } from '@lading/ui';
import type { Money, Offer } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import classes from './booking.module.css';

/** What is about to be booked, and for how much. */
export function BookingSummary({ offer, total }: { offer: Offer; total: Money }) {
  return (
    <div className={classes.summary}>
      <KeyValue
        items={[
          { label: 'Carrier', value: <span className={classes.carrier}>{offer.carrier.name} <CarrierBadge carrier={offer.carrier} /></span> },
          { label: 'Transit', value: `${offer.transit.businessDays} business days, ${formatDate(offer.estimatedDeliveryOn)}` },
          { label: 'Total', value: <strong>{formatMoney(total)}</strong> },
          ...(offer.likelyReason ? [{ label: 'Likely total', value: `${formatMoney(offer.likelyTotal)}: ${offer.likelyReason}` }] : []),
        ]}
      />
    </div>
  );
}

import { Button, formatDate, formatMoney, Text } from '@lading/ui';
import { DemoBadge } from '../../../shared/DemoBadge';
import type { Shipment } from '../../../shared/types';
import type { NextOffer } from '../types';
import classes from './actions.module.css';
import { CopyShipment } from './CopyShipment';

interface NextOffersProps {
  shipment: Shipment;
  offers: readonly NextOffer[];
  /** Offer that is being tendered to. */
  busyOffer: string | null;
  onChoose(offer: NextOffer): void;
}

function difference({ difference: more }: NextOffer): string {
  if (more === null || more.amount === 0) return 'same total';
  const size = formatMoney({ ...more, amount: Math.abs(more.amount) });
  return more.amount > 0 ? `${size} more` : `${size} less`;
}

/** Offers that the shipment may still go to, cheapest first. */
export function NextOffers({ shipment, offers, busyOffer, onChoose }: NextOffersProps) {
  if (offers.every(({ expired }) => expired)) {
    return (
      <div className={classes.none}>
        <Text>No other offer of quote {shipment.quoteNumber} is valid any more. Copy the shipment to a new quote for current prices.</Text>
        <CopyShipment shipment={shipment} />
      </div>
    );
  }
  return (
    <ul className={classes.offers} aria-label="Next offers">
      {offers.map((offer) => (
        <li key={offer.offerId}>
          <div>
            <strong>{offer.carrier.name}</strong> {offer.carrier.demo && <DemoBadge />}
            <Text c="dimmed" size="xs">
              {offer.mode} {offer.service}, delivery {formatDate(offer.estimatedDeliveryOn)}
              {offer.rejectedBefore && ', has rejected this shipment before'}
            </Text>
          </div>
          {offer.total && (
            <div className={classes.agree}>
              <Text size="xs" c={offer.difference && offer.difference.amount > 0 ? 'var(--lading-attention)' : 'dimmed'}>{difference(offer)}</Text>
              <Button disabled={offer.expired || busyOffer !== null} loading={busyOffer === offer.offerId} onClick={() => onChoose(offer)} aria-label={`Tender to ${offer.carrier.name} for ${formatMoney(offer.total)}`}>
                {offer.expired ? 'Expired' : `Tender for ${formatMoney(offer.total)}`}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

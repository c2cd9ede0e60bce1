import { Button, formatMoney, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { DemoBadge } from '../../../shared/DemoBadge';
import { promisedDelivery } from '../../../shared/promised-delivery';
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
  if (more === null || more.amount === 0) return t`same total`;
  const size = formatMoney({ ...more, amount: Math.abs(more.amount) });
  return more.amount > 0 ? t`${size} more` : t`${size} less`;
}

/** Mode, service and the delivery days that the carrier offers. */
function facts(offer: NextOffer): string {
  const { mode, service, rejectedBefore } = offer;
  const days = promisedDelivery(offer);
  return rejectedBefore
    ? t`${mode} ${service}, delivery ${days}, has declined this shipment before`
    : t`${mode} ${service}, delivery ${days}`;
}

/** Offers that the shipment may still go to, cheapest first. */
export function NextOffers({ shipment, offers, busyOffer, onChoose }: NextOffersProps) {
  if (offers.every(({ expired }) => expired)) {
    return (
      <div className={classes.none}>
        <Text>{t`No other offer of quote ${shipment.quoteNumber} is valid. Copy the shipment to a new quote for current prices.`}</Text>
        <CopyShipment shipment={shipment} />
      </div>
    );
  }
  return (
    <ul className={classes.offers} aria-label={t`Next offers`}>
      {offers.map((offer) => (
        <li key={offer.offerId}>
          <div>
            <strong>{offer.carrier.name}</strong> {offer.carrier.demo && <DemoBadge />}
            <Text c="dimmed" size="xs">
              {facts(offer)}
            </Text>
          </div>
          {offer.total && (
            <div className={classes.agree}>
              <Text
                size="xs"
                c={offer.difference && offer.difference.amount > 0 ? 'var(--lading-attention)' : 'dimmed'}
              >
                {difference(offer)}
              </Text>
              <Button
                disabled={offer.expired || busyOffer !== null}
                loading={busyOffer === offer.offerId}
                onClick={() => onChoose(offer)}
                aria-label={t`Tender to ${offer.carrier.name} for ${formatMoney(offer.total)}`}
              >
                {offer.expired ? t`Expired` : t`Tender for ${formatMoney(offer.total)}`}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

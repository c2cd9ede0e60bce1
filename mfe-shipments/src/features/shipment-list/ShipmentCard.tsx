import { useRemote } from '@lading/mfe-kit';
import { formatDate, Money, StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { EXCEPTION_NAMES, SEVERITIES } from '../../shared/exceptions/exception-names';
import type { ShipmentSummary } from '../../shared/types';
import classes from './shipment-columns.module.css';

/** A shipment in the list on a phone, below its number and status. */
export function ShipmentCard({ shipment }: { shipment: ShipmentSummary }) {
  const { host } = useRemote();
  const { origin, destination, carrier, pickupOn, etaOn, deliveredAt, total, exceptions } = shipment;
  const [first] = exceptions;
  const isMoving = deliveredAt === null && etaOn !== null && shipment.status !== 'booked';
  return (
    <>
      <div className={classes.line}>
        <span>
          {origin.city}, {origin.state} → {destination.city}, {destination.state}
        </span>
        {host.session.can('price.read') && total && <Money value={total} />}
      </div>
      <div className={classes.line}>
        <span>{carrier.name}</span>
        <span className={classes.muted}>
          {isMoving ? t`ETA ${formatDate(etaOn)}` : t`pickup ${formatDate(pickupOn)}`}
        </span>
      </div>
      {first && <StatusBadge tone={SEVERITIES[first.severity].tone}>{i18n._(EXCEPTION_NAMES[first.kind])}</StatusBadge>}
    </>
  );
}

import { DateTimeInZone, formatDate, IconInfoCircle, Text, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { promisedDelivery } from '../../../shared/promised-delivery';
import type { Shipment, ShipmentStatus } from '../../../shared/types';
import classes from '../progress-rail.module.css';
import type { Timeline } from '../types';

type Eta = NonNullable<Timeline['eta']>;

const OVER: readonly ShipmentStatus[] = ['delivered', 'closed', 'cancelled', 'returned', 'lost'];

interface ArrivalProps {
  eta: Timeline['eta'];
  shipment: Shipment;
}

/** Estimated arrival with its basis, and the promised dates; nothing once the journey is over. Where it has one line, a tap shows all of it. */
export function Arrival({ eta, shipment }: ArrivalProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!eta || OVER.includes(shipment.status)) return null;
  const when = eta.at ? <DateTimeInZone instant={eta.at} zone={eta.timeZone} /> : formatDate(eta.on);
  const promised = promisedDelivery(shipment);
  return (
    <div className={classes.arrival} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.more}
        aria-expanded={isOpen}
        aria-label={t`Basis of the ETA`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconInfoCircle size={16} aria-hidden="true" />
      </UnstyledButton>
      <Trans>
        <strong>ETA:</strong> {when}
      </Trans>{' '}
      {eta.daysLate > 0 && <Late eta={eta} truckload={shipment.mode === 'FTL'} />}
      <Text span c="dimmed">
        {eta.text}.
        {promised !== '' && (
          <>
            {' '}
            <Trans>Promised: {promised}</Trans>
          </>
        )}
      </Text>
    </div>
  );
}

function Late({ eta: { daysLate }, truckload }: { eta: Eta; truckload: boolean }) {
  return (
    <Text span c="var(--lading-attention)" fw={500}>
      {truckload ? (
        <Plural value={daysLate} one="# day late" other="# days late" />
      ) : (
        <Plural value={daysLate} one="# business day late" other="# business days late" />
      )}{' '}
    </Text>
  );
}

import { DateTimeInZone, formatDate, Text } from '@lading/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { promisedDelivery } from '../../../shared/promised-delivery';
import type { Shipment, ShipmentStatus } from '../../../shared/types';
import type { Timeline } from '../types';

type Eta = NonNullable<Timeline['eta']>;

const OVER: readonly ShipmentStatus[] = ['delivered', 'closed', 'cancelled', 'returned', 'lost'];

interface ArrivalProps {
  eta: Timeline['eta'];
  shipment: Shipment;
}

/** Estimated arrival with its basis, and the promised dates; nothing once the journey is over. */
export function Arrival({ eta, shipment }: ArrivalProps) {
  if (!eta || OVER.includes(shipment.status)) return null;
  const when = eta.at ? <DateTimeInZone instant={eta.at} zone={eta.timeZone} /> : formatDate(eta.on);
  const promised = promisedDelivery(shipment);
  return (
    <div>
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

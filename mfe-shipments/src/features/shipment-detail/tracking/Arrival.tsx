import { DateTimeInZone, formatDate, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ShipmentStatus } from '../../../shared/types';
import type { Timeline } from '../types';

type Eta = NonNullable<Timeline['eta']>;

const OVER: readonly ShipmentStatus[] = ['delivered', 'closed', 'cancelled', 'returned', 'lost'];

/** When the freight arrives and why that is thought; nothing once the journey is over. */
export function Arrival({ eta, status }: { eta: Timeline['eta']; status: ShipmentStatus }) {
  if (!eta || OVER.includes(status)) return null;
  const when = eta.at ? <DateTimeInZone instant={eta.at} zone={eta.timeZone} /> : formatDate(eta.on);
  return (
    <div>
      <Trans>
        <strong>Arrival:</strong> {when}
      </Trans>{' '}
      {eta.daysLate > 0 && (
        <Text span c="var(--lading-attention)" fw={500}>
          <Plural value={eta.daysLate} one="# business day late" other="# business days late" />{' '}
        </Text>
      )}
      <Text span c="dimmed">
        (<Basis eta={eta} />)
      </Text>
    </div>
  );
}

function Basis({ eta: { basis, since } }: { eta: Eta }) {
  if (basis === 'carrier') {
    return (
      <Trans>
        the carrier’s estimate of <DateTimeInZone instant={since} />
      </Trans>
    );
  }
  return basis === 'delivery' ? t`out for delivery` : t`date of the booked offer, not guaranteed`;
}

import { DateTimeInZone, formatDate, Text } from '@lading/ui';
import type { ShipmentStatus } from '../../../shared/types';
import type { Timeline } from '../types';

type Eta = NonNullable<Timeline['eta']>;

const BASES: Record<Eta['basis'], string> = {
  promised: 'date of the booked offer, not guaranteed',
  carrier: 'the carrier’s estimate',
  delivery: 'it is out for delivery',
};
const OVER: readonly ShipmentStatus[] = ['delivered', 'closed', 'cancelled', 'returned', 'lost'];

/** When the freight arrives and why that is thought; nothing once the journey is over. */
export function Arrival({ eta, status }: { eta: Timeline['eta']; status: ShipmentStatus }) {
  if (!eta || OVER.includes(status)) return null;
  return (
    <div>
      <strong>Arrival:</strong> {eta.at ? <DateTimeInZone instant={eta.at} zone={eta.timeZone} /> : formatDate(eta.on)}{' '}
      {eta.daysLate > 0 && (
        <Text span c="var(--lading-attention)" fw={500}>
          {eta.daysLate === 1 ? '1 business day late' : `${eta.daysLate} business days late`}{' '}
        </Text>
      )}
      <Text span c="dimmed">
        ({BASES[eta.basis]}
        {eta.basis === 'carrier' && (
          <>
            {' '}
            of <DateTimeInZone instant={eta.since} />
          </>
        )}
        )
      </Text>
    </div>
  );
}

import { newId } from '../../../platform/ids.js';
import { bookedAppointments } from '../domain/booked-appointments.js';
import { project } from '../domain/projection.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { type EventRow, termsOf } from './persistence/shipment-log.sql.js';
import { type TrackedColumns, trackedColumns } from './tracked-columns.js';

/** Earlier than any event, so that the job checks shipments booked shortly before the end of the pickup window. */
const NEVER = new Date(0);

/** Initial tracking state, equal to the projection of the first event. */
export function trackedAtBooking(row: ShipmentRow, originTimeZone: string): TrackedColumns {
  const { createdAt, pickupOn, estimatedDeliveryOn, earliestDeliveryOn, latestDeliveryOn, mode, body } = row;
  const terms = termsOf({
    promisedOn: latestDeliveryOn ?? estimatedDeliveryOn,
    estimatedDeliveryOn,
    earliestDeliveryOn,
    pickupOn,
    closeAt: body.pickup.closeAt ?? null,
    countries: body.stops.map(({ country }) => country),
    mode,
    calendar: null,
    timeZones: [originTimeZone, body.timeZones.at(-1) ?? originTimeZone],
    createdAt,
  });
  const state = project([bookedEvent(row, originTimeZone)]);
  return trackedColumns({ state, active: [] }, [], terms, NEVER);
}

export function bookedEvent(
  { id: shipmentId, quoteId, offerId, createdBy, createdAt, body, estimatedDeliveryOn }: ShipmentRow,
  timeZone: string,
): EventRow {
  const id = newId('sev');
  const appointments = bookedAppointments(body, estimatedDeliveryOn);
  return {
    id,
    shipmentId,
    type: 'booked',
    occurredAt: createdAt,
    timeZone,
    receivedAt: createdAt,
    source: 'member',
    actorId: createdBy,
    sourceKey: 'booked',
    sequence: null,
    place: null,
    code: null,
    reason: null,
    details: { quoteId, offerId, ...(appointments ? { appointments } : {}) },
    raw: null,
  };
}

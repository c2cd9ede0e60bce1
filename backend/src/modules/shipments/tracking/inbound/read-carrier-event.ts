import { truncate } from '../../../../platform/text/truncate.js';
import { localMoment } from '../../../../kernel/time/local-time.js';
import { reasonText } from '../../domain/delivery-codes.js';
import { eventTypeOf } from '../../domain/event-codes.js';
import type {
  AppointmentState,
  EventDetails,
  EventPlace,
  ShipmentEventSource,
  ShipmentEventType,
} from '../../domain/shipment-event.js';
import type { NewShipmentEvent } from '../shipment-log.js';
import type { CarrierEvent } from './event-batch.messages.js';

/** Time zones of origin and destination. */
export interface EndZones {
  originTimeZone: string;
  destinationTimeZone: string;
}

const APPOINTMENTS: Readonly<Record<string, AppointmentState>> = {
  Required: 'needed',
  Requested: 'requested',
  Secured: 'secured',
  Missed: 'missed',
  Rescheduled: 'rescheduled',
};
const AT_ORIGIN: readonly ShipmentEventType[] = [
  'tender_acknowledged',
  'pickup_appointment',
  'eta_origin',
  'arrived_pickup',
  'loading',
  'pickup_attempted',
  'picked_up',
];
const SUB_CODED = /^\d{3}-\d{1,2}$/;
const REASON_MAX = 500;
/** Maximum clock skew of a carrier, in ms. Events further ahead are rejected: they would remain the newest event for too long. */
const AHEAD_MS = 900_000;

/** Converts a carrier's event to ours. */
export function readCarrierEvent(event: CarrierEvent, source: ShipmentEventSource, zones: EndZones): NewShipmentEvent {
  const { eventId, status, occurredAt, sequence, location, notes, attributes = {} } = event;
  // Some carriers send the delivery code as the status.
  const code = attributes.reasonCode ?? (status !== undefined && SUB_CODED.test(status) ? status : undefined);
  const type = eventTypeOf(event.type, status, code);
  const atOrigin = AT_ORIGIN.includes(type);
  return {
    type,
    occurredAt: new Date(occurredAt),
    timeZone: zoneOf(attributes.timeZone) ?? (atOrigin ? zones.originTimeZone : zones.destinationTimeZone),
    source,
    actorId: null,
    sourceKey: `carrier:${eventId}`,
    sequence,
    place: location === undefined ? null : placeOf(location),
    code: code ?? status ?? event.type,
    reason: reasonOf(code, notes, atOrigin),
    data: detailsOf({ ...attributes, ...(code === undefined ? {} : { reasonCode: code }) }),
    raw: event,
  };
}

/** Whether the event is in the future, beyond the allowed clock skew. */
export function isAhead({ occurredAt }: CarrierEvent, now: Date): boolean {
  return Date.parse(occurredAt) > now.getTime() + AHEAD_MS;
}

function detailsOf({
  reasonCode,
  estimatedArrival,
  estimatedDeliveryDate,
  late,
  appointmentStatus,
}: NonNullable<CarrierEvent['attributes']>): EventDetails {
  return {
    ...(reasonCode !== undefined && SUB_CODED.test(reasonCode) ? { statusCode: reasonCode } : {}),
    ...(estimatedArrival === undefined ? {} : { etaAt: new Date(estimatedArrival).toISOString() }),
    ...(estimatedDeliveryDate === undefined ? {} : { etaOn: estimatedDeliveryDate }),
    ...(late === undefined ? {} : { late }),
    ...(appointmentStatus === undefined ? {} : { appointment: APPOINTMENTS[appointmentStatus] }),
  };
}

function placeOf({ name, city, state, postalCode, country, latitude, longitude }: EventPlace): EventPlace {
  return {
    name,
    city,
    state,
    postalCode,
    country,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}

function reasonOf(code: string | undefined, notes: string | undefined, atPickup: boolean): string | null {
  const words = [code === undefined ? null : reasonText(code, atPickup), notes].filter(Boolean).join('. ');
  return words === '' ? null : truncate(words, REASON_MAX);
}

/** The time zone if it is a valid one. */
function zoneOf(name: string | undefined): string | null {
  if (name === undefined) return null;
  try {
    localMoment(new Date(0), name);
    return name;
  } catch {
    return null;
  }
}

import type { ErrorObject } from 'ajv';
import { messageCheck } from '../../../../platform/messages/message-check.js';
import { BATCH_SCHEMA, EVENT_SCHEMA } from './event-batch.schemas.js';

/** An event of the DSDC in-transit standard, as far as it is read. */
export interface CarrierEvent {
  eventId: string;
  type: string;
  status?: string;
  /** RFC 3339. */
  occurredAt: string;
  sequence: number;
  location?: {
    name?: string;
    city?: string;
    state?: string;
    postalCode?: string;
    country?: string;
    latitude?: number;
    longitude?: number;
  };
  notes?: string;
  attributes?: {
    reasonCode?: string;
    timeZone?: string;
    estimatedArrival?: string;
    estimatedDeliveryDate?: string;
    late?: boolean;
    appointmentStatus?: 'Required' | 'Requested' | 'Secured' | 'Missed' | 'Rescheduled';
  };
  shipment: { shipmentId: string; references?: { type?: string; value?: string }[] };
}

/** A delivery of events (EventBatch of the standard). */
export interface EventBatch {
  /** The same when a delivery is tried again. */
  deliveryId: string;
  sentAt: string;
  /** Not yet checked one by one. */
  events: object[];
}

export const isEventBatch = messageCheck<EventBatch>(BATCH_SCHEMA);
export const isCarrierEvent = messageCheck<CarrierEvent>(EVENT_SCHEMA);

/** The first thing that is wrong, without any value of the message. */
export function firstProblem(errors: ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  return error === undefined
    ? 'does not fit'
    : `${error.instancePath || 'the message'} ${error.message ?? 'does not fit'}`;
}

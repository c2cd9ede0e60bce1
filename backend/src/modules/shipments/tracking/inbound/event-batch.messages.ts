import type { ErrorObject } from 'ajv';
import { messageCheck } from '../../../../platform/messages/message-check.js';
import { BATCH_SCHEMA, EVENT_SCHEMA } from './event-batch.schemas.js';

/** An event of the DSDC in-transit standard; only the properties that we read. */
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
  documents?: { type?: string; url?: string }[];
  shipment: { shipmentId: string; references?: { type?: string; value?: string }[] };
}

/** A batch of events (EventBatch of the standard). */
export interface EventBatch {
  /** Unchanged when a delivery is retried. */
  deliveryId: string;
  sentAt: string;
  /** Validated one by one later. */
  events: object[];
}

export const isEventBatch = messageCheck<EventBatch>(BATCH_SCHEMA);
export const isCarrierEvent = messageCheck<CarrierEvent>(EVENT_SCHEMA);

/** The first validation error, without values of the message. */
export function firstProblem(errors: ErrorObject[] | null | undefined): string {
  const [error] = errors ?? [];
  return error === undefined
    ? 'does not fit'
    : `${error.instancePath || 'the message'} ${error.message ?? 'does not fit'}`;
}

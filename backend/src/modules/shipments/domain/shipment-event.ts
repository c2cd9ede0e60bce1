/** Event types of a shipment: "Our event" of freight.md §3.3, and events of Lading itself. */
export const SHIPMENT_EVENT_TYPES = [
  'booked',
  'tendered',
  'tender_failed',
  'tender_acknowledged',
  'tender_rejected',
  'pickup_appointment',
  'pickup_changed',
  'eta_origin',
  'arrived_pickup',
  'loading',
  'pickup_attempted',
  'picked_up',
  'departed_terminal',
  'in_transit',
  'arrived_terminal',
  'terminal_handling',
  'estimated_arrival',
  'interline_transfer',
  'customs_docs_pending',
  'customs_docs_ready',
  'customs_submitted',
  'customs_in_bond',
  'customs_hold',
  'customs_cleared',
  'delivery_appointment',
  'available_for_delivery',
  'out_for_delivery',
  'arrived_delivery',
  'attempted',
  'delivered',
  'departed_delivery',
  'delivery_reversed',
  'delivery_time_corrected',
  'refused',
  'returned',
  'damaged',
  'short',
  'lost',
  'delayed',
  'exception',
  'reconsigned',
  'cancelled',
  'pod_available',
  'billing_changed',
  'closed',
  'leg',
  'note',
  'unknown',
] as const;
export type ShipmentEventType = (typeof SHIPMENT_EVENT_TYPES)[number];

/** Source of an event: Lading, a delivered carrier message, a polled carrier message, or a member. */
export type ShipmentEventSource = 'lading' | 'carrier' | 'pull' | 'member';

/** States of an appointment (freight.md §3.2). */
export type AppointmentState = 'not_needed' | 'needed' | 'requested' | 'secured' | 'missed' | 'rescheduled';

/** States of the bill: the booked price, the carrier's preliminary charges, its invoice, and what was decided about it. */
export const BILLING_STATES = [
  'estimated',
  'preliminary',
  'invoiced',
  'disputed',
  'approved',
  'paid',
  'closed',
] as const;
export type BillingState = (typeof BILLING_STATES)[number];

/** Location of an event; unknown fields are absent. */
export interface EventPlace {
  name?: string;
  city?: string;
  /** State or province. */
  state?: string;
  postalCode?: string;
  /** ISO 3166-1 alpha-3, as carriers send it. */
  country?: string;
  /** Degrees. */
  latitude?: number;
  longitude?: number;
}

/** City and state, else the name; null if the location is unknown. */
export function placeText(place: EventPlace | null): string | null {
  if (place === null) return null;
  return [place.city, place.state].filter(Boolean).join(', ') || place.name || null;
}

/** Appointments booked with a shipment. */
export interface BookedAppointments {
  pickup?: AppointmentState;
  /** `dueAt`: when a missing appointment becomes an exception, as a UTC instant. */
  delivery?: { state: AppointmentState; dueAt: string };
}

/** Type-specific details of an event. */
export interface EventDetails {
  /** State of an appointment, in the terms of the standard. */
  appointment?: AppointmentState;
  /** For `booked`. */
  appointments?: BookedAppointments;
  /** Estimated arrival by the carrier, as a UTC instant. */
  etaAt?: string;
  /** Estimated arrival without a time: a local date at the destination. */
  etaOn?: string;
  /** Corrected time of delivery, as a UTC instant. */
  deliveredAt?: string;
  /** Whether the carrier reports the shipment as late. */
  late?: boolean;
  /** Code and sub-code of the standard's delivery or pickup codes, for example `200-1`. */
  statusCode?: string;
  /** Road miles from the event's location to the destination and of the whole route, estimated when the event was logged. */
  milesLeft?: number;
  milesTotal?: number;
  /** State of the bill, for `billing_changed`. */
  billing?: BillingState;
  /** Further values of the event. */
  [name: string]: unknown;
}

/** An event as input of the projection. */
export interface LoggedEvent {
  type: ShipmentEventType;
  occurredAt: Date;
  /** IANA time zone of the location. */
  timeZone: string;
  /** Unique in the shipment. */
  sourceKey: string;
  /** The carrier's sequence number of a shipment's events; null if none. */
  sequence: number | null;
  place: EventPlace | null;
  details: EventDetails;
}

/** Order of a log: by time of occurrence, then by the carrier's sequence number. The key makes the order deterministic. */
export function compareEvents(left: LoggedEvent, right: LoggedEvent): number {
  return (
    left.occurredAt.getTime() - right.occurredAt.getTime() ||
    (left.sequence ?? -1) - (right.sequence ?? -1) ||
    (left.sourceKey < right.sourceKey ? -1 : Number(left.sourceKey > right.sourceKey))
  );
}

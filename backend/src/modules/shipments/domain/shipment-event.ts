/** What can happen to a shipment (freight.md §3.3 "Our event", and what Lading itself does). */
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

/** Who said so: Lading itself, a carrier's message, a carrier that was asked, or a member by hand. */
export type ShipmentEventSource = 'lading' | 'carrier' | 'pull' | 'member';

/** States of an appointment (freight.md §3.2). */
export type AppointmentState = 'not_needed' | 'needed' | 'requested' | 'secured' | 'missed' | 'rescheduled';

/** Where something happened; what is not known is absent. */
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

/** What an event says beside its type; every field only where its type has it. */
export interface EventDetails {
  /** Of an appointment, after the standard's words. */
  appointment?: AppointmentState;
  /** When the carrier expects to arrive: a UTC instant. */
  etaAt?: string;
  /** The same without a time of day: a local date at the destination. */
  etaOn?: string;
  /** When freight was delivered, of a correction: a UTC instant. */
  deliveredAt?: string;
  /** Whether the carrier itself calls the shipment late. */
  late?: boolean;
  /** Code and sub-code of the standard's delivery or pickup codes, like `200-1`. */
  statusCode?: string;
  /** State of the bill, of `billing_changed`. */
  billing?: string;
  /** Whatever else belongs to the event. */
  [name: string]: unknown;
}

/** An event as the projection reads it. */
export interface LoggedEvent {
  type: ShipmentEventType;
  occurredAt: Date;
  /** Unique in the shipment. */
  sourceKey: string;
  /** The carrier's own count of a shipment's events; null where there is none. */
  sequence: number | null;
  place: EventPlace | null;
  details: EventDetails;
}

/** Order of a log: by what happened when, then by the carrier's count; the key only makes the order of the rest the same for everybody. */
export function compareEvents(left: LoggedEvent, right: LoggedEvent): number {
  return (
    left.occurredAt.getTime() - right.occurredAt.getTime() ||
    (left.sequence ?? -1) - (right.sequence ?? -1) ||
    (left.sourceKey < right.sourceKey ? -1 : Number(left.sourceKey > right.sourceKey))
  );
}

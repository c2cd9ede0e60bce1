/** An event of a carrier's delivery that was not taken. */
export interface RefusedEvent {
  /** Index in `events`. */
  index: number;
  /** Null if it cannot be read. */
  eventId: string | null;
  code: 'EVENT_INVALID' | 'EVENT_IN_FUTURE' | 'SHIPMENT_UNKNOWN';
  message: string;
}

/** Result of a carrier's delivery of events, kept so that a repeated delivery gets the same response. */
export interface DeliveryResult {
  deliveryId: string;
  /** Number of new events. */
  accepted: number;
  /** Number of events received before. */
  duplicates: number;
  refused: RefusedEvent[];
}

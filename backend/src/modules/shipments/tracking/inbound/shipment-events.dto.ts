import type { DeliveryResult, RefusedEvent } from '../../domain/delivery-result.js';

/** A rejected event. */
export class RefusedEventDto implements RefusedEvent {
  /** Index in `events`. */
  index: number;
  /** Null if it cannot be read. */
  eventId: string | null;
  /** `EVENT_INVALID`, `EVENT_IN_FUTURE` or `SHIPMENT_UNKNOWN`. */
  code: 'EVENT_INVALID' | 'EVENT_IN_FUTURE' | 'SHIPMENT_UNKNOWN';
  /** Message for the user. */
  message: string;
}

/** Result of a delivery. */
export class EventBatchResultDto implements DeliveryResult {
  deliveryId: string;
  /** Number of new events. */
  accepted: number;
  /** Number of events received before. */
  duplicates: number;
  /** Rejected events. Sending them again has no effect. */
  refused: RefusedEventDto[];
}

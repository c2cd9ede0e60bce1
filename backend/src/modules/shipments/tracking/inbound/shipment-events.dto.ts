/** An event that was not taken. */
export class RefusedEventDto {
  /** Index in `events`. */
  index: number;
  /** Null where it cannot be read. */
  eventId: string | null;
  /** `EVENT_INVALID`, `EVENT_IN_FUTURE` or `SHIPMENT_UNKNOWN`. */
  code: 'EVENT_INVALID' | 'EVENT_IN_FUTURE' | 'SHIPMENT_UNKNOWN';
  /** For people. */
  message: string;
}

/** What became of a delivery. */
export class EventBatchResultDto {
  deliveryId: string;
  /** Events that are new. */
  accepted: number;
  /** Events that had been taken before. */
  duplicates: number;
  /** The others; sending them again changes nothing. */
  refused: RefusedEventDto[];
}

/** An event as delivered to subscribers; ids of a channel increase. All subscribers receive the same object. */
export interface FeedEvent {
  /** A decimal number; empty for events that cannot be resumed after. */
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

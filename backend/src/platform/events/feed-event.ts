/** An event as subscribers get it; ids of one channel rise. All subscribers get the same object. */
export interface FeedEvent {
  /** A decimal number. */
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

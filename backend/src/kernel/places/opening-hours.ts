/** Days of the week, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Local opening times of a location on one day of the week, `HH:MM`. */
export interface OpeningHours {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
}

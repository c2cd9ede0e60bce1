import type { LocalDate } from '../../../kernel/time/local-date.js';
import { instantAt } from '../../../kernel/time/local-time.js';

/** Time of a date without one: the middle of the day, so that no zone moves it to another day. */
export const NOON = '12:00';

/** An event of the DSDC in-transit standard. */
export type TraceEvent = Record<string, unknown>;

/** Makes an event of a traced shipment; `name` is what its id is made of. */
export type MakeEvent = (name: string, type: string, at: Date, more?: TraceEvent) => TraceEvent;

/** A moment with its local date. */
export interface Moment {
  on: LocalDate;
  at: Date;
}

/** A document that an event links. */
export interface TracedDocument {
  type: string;
  url: string;
}

/** Traces have no event ids, so each is made of what it says: repeated traces repeat events. `key`: what ids begin with, if it is not the PRO number. */
export function eventsOf(
  kind: string,
  shipmentNumber: string,
  proNumber: string | null,
  key = proNumber ?? shipmentNumber,
): MakeEvent {
  return (name, type, at, more = {}) => ({
    eventId: `${kind}:${key}:${name}`,
    type,
    occurredAt: at.toISOString(),
    sequence: Math.floor(at.getTime() / 1_000),
    shipment: { shipmentId: shipmentNumber, references: proNumber === null ? [] : [{ type: 'PRO', value: proNumber }] },
    ...more,
  });
}

/** Expected delivery date and appointment, as far as they are known. */
export function planEvents(
  { estimate, appointment }: { estimate: LocalDate | null; appointment: Date | null },
  now: Date,
  event: MakeEvent,
): TraceEvent[] {
  const secured = appointment?.toISOString();
  return [
    ...(estimate
      ? [
          event(`estimate:${estimate}`, 'IN_TRANSIT', now, {
            status: 'AG',
            attributes: { estimatedDeliveryDate: estimate },
          }),
        ]
      : []),
    ...(secured
      ? [
          event(`appointment:${secured}`, 'IN_TRANSIT', now, {
            status: 'AB',
            attributes: { appointmentStatus: 'Secured', estimatedArrival: secured },
          }),
        ]
      : []),
  ];
}

/** The delivery, and its documents if there are any. */
export function deliveryEvents(
  { on, at }: Moment,
  documents: readonly TracedDocument[],
  event: MakeEvent,
): TraceEvent[] {
  const name = `documents:${documents.map(({ type }) => type).join('+')}`;
  return [
    event(`delivered:${on}`, 'DELIVERED', at),
    ...(documents.length > 0 ? [event(name, 'PROOF_OF_DELIVERY', at, { documents: [...documents] })] : []),
  ];
}

/** A date and time (ISO 8601) with an offset, or local to the zone; midnight stands for a date without a time. Null if it cannot be read. */
export function momentOf(text: string | null | undefined, zone: string): Moment | null {
  const [, on = '', time, offset] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text?.trim() ?? '') ?? [];
  if (on === '' || Number.isNaN(Date.parse(`${on}T00:00:00Z`))) return null;
  if (offset !== undefined) {
    const at = new Date(text!.trim());
    return Number.isNaN(at.getTime()) ? null : { on, at };
  }
  const isMidnight = time === undefined || time === '00:00';
  return { on, at: instantAt(on, isMidnight ? NOON : time, zone) };
}

/** Words of the carrier as part of an event's id. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
}

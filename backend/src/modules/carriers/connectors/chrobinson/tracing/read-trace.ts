import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import {
  deliveryEvents,
  eventsOf,
  momentOf,
  planEvents,
  slugOf,
  type TracedDocument,
  type TraceEvent,
} from '../../trace-events.js';
import { EVENT_TYPES } from '../chr-codes.js';
import type { ChrEvent } from './trace.schemas.js';

const DELIVERED = 'LOAD DELIVERED';
const PICKED_UP = 'LOAD PICKED UP';

/** Events of the carrier as events of the DSDC in-transit standard. */
export function readTrace(
  events: readonly ChrEvent[],
  { number, timeZones, proNumber }: TracedShipment,
  documents: readonly TracedDocument[],
  now: Date,
): TraceEvent[] {
  const zone = timeZones.at(-1) ?? 'UTC';
  const pro = events.map(({ event }) => event.carrier?.proNumber).findLast(Boolean) ?? proNumber;
  const event = eventsOf('chrobinson', number, pro, number);
  const pickup = events.find((each) => each.event.eventType === PICKED_UP);
  const delivery = events.find((each) => each.event.eventType === DELIVERED);
  const delivered = delivery ? momentOf(delivery.eventTime, zone) : null;
  const moved = events.flatMap((each) => {
    const { eventTime, event: said } = each;
    const type = EVENT_TYPES[said.eventType];
    const at = momentOf(eventTime, zone)?.at;
    if (type === undefined || at === undefined || said.eventType === DELIVERED) return [];
    // What happens at the origin before the pickup says nothing about the transport.
    if (said.eventType !== PICKED_UP && (pickup === undefined || eventTime <= pickup.eventTime)) return [];
    return [event(`${slugOf(said.eventType)}:${at.toISOString()}`, type, at, { notes: notesOf(each) })];
  });
  return [
    ...moved,
    ...(delivered ? deliveryEvents(delivered, documents, event) : planEvents(plansOf(events, zone), now, event)),
  ];
}

/** The newest appointment and estimate at the destination. */
function plansOf(events: readonly ChrEvent[], zone: string) {
  const drops = events.flatMap(({ event: { location } }) => (location?.type === 'Drop' ? [location] : []));
  const newest = (name: 'scheduledOpenDateTime' | 'etaDateTime') =>
    momentOf(drops.map((drop) => drop[name]).findLast(Boolean), zone);
  return { estimate: newest('etaDateTime')?.on ?? null, appointment: newest('scheduledOpenDateTime')?.at ?? null };
}

/** The carrier's words: the event, who reports it, and where. */
function notesOf({ event: { eventType, carrier, location } }: ChrEvent): string {
  const place = [location?.address?.city, location?.address?.stateProvinceCode].filter(Boolean).join(', ');
  return plain([eventType, carrier?.name && `(${carrier.name})`, location?.name, place]);
}

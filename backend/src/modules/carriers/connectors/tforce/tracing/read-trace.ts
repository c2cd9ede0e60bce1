import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import {
  deliveryEvents,
  eventsOf,
  type MakeEvent,
  type Moment,
  momentOf,
  planEvents,
  slugOf,
  type TracedDocument,
  type TraceEvent,
} from '../../trace-events.js';
import { EVENT_WORDS, OUT_FOR_DELIVERY } from '../tforce-codes.js';
import type { TforceEvent, TforceTrace } from './trace.schemas.js';

/** A trace as events of the DSDC in-transit standard. */
export function readTrace(
  traced: TforceTrace,
  { number, timeZones }: TracedShipment,
  documents: readonly TracedDocument[],
  now: Date,
): TraceEvent[] {
  const [origin = 'UTC', destination = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  const event = eventsOf('tforce', number, traced.pro);
  const pickedUp = momentOf(traced.pickup?.date, origin);
  const delivered = deliveryOf(traced, destination);
  if (pickedUp === null && delivered === null) return [];
  const estimate = momentOf(traced.delivery?.estimated?.date, destination)?.on ?? null;
  return [
    ...(pickedUp ? [event(`picked-up:${pickedUp.on}`, 'PICKED_UP', pickedUp.at)] : []),
    ...underway(traced.events ?? [], { pickedUp, delivered }, destination, event),
    ...(delivered
      ? deliveryEvents(delivered, documents, event)
      : [...planEvents({ estimate, appointment: null }, now, event), ...statusOf(traced, now, event)]),
  ];
}

/** When the freight was delivered; null until then. */
export function deliveryOf({ delivery }: TforceTrace, zone: string): Moment | null {
  return momentOf(delivery?.actual?.date, zone);
}

/** Events between pickup and delivery. */
function underway(
  events: readonly TforceEvent[],
  { pickedUp, delivered }: { pickedUp: Moment | null; delivered: Moment | null },
  zone: string,
  event: MakeEvent,
): TraceEvent[] {
  return events.flatMap(({ date, code, description, displayDescription, serviceCenter }) => {
    const at = momentOf(date, zone)?.at;
    const words = displayDescription || description || '';
    if (!at || (pickedUp && at <= pickedUp.at) || (delivered && at >= delivered.at)) return [];
    const name = `event:${slugOf(`${code ?? ''} ${words}`)}:${at.toISOString()}`;
    const notes = plain([words, serviceCenter, code && `[${code}]`]);
    return [event(name, typeOf(words), at, { notes })];
  });
}

function typeOf(words: string): string {
  return EVENT_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'IN_TRANSIT';
}

/** The current status, which may say more than the events. */
function statusOf({ currentStatus }: TforceTrace, now: Date, event: MakeEvent): TraceEvent[] {
  const words = plain([currentStatus?.description]);
  if (words === '') return [];
  const type = currentStatus?.details === OUT_FOR_DELIVERY ? 'OUT_FOR_DELIVERY' : typeOf(words);
  return [event(`status:${slugOf(words)}`, type, now, { notes: words })];
}

import { instantAt } from '../../../../../kernel/time/local-time.js';
import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import {
  deliveryEvents,
  eventsOf,
  type Moment,
  NOON,
  planEvents,
  slugOf,
  type TracedDocument,
  type TraceEvent,
} from '../../trace-events.js';
import { STATUS_EVENTS } from '../rlc-codes.js';
import { readDate, readTime } from '../rlc-values.js';
import type { RlcMoment, RlcShipment } from './trace.schemas.js';

/** A trace as events of the DSDC in-transit standard. */
export function readTrace(
  traced: RlcShipment,
  { number, timeZones }: TracedShipment,
  documents: readonly TracedDocument[],
  now: Date,
): TraceEvent[] {
  const { ShipmentNumber: pro, LongStatus: long, EstimatedDelivery: estimate } = traced;
  const [origin = 'UTC', destination = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  const event = eventsOf('rlc', number, pro);
  const pickedUp = localMomentOf(traced.PickupDate, origin);
  const appointment = localMomentOf(traced.AppointmentDate, destination);
  const delivered = localMomentOf(traced.DeliveryDate, destination);
  const status = statusOf(traced, pickedUp !== null && delivered === null);
  const expected = readDate(estimate ?? '');
  const notes = plain([long]);
  return [
    ...(pickedUp ? [event(`picked-up:${pickedUp.on}`, 'PICKED_UP', pickedUp.at)] : []),
    ...(delivered ? [] : planEvents({ estimate: expected, appointment: appointment?.at ?? null }, now, event)),
    ...(status ? [event(`status:${status.key}`, status.type, now, notes === '' ? {} : { notes })] : []),
    ...(delivered ? deliveryEvents(delivered, documents, event) : []),
  ];
}

/** Date and instant of a local moment; null without a date. */
function localMomentOf(moment: RlcMoment | null | undefined, zone: string): Moment | null {
  const on = readDate(moment?.Date ?? '');
  return on === null ? null : { on, at: instantAt(on, readTime(moment?.Time ?? '') ?? NOON, zone) };
}

/** What the status adds to the dates; statuses outside the table say only that the freight is in transit. */
function statusOf({ ShortStatus: short }: RlcShipment, inTransit: boolean): { key: string; type: string } | null {
  const text = plain([short]);
  if (!inTransit || text === '') return null;
  const type = STATUS_EVENTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'IN_TRANSIT';
  return { key: slugOf(text), type };
}

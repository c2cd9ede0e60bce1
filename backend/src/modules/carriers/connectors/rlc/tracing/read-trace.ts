import { instantAt } from '../../../../../kernel/time/local-time.js';
import type { LocalDate } from '../../../../../kernel/time/local-date.js';
import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import { STATUS_EVENTS } from '../rlc-codes.js';
import { readDate, readTime } from '../rlc-values.js';
import type { RlcMoment, RlcShipment } from './trace.schemas.js';

/** Time of a date without one: the middle of the day, so that no zone moves it to another day. */
const NOON = '12:00';

/** A document of a delivered shipment. */
export interface TracedDocument {
  type: string;
  url: string;
}

type Event = Record<string, unknown>;

/** A trace as events of the DSDC in-transit standard. Traces have no event ids, so each is made of what it says: repeated traces repeat events. */
export function readTrace(
  traced: RlcShipment,
  { number, timeZones }: TracedShipment,
  documents: readonly TracedDocument[],
  now: Date,
): Event[] {
  const { ShipmentNumber: pro, LongStatus: long, EstimatedDelivery: estimate } = traced;
  const [origin = 'UTC', destination = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  const event = (name: string, type: string, at: Date, more: Event = {}): Event => ({
    eventId: `rlc:${pro}:${name}`,
    type,
    occurredAt: at.toISOString(),
    sequence: Math.floor(at.getTime() / 1_000),
    shipment: { shipmentId: number, references: [{ type: 'PRO', value: pro }] },
    ...more,
  });
  const pickedUp = momentOf(traced.PickupDate, origin);
  const appointment = momentOf(traced.AppointmentDate, destination);
  const delivered = momentOf(traced.DeliveryDate, destination);
  const status = statusOf(traced, pickedUp !== null && delivered === null);
  const expected = readDate(estimate ?? '');
  const notes = plain([long]);
  return [
    ...(pickedUp ? [event(`picked-up:${pickedUp.on}`, 'PICKED_UP', pickedUp.at)] : []),
    ...(expected && !delivered
      ? [
          event(`estimate:${expected}`, 'IN_TRANSIT', now, {
            status: 'AG',
            attributes: { estimatedDeliveryDate: expected },
          }),
        ]
      : []),
    ...(appointment && !delivered
      ? [
          event(`appointment:${appointment.at.toISOString()}`, 'IN_TRANSIT', now, {
            status: 'AB',
            attributes: { appointmentStatus: 'Secured', estimatedArrival: appointment.at.toISOString() },
          }),
        ]
      : []),
    ...(status ? [event(`status:${status.key}`, status.type, now, notes === '' ? {} : { notes })] : []),
    ...(delivered ? [event(`delivered:${delivered.on}`, 'DELIVERED', delivered.at)] : []),
    ...(delivered && documents.length > 0
      ? [
          event(`documents:${documents.map(({ type }) => type).join('+')}`, 'PROOF_OF_DELIVERY', delivered.at, {
            documents: [...documents],
          }),
        ]
      : []),
  ];
}

/** Date and instant of a local moment; null without a date. */
function momentOf(moment: RlcMoment | null | undefined, zone: string): { on: LocalDate; at: Date } | null {
  const on = readDate(moment?.Date ?? '');
  return on === null ? null : { on, at: instantAt(on, readTime(moment?.Time ?? '') ?? NOON, zone) };
}

/** What the status adds to the dates; statuses outside the table say only that the freight is in transit. */
function statusOf({ ShortStatus: short }: RlcShipment, inTransit: boolean): { key: string; type: string } | null {
  const text = plain([short]);
  if (!inTransit || text === '') return null;
  const type = STATUS_EVENTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'IN_TRANSIT';
  return {
    key: text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 40),
    type,
  };
}

import { instantAt } from '../../../../../kernel/time/local-time.js';
import type { LocalDate } from '../../../../../kernel/time/local-date.js';
import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import { BEFORE_PICKUP, SCAN_EVENTS } from '../fedex-codes.js';
import type { FedexScan } from './trace.schemas.js';
import type { FoundShipment } from './tracing.js';

/** Time of a date without one: the middle of the day, so that no zone moves it to another day. */
const NOON = '12:00';

type Event = Record<string, unknown>;

type MakeEvent = (name: string, type: string, at: Date, more?: Event) => Event;

interface Moment {
  at: Date;
  on: LocalDate;
}

type Dated = (type: string, zone: string) => Moment | null;

interface DatedScan {
  scan: FedexScan;
  moment: Moment;
}

/** A trace as events of the DSDC in-transit standard. Traces have no event ids, so each is made of what it says: repeated traces repeat events. */
export function readTrace(
  found: FoundShipment,
  { number, timeZones }: TracedShipment,
  documents: readonly { type: string; url: string }[],
  now: Date,
): Event[] {
  const [origin = 'UTC', destination = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  const event: MakeEvent = (name, type, at, more = {}) => ({
    eventId: `fedex:${found.trackingNumber}:${name}`,
    type,
    occurredAt: at.toISOString(),
    sequence: Math.floor(at.getTime() / 1_000),
    shipment: { shipmentId: number, references: [{ type: 'PRO', value: found.trackingNumber }] },
    ...more,
  });
  const dated: Dated = (type, zone) => momentOf(found.dateAndTimes?.find((each) => each.type === type)?.dateTime, zone);
  const scans = scansOf(found, destination);
  const scanned = (code: string) => scans.find(({ scan }) => scan.eventType === code)?.moment ?? null;
  const pickedUp = dated('ACTUAL_PICKUP', origin) ?? dated('ACTUAL_TENDER', origin) ?? scanned('PU');
  const delivered = dated('ACTUAL_DELIVERY', destination) ?? scanned('DL');
  const attempted = dated('ATTEMPTED_DELIVERY', destination);
  return [
    ...(pickedUp ? [event(`picked-up:${pickedUp.on}`, 'PICKED_UP', pickedUp.at)] : []),
    ...(pickedUp ? underway(scans, event) : []),
    ...(attempted ? [event(`attempted:${attempted.at.toISOString()}`, 'DELIVERY_ATTEMPTED', attempted.at)] : []),
    ...(delivered ? deliveryOf(delivered, documents, event) : plansOf(dated, destination, now, event)),
  ];
}

function scansOf({ scanEvents }: FoundShipment, zone: string): DatedScan[] {
  return (scanEvents ?? []).flatMap((scan) => {
    const moment = momentOf(scan.date, zone);
    return moment === null || BEFORE_PICKUP.includes(scan.eventType ?? '') ? [] : [{ scan, moment }];
  });
}

/** Scans between pickup and delivery; codes outside the table say only that the freight is in transit. */
function underway(scans: readonly DatedScan[], event: MakeEvent): Event[] {
  return scans
    .filter(({ scan }) => !['PU', 'DL'].includes(scan.eventType ?? ''))
    .map(({ scan, moment: { at } }) => {
      const code = scan.eventType ?? '';
      return event(`scan:${code}:${at.toISOString()}`, SCAN_EVENTS[code] ?? 'IN_TRANSIT', at, { notes: notesOf(scan) });
    });
}

/** Expected delivery and appointment. */
function plansOf(dated: Dated, zone: string, now: Date, event: MakeEvent): Event[] {
  const estimate = dated('ESTIMATED_DELIVERY', zone);
  const appointment = dated('APPOINTMENT_DELIVERY', zone);
  const attributesOf = (at: string) => ({ appointmentStatus: 'Secured', estimatedArrival: at });
  return [
    ...(estimate
      ? [
          event(`estimate:${estimate.on}`, 'IN_TRANSIT', now, {
            status: 'AG',
            attributes: { estimatedDeliveryDate: estimate.on },
          }),
        ]
      : []),
    ...(appointment
      ? [
          event(`appointment:${appointment.at.toISOString()}`, 'IN_TRANSIT', now, {
            status: 'AB',
            attributes: attributesOf(appointment.at.toISOString()),
          }),
        ]
      : []),
  ];
}

function deliveryOf(
  { on, at }: Moment,
  documents: readonly { type: string; url: string }[],
  event: MakeEvent,
): Event[] {
  const name = `documents:${documents.map(({ type }) => type).join('+')}`;
  return [
    event(`delivered:${on}`, 'DELIVERED', at),
    ...(documents.length > 0 ? [event(name, 'PROOF_OF_DELIVERY', at, { documents: [...documents] })] : []),
  ];
}

/** The carrier's words and place, with the code of a scan that Lading does not know. */
function notesOf({
  eventType,
  eventDescription,
  exceptionCode,
  exceptionDescription,
  scanLocation,
}: FedexScan): string {
  const place = [scanLocation?.city, scanLocation?.stateOrProvinceCode].filter(Boolean).join(', ');
  const isKnown = SCAN_EVENTS[eventType ?? ''] !== undefined;
  return plain([
    eventDescription,
    exceptionDescription,
    exceptionCode && `(${exceptionCode})`,
    place,
    isKnown || !eventType ? '' : `[${eventType}]`,
  ]);
}

/** A date and time with an offset, or local to the zone; null if it cannot be read. */
function momentOf(text: string | null | undefined, zone: string): Moment | null {
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

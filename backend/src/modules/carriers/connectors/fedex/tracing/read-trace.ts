import { plain } from '../../carrier-text.js';
import type { TracedShipment } from '../../connector.js';
import {
  deliveryEvents,
  eventsOf,
  type MakeEvent,
  type Moment,
  momentOf,
  planEvents,
  type TracedDocument,
  type TraceEvent,
} from '../../trace-events.js';
import { BEFORE_PICKUP, SCAN_EVENTS } from '../fedex-codes.js';
import type { FedexScan } from './trace.schemas.js';
import type { FoundShipment } from './tracing.js';

type Dated = (type: string, zone: string) => Moment | null;

interface DatedScan {
  scan: FedexScan;
  moment: Moment;
}

/** A trace as events of the DSDC in-transit standard. */
export function readTrace(
  found: FoundShipment,
  { number, timeZones }: TracedShipment,
  documents: readonly TracedDocument[],
  now: Date,
): TraceEvent[] {
  const [origin = 'UTC', destination = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  const event = eventsOf('fedex', number, found.trackingNumber);
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
    ...(delivered ? deliveryEvents(delivered, documents, event) : plansOf(dated, destination, now, event)),
  ];
}

function scansOf({ scanEvents }: FoundShipment, zone: string): DatedScan[] {
  return (scanEvents ?? []).flatMap((scan) => {
    const moment = momentOf(scan.date, zone);
    return moment === null || BEFORE_PICKUP.includes(scan.eventType ?? '') ? [] : [{ scan, moment }];
  });
}

/** Scans between pickup and delivery; codes outside the table say only that the freight is in transit. */
function underway(scans: readonly DatedScan[], event: MakeEvent): TraceEvent[] {
  return scans
    .filter(({ scan }) => !['PU', 'DL'].includes(scan.eventType ?? ''))
    .map(({ scan, moment: { at } }) => {
      const code = scan.eventType ?? '';
      return event(`scan:${code}:${at.toISOString()}`, SCAN_EVENTS[code] ?? 'IN_TRANSIT', at, { notes: notesOf(scan) });
    });
}

/** Expected delivery and appointment. */
function plansOf(dated: Dated, zone: string, now: Date, event: MakeEvent): TraceEvent[] {
  const plans = {
    estimate: dated('ESTIMATED_DELIVERY', zone)?.on ?? null,
    appointment: dated('APPOINTMENT_DELIVERY', zone)?.at ?? null,
  };
  return planEvents(plans, now, event);
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

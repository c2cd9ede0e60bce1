import { createHash } from 'node:crypto';
import type { Segment } from '../domain/x12/segments.js';
import { instantOf, type ZonedInstant } from './time-codes.js';

/** IANA zone of a city, for local times; null if unknown. */
export type CityZone = (city: string, state: string, country: string) => string | null;

/** A status that cannot be placed in time. */
export interface StatusProblem {
  readonly code: string;
  readonly message: string;
}

/** What a 214 says: events in the form of the DSDC in-transit standard, which the event intake reads, and statuses that cannot be used. */
export interface StatusMessage {
  readonly scac: string;
  /** Numbers by which the shipment may be found. */
  readonly numbers: readonly string[];
  readonly proNumber: string | null;
  readonly events: readonly object[];
  readonly problems: readonly StatusProblem[];
}

export interface StatusContext {
  /** Time of events whose date is that of an estimate or appointment. */
  readonly receivedAt: Date;
  /** The status codes that are known; others are kept and change nothing. */
  isKnown(code: string): boolean;
  zoneOf: CityZone;
}

/** Statuses whose date is the expected one, not that of the status. */
const ESTIMATES = ['AG', 'X2', 'B6', 'C1', 'E1'];
const APPOINTMENTS: Readonly<Record<string, 'Requested' | 'Secured'>> = {
  AA: 'Secured',
  AB: 'Secured',
  XA: 'Secured',
  X9: 'Secured',
  AC: 'Requested',
};
/** Delivery attempts: the reason tells whether the consignee refused. */
const ATTEMPTS = ['AH', 'AP'];
/** Reasons that say nothing (code list 1651). */
const NO_REASON = ['', 'NS', 'NA'];
const COUNTRIES: Readonly<Record<string, string>> = {
  US: 'USA',
  CA: 'CAN',
  MX: 'MEX',
  USA: 'USA',
  CAN: 'CAN',
  MEX: 'MEX',
};

interface StatusLine {
  readonly at7: Segment;
  place: Segment | null;
  readonly index: number;
}

function linesOf(segments: readonly Segment[]): StatusLine[] {
  const lines: StatusLine[] = [];
  for (const segment of segments)
    if (segment[0] === 'AT7') lines.push({ at7: segment, place: null, index: lines.length });
    else if (segment[0] === 'MS1' && lines.length > 0) lines.at(-1)!.place ??= segment;
  return lines;
}

/** DDDMMSS with a letter, as degrees; null if absent. */
function degrees(value: string | undefined, direction: string | undefined): number | null {
  if (!value || !/^\d{7}$/.test(value)) return null;
  const amount = Number(value.slice(0, 3)) + Number(value.slice(3, 5)) / 60 + Number(value.slice(5)) / 3_600;
  return direction === 'W' || direction === 'S' ? -amount : amount;
}

function locationOf(place: Segment | null): object | undefined {
  if (place === null) return undefined;
  const [, city = '', state = '', country = '', longitude, latitude, east, north] = place;
  const [lon, lat] = [degrees(longitude, east), degrees(latitude, north)];
  return {
    ...(city && { city }),
    ...(state && { state }),
    ...(country && { country: COUNTRIES[country] ?? country }),
    ...(lon !== null &&
      lat !== null &&
      Math.abs(lat) <= 90 &&
      Math.abs(lon) <= 180 && { longitude: lon, latitude: lat }),
  };
}

/** The same for the same status, however often and in whichever interchange it is sent. */
function idOf(header: readonly string[], { at7, place }: StatusLine): string {
  const text = JSON.stringify([header, at7.slice(1), place?.slice(1, 4) ?? []]);
  return `x12-${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
}

interface CodedStatus {
  readonly status: string;
  readonly reason: string;
  readonly instant: ZonedInstant;
}

/** Code and reason of a status; appointments have them in AT7-03 and AT7-04. */
function codeOf({ at7 }: StatusLine): [status: string, reason: string] {
  const [first, second] = [at7[1] ?? '', at7[3] ?? ''];
  return first === '' ? [second, at7[4] ?? ''] : [first, at7[2] ?? ''];
}

function localZone({ place }: StatusLine, { zoneOf }: StatusContext): string | null {
  const city = place?.[1] ?? '';
  return city === '' ? null : zoneOf(city, place?.[2] ?? '', place?.[3] ?? '');
}

function codedStatus(line: StatusLine, context: StatusContext): CodedStatus | StatusProblem {
  const [status, reason] = codeOf(line);
  const [date, time, timeCode] = [line.at7[5] ?? '', line.at7[6] ?? '', line.at7[7] ?? ''];
  if (status === '') return { code: '', message: 'The status has no code.' };
  if (date === '' || time === '') return { code: status, message: `Status ${status} has no date or time.` };
  const instant = instantOf(date, time, timeCode, localZone(line, context));
  if (instant !== null) return { status, reason, instant };
  return { code: status, message: `Status ${status} has a local time, and its location is not known.` };
}

function attributesOf({ status, reason, instant }: CodedStatus, isAhead: boolean): object {
  const appointment = APPOINTMENTS[status];
  return {
    ...(!NO_REASON.includes(reason) && { reasonCode: reason }),
    ...(instant.zone !== null && { timeZone: instant.zone }),
    ...(isAhead && { estimatedArrival: instant.at.toISOString() }),
    ...(appointment && { appointmentStatus: appointment }),
  };
}

function eventOf(
  line: StatusLine,
  header: readonly string[],
  shipment: object,
  context: StatusContext,
): object | StatusProblem {
  const coded = codedStatus(line, context);
  if (!('instant' in coded)) return coded;
  const { status, instant } = coded;
  const isAhead = ESTIMATES.includes(status) || Object.hasOwn(APPOINTMENTS, status);
  const location = locationOf(line.place);
  return {
    eventId: idOf(header, line),
    type: typeOf(status, context),
    status,
    occurredAt: (isAhead ? context.receivedAt : instant.at).toISOString(),
    sequence: line.index,
    ...(location && { location }),
    attributes: attributesOf(coded, isAhead),
    shipment,
  };
}

/** `IN_TRANSIT` is refined by the status; `OTHER` is kept and changes nothing. */
function typeOf(status: string, context: StatusContext): string {
  if (ATTEMPTS.includes(status)) return 'DELIVERY_ATTEMPTED';
  return context.isKnown(status) ? 'IN_TRANSIT' : 'OTHER';
}

/** Reads the segments of a 214. */
export function readStatus(segments: readonly Segment[], context: StatusContext): StatusMessage {
  const begin = segments.find(([id]) => id === 'B10') ?? [];
  const [, pro = '', shipment = '', scac = ''] = begin;
  const references = segments
    .filter(([id, , qualifier]) => id === 'L11' && ['BM', 'SI', 'CN'].includes(qualifier ?? ''))
    .map(([, value = '', qualifier]) => ({ type: qualifier === 'CN' ? 'PRO' : 'BOL', value }));
  const named = {
    shipmentId: shipment || pro,
    references: [...(pro === '' ? [] : [{ type: 'PRO', value: pro }]), ...references].slice(0, 50),
  };
  const header = [scac, shipment, pro];
  const read = linesOf(segments).map((line) => eventOf(line, header, named, context));
  return {
    scac,
    numbers: [shipment, pro, ...references.map(({ value }) => value)].filter((number) => number !== ''),
    proNumber: pro || null,
    events: read.filter((event) => 'eventId' in event),
    problems: read.filter((event): event is StatusProblem => !('eventId' in event)),
  };
}

import { IsIn, IsNumber, Matches, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { IsLocalDate, IsUtcInstant } from '../../../platform/http/validation/formats.js';
import type { AppointmentState } from '../domain/shipment-event.js';
import type { ExceptionKind } from '../domain/exception-kinds.js';
import { MANUAL_EVENT_TYPES, type ManualEventType } from '../domain/manual-events.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';

/** The five axes of a shipment (freight.md §3.2), each projected from the event log. */
export class ShipmentAxesDto {
  execution: ShipmentStatus;
  /** `not_needed`, `needed`, `requested`, `secured`, `missed` or `rescheduled`. */
  pickupAppointment: AppointmentState;
  /** As for pickup. */
  deliveryAppointment: AppointmentState;
  customs: 'none' | 'docs_pending' | 'in_bond' | 'hold' | 'cleared';
  /** `estimated`, `preliminary`, `invoiced`, `audited`, `disputed`, `approved`, `paid` or `closed`. */
  billing: string;
  /** Proof of delivery: `none` before delivery. */
  pod: 'none' | 'pending' | 'available';
}

/** How fresh tracking is. */
export class FreshnessDto {
  /** `none`: nothing to be heard yet, or any more; `stale`: nothing in 24 hours under way (48 around a weekend). */
  state: 'none' | 'fresh' | 'stale';
  /** UTC instant of the newest event. */
  lastEventAt: string | null;
  /** UTC instant at which tracking counts as stale; null where nothing is awaited. */
  staleAt: string | null;
}

/** What should happen next. */
export class NextEventDto {
  /** Type of the event that is awaited, such as `picked_up`. */
  event: string;
  /** In words. */
  text: string;
  /** UTC instant by which; null when nobody has said. */
  by: string | null;
  /** Whether the instant has passed. */
  overdue: boolean;
}

/** What should happen next, and where. */
export class ExpectedNextDto extends NextEventDto {
  /** IANA zone of the place where it should happen. */
  timeZone: string;
}

/** An open exception, as a badge shows it. */
export class OpenExceptionDto {
  kind: ExceptionKind;
  severity: 'info' | 'warning' | 'high' | 'critical';
  /** In words: what it is and what to do. */
  text: string;
}

/** When the freight should arrive. */
export class EtaDto {
  /** Local date at the destination. */
  on: string;
  /** UTC instant, when the carrier gave one. */
  at: string | null;
  /** IANA zone of the destination. */
  timeZone: string;
  /** `promised`: date of the booked offer; `carrier`: what the carrier reported since; `delivery`: it goes out for delivery today. */
  basis: 'promised' | 'carrier' | 'delivery';
  /** UTC instant since which it is known. */
  since: string;
  /** Business days after the promised date; 0 when in time. */
  daysLate: number;
}

/** Something about a shipment that somebody has to see to (freight.md §3.4). */
export class ShipmentExceptionDto {
  /** `exc_` and a ULID. */
  id: string;
  kind: ExceptionKind;
  severity: 'info' | 'warning' | 'high' | 'critical';
  /** In words: what it is and what to do. */
  text: string;
  /** UTC instant. */
  openedAt: string;
  /** UTC instant at which its reason went away; null while it lasts. */
  endedAt: string | null;
  /** Member who sees to it. */
  ownerId: string | null;
  ownerName: string | null;
  /** UTC instant until which it is out of the work queue. */
  snoozedUntil: string | null;
  /** What was done about it; null while it is open. */
  resolution: string | null;
  /** UTC instant. */
  resolvedAt: string | null;
}

/** Where something happened; what is not known is null. */
export class EventPlaceDto {
  name: string | null;
  city: string | null;
  /** State or province. */
  state: string | null;
  postalCode: string | null;
  country: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** An event of the timeline. */
export class TimelineEventDto {
  /** `sev_` and a ULID. */
  id: string;
  /** What happened, such as `picked_up`; `unknown` for a code that moves nothing. */
  type: string;
  /** In words. */
  text: string;
  /** UTC instant at which it happened. */
  occurredAt: string;
  /** IANA zone of the place where it happened. */
  timeZone: string;
  /** UTC instant at which Lading heard of it. */
  receivedAt: string;
  /** Whether it was reported after a newer one. */
  late: boolean;
  source: 'lading' | 'carrier' | 'pull' | 'member';
  /** Who entered it; null for events that nobody entered by hand. */
  actorName: string | null;
  place: EventPlaceDto | null;
  /** The carrier's own code. */
  code: string | null;
  /** Why, in words. */
  reason: string | null;
  /** The carrier's message; null without the permission to edit shipments. */
  raw: object | null;
}

/** What has happened to a shipment, how fresh that is and what comes next. */
export class TimelineDto {
  /** Newest first, at most 500. */
  items: TimelineEventDto[];
  axes: ShipmentAxesDto;
  freshness: FreshnessDto;
  /** Null once nothing is awaited. */
  expectedNext: ExpectedNextDto | null;
  /** Null without any date. */
  eta: EtaDto | null;
  /** Newest first, those that ended or were resolved as well. */
  exceptions: ShipmentExceptionDto[];
}

/** Where an event that is entered by hand happened. */
export class NewEventPlaceDto {
  @MayBeMissing()
  @OneLine({ max: 60 })
  city?: string;

  /** Two-letter state or province. */
  @MayBeMissing()
  @Matches(/^[A-Z]{2}$/, { message: 'must be two capital letters' })
  state?: string;

  /** Degrees. */
  @MayBeMissing()
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude?: number;

  /** Degrees. */
  @MayBeMissing()
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude?: number;
}

/** An event that somebody enters by hand. */
export class NewShipmentEventDto {
  /** `delivery_time_corrected` and `delivery_reversed` are for managers. */
  @IsIn(MANUAL_EVENT_TYPES)
  type: ManualEventType;

  /** UTC instant at which it happened, not in the future; of `delivery_time_corrected`, the right time of delivery. */
  @IsUtcInstant()
  occurredAt: string;

  /** Why it is entered by hand, such as "told by the driver". */
  @MultiLine({ min: 3, max: 500 })
  reason: string;

  @MayBeMissing()
  @Nested(() => NewEventPlaceDto)
  place?: NewEventPlaceDto;

  /** Local date at the destination, of `estimated_arrival`. */
  @MayBeMissing()
  @IsLocalDate()
  etaOn?: string;

  /** Same text for the same entry: a repetition is one event. */
  @MayBeMissing()
  @Matches(/^[\x21-\x7e]{8,60}$/, { message: 'must be 8 to 60 printable characters' })
  key?: string;
}
